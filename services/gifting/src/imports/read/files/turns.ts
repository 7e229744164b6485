import { setImmediate as nextTurn } from 'node:timers/promises';

const turnMs = 12;

/** Lets other requests of this process run between the parts of long work. */
export class Turns {
  private began = performance.now();

  async pass(): Promise<void> {
    if (performance.now() - this.began < turnMs) return;
    await nextTurn();
    this.began = performance.now();
  }
}
