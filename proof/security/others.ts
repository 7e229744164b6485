import { setTimeout as delay } from 'node:timers/promises';
import type { Attacker } from './attacker.ts';

/** Milliseconds by which an attack may delay a call of another person beyond what is usual on this machine. */
const patience = 1_000;

/** Calls of another person during an attack. */
export class Others {
  /** Answers that were no 200, or late. */
  readonly harmed: string[] = [];
  private usual = 0;
  private readonly other: Attacker;

  constructor(other: Attacker) {
    this.other = other;
  }

  /** Learns how long calls take without an attack: the machine may be busy with something else. */
  async learn(): Promise<void> {
    for (let count = 0; count < 30; count++) this.usual = Math.max(this.usual, (await this.call('user')).took);
  }

  async callAll(): Promise<void> {
    for (const path of ['recipients', 'user']) {
      const { status, took } = await this.call(path);
      if (status !== 200 || took > patience + 4 * this.usual) {
        this.harmed.push(`${path}: ${status} after ${Math.round(took)} ms, usually up to ${Math.round(this.usual)} ms`);
      }
    }
  }

  /** Calls until the work has ended. */
  async during<T>(work: Promise<T>): Promise<T> {
    const over = new AbortController();
    const done = work.finally(() => over.abort());
    done.catch(() => undefined);
    while (!over.signal.aborted) {
      await this.callAll();
      await delay(30);
    }
    return done;
  }

  private async call(path: string): Promise<{ status: number; took: number }> {
    const began = performance.now();
    const { status } = await this.other.call(`GET /api/${path}`);
    return { status, took: performance.now() - began };
  }
}
