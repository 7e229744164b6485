import { Problem } from '@presently/messaging/problem';
import { costNow, workFor } from '@presently/telemetry/cost';
import type { Readable } from 'node:stream';

export interface Allowance {
  /** Bytes. */
  most: number;
  /** Longest pause in milliseconds. */
  patienceMs: number;
  /** What arrives, at the start of a sentence. Default: a recording. */
  what?: string;
}

/**
 * Lowest accepted rate in bytes a second: 256 kbit/s, which a poor phone connection exceeds. A slower upload only holds
 * a connection.
 */
const slowest = 32 * 1024;

/** Reads an upload within limits on its size and rate. Reading begins with the first call. */
export class Incoming {
  private readonly chunks: AsyncIterator<Buffer>;
  private waitedMs = 0;
  /** Bytes read so far. */
  size = 0;
  /** Why reading was given up. */
  refusal: Problem | undefined;

  constructor(
    source: Readable,
    private readonly allowance: Allowance,
  ) {
    // A refused source stays open, so that its sender can receive the reason.
    this.chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  }

  /** The first bytes: at least as many as requested, or all there are. */
  async start(bytes: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    while (this.size < bytes) {
      const chunk = await this.next();
      if (!chunk) break;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  /**
   * The remaining bytes.
   * @throws Problem `media.too-large`, `media.too-slow` or `media.broken-off`
   */
  async *rest(): AsyncGenerator<Buffer> {
    for (let chunk = await this.next(); chunk; chunk = await this.next()) yield chunk;
  }

  /** Stops reading and leaves the rest of the source to another reader. */
  async leave(): Promise<void> {
    await this.chunks.return?.();
  }

  private async next(): Promise<Buffer | undefined> {
    const { most, patienceMs, what } = this.allowance;
    const asked = performance.now();
    const chunk = await this.soonEnough(patienceMs + (this.size / slowest) * 1000 - this.waitedMs);
    this.waitedMs += performance.now() - asked;
    workFor(costNow());
    if (!chunk) return undefined;
    this.size += chunk.length;
    if (this.size > most) throw this.refuse(tooLarge(most, what));
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
export const tooLarge = (most: number, what = 'A recording of this kind') =>
  new Problem('media.too-large', 413, `${what} may have at most ${Math.floor(most / megabyte)} MB`, {
    params: { megabytes: Math.floor(most / megabyte) },
  });
const tooSlow = () => new Problem('media.too-slow', 408, 'The upload came to a halt. Please try again.');
const brokenOff = (cause: unknown) =>
  new Problem('media.broken-off', 400, 'The upload broke off. Please try again.', { cause });
