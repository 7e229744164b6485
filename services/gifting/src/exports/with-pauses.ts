import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds of work in one piece. */
const turnMs = 8;
/** A pause is as long as the work before it, and at most this: other requests of the process get half of its time. */
const longestPauseMs = 40;

/** The parts of a text, with pauses in which other requests of this process run. */
export async function* withPauses<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  let began = performance.now();
  for await (const part of parts) {
    yield part;
    const worked = performance.now() - began;
    if (worked < turnMs) continue;
    await delay(Math.min(worked, longestPauseMs));
    began = performance.now();
  }
}
