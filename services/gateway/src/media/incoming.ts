import { Problem } from '@presently/messaging/problem';
import type { Readable } from 'node:stream';

export interface Allowance {
  /** Bytes. */
  most: number;
  /** Milliseconds for which nothing need come at all. */
  patienceMs: number;
}

/** Bytes a second below which an upload is a way of holding a connection: 256 kbit/s, less than a poor phone manages. */
const slowest = 32 * 1024;

/** What comes in, measured: no more than allowed and no slower than a poor line. Reading begins with the first look. */
export class Incoming {
  private readonly chunks: AsyncIterator<Buffer>;
  private waitedMs = 0;
  /** Bytes so far. */
  size = 0;
  /** Why it was not taken to its end. */
  refusal: Problem | undefined;

  constructor(
    source: Readable,
    private readonly allowance: Allowance,
  ) {
    // A refused source is left open: its sender is to hear why.
    this.chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  }

  /** The first bytes: as many as asked for, more, or all there are. */
  async start(bytes: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    while (this.size < bytes) {
      const chunk = await this.next();
      if (!chunk) break;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  /** What is still to come. @throws Problem `media.too-large`, `media.too-slow` or `media.broken-off` */
  async *rest(): AsyncGenerator<Buffer> {
    for (let chunk = await this.next(); chunk; chunk = await this.next()) yield chunk;
  }

  /** Reads no more; the source goes on for whoever wants the rest. */
  async leave(): Promise<void> {
    await this.chunks.return?.();
  }

  private async next(): Promise<Buffer | undefined> {
    const { most, patienceMs } = this.allowance;
    const asked = performance.now();
    const chunk = await this.soonEnough(patienceMs + (this.size / slowest) * 1000 - this.waitedMs);
    this.waitedMs += performance.now() - asked;
    if (!chunk) return undefined;
    this.size += chunk.length;
    if (this.size > most) throw this.refuse(tooLarge(most));
    return chunk;
  }

  private async soonEnough(ms: number): Promise<Buffer | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(this.refuse(tooSlow())), Math.max(ms, 0));
    });
    const next = this.chunks.next().then(
      ({ done, value }) => (done ? undefined : value),
      (cause: unknown) => Promise.reject(this.refuse(brokenOff(cause))),
    );
    return Promise.race([next, late]).finally(() => clearTimeout(timer));
  }

  private refuse(problem: Problem): Problem {
    return (this.refusal ??= problem);
  }
}

const megabyte = 1024 * 1024;
export const tooLarge = (most: number) =>
  new Problem('media.too-large', 413, `A recording of this kind may have at most ${Math.floor(most / megabyte)} MB`);
const tooSlow = () => new Problem('media.too-slow', 408, 'The upload came to a halt. Please try again.');
const brokenOff = (cause: unknown) =>
  new Problem('media.broken-off', 400, 'The upload broke off. Please try again.', { cause });
