import { costNow, workFor } from '@presently/telemetry/cost';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds of work in one piece. Shorter texts have no pause. */
const turnMs = 8;
/**
 * A pause is so many times as long as the work before it, the reading of rows included, for each text that is written at
 * the moment: all of them together take a tenth of a processor. With more, every call beside them would take longer.
 */
const restForWork = 9;
const longestPauseMs = 1_000;
/** Texts that are being written. */
let writing = 0;

/** The parts of a long text, with pauses in which the process and the database work for others. */
export async function* withPauses<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  writing++;
  try {
    let began = performance.now();
    for await (const part of parts) {
      yield part;
      const worked = performance.now() - began;
      if (worked < turnMs) continue;
      await delay(Math.min(worked * restForWork, longestPauseMs) * writing);
      workFor(costNow());
      began = performance.now();
    }
  } finally {
    writing--;
  }
}
