import { retryDelay, withJitter } from './retry-delay.js';

export interface LoopOptions {
  /** Milliseconds between polls that find nothing. */
  pollMs: number;
  /** Does one piece of work. @returns whether there may be more; then the next poll follows without a pause. */
  poll: () => Promise<boolean>;
  /** Receives what `poll` rejects with. The loop goes on, after pauses that grow. */
  onError: (error: unknown) => void;
  /** Whether the first poll comes after a first pause. */
  startsWithPause?: boolean;
}

const firstBackoffMs = 200;
const shortestLimitMs = 5_000;
const longestLimitMs = 60_000;

/** Polls until it is stopped: without a pause while there is more to do, otherwise after `pollMs` or when woken. */
export class Loop {
  private running?: Promise<void>;
  private isStopped = false;
  private isWoken = false;
  private failures = 0;
  private isPausing = false;
  private endPause: () => void = () => {};

  constructor(private readonly options: LoopOptions) {}

  /** Whether a wake-up leads to a poll at once: neither a poll nor a backoff is in progress. */
  get isIdle(): boolean {
    return this.isPausing && this.failures === 0;
  }

  start(): void {
    this.running ??= this.repeat();
  }

  /** Polls now, or once more after the poll in progress. A backoff after a failure is not cut short. */
  wake(): void {
    this.isWoken = true;
    if (this.failures === 0) this.endPause();
  }

  /** Resolves when the poll in progress has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.endPause();
    await this.running;
  }

  private async repeat(): Promise<void> {
    if (this.options.startsWithPause) await this.pause(withJitter(this.options.pollMs));
    while (!this.isStopped) {
      this.isWoken = false;
      const mayBeMore = await this.pollOnce();
      if (this.failures > 0) await this.pause(this.backoffMs());
      else if (!mayBeMore && !this.isWoken) await this.pause(withJitter(this.options.pollMs));
    }
  }

  private async pollOnce(): Promise<boolean> {
    try {
      const mayBeMore = await this.options.poll();
      this.failures = 0;
      return mayBeMore;
    } catch (error) {
      this.failures += 1;
      this.options.onError(error);
      return false;
    }
  }

  private backoffMs(): number {
    const longestMs = Math.min(Math.max(this.options.pollMs, shortestLimitMs), longestLimitMs);
    return retryDelay(this.failures, { baseMs: firstBackoffMs, longestMs });
  }

  private async pause(ms: number): Promise<void> {
    if (this.isStopped) return;
    this.isPausing = true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endPause = () => {};
    this.isPausing = false;
  }
}
