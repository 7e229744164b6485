import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds of work in one piece. */
const turnMs = 8;
/**
 * A pause is as long as the work before it, and at most this, for each text that is written at the moment: all of them
 * together leave half of the time to other requests of the process.
 */
const longestPauseMs = 40;
/** Texts that are being written. */
let writing = 0;

/** The parts of a text, with pauses in which other requests of this process run. */
export async function* withPauses<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  writing++;
  try {
    let began = performance.now();
    for await (const part of parts) {
      yield part;
      const worked = performance.now() - began;
      if (worked < turnMs) continue;
      await delay(Math.min(worked, longestPauseMs) * writing);
      began = performance.now();
    }
  } finally {
    writing--;
  }
}
