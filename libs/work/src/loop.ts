import { retryDelay, withJitter } from './retry-delay.js';

export interface LoopOptions {
  /** Milliseconds between polls that find nothing. */
  pollMs: number;
  /**
   * Does one piece of work.
   * @returns whether there may be more; then the next poll follows without a pause. A number instead: nothing is to do
   * for so many milliseconds, unless {@link Loop.stir} tells of a change
   */
  poll: (isWoken: boolean) => Promise<boolean | number>;
  /** Receives what `poll` rejects with. The loop goes on, after pauses that grow. */
  onError: (error: unknown) => void;
  /** Whether the first poll comes after a first pause. */
  startsWithPause?: boolean;
}

const firstBackoffMs = 200;
const shortestLimitMs = 5_000;
const longestLimitMs = 60_000;

/** Polls until it is stopped: without a pause while there is more to do, otherwise after a pause or when woken. */
export class Loop {
  private running?: Promise<void>;
  private isStopped = false;
  private polling: Promise<unknown> = Promise.resolve();
  private isWoken = false;
  private isStirred = false;
  private failures = 0;
  private isPausing = false;
  private endPause: () => void = () => {};
  private shortenPause: (ms: number) => void = () => {};

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

  /** Something has changed: the next poll comes after `pollMs` at the latest. */
  stir(): void {
    if (this.isStirred) return;
    this.isStirred = true;
    this.shortenPause(withJitter(this.options.pollMs));
  }

  /** Resolves when the poll in progress has ended. */
  async polled(): Promise<void> {
    await this.polling;
  }

  /** Resolves when the poll in progress has ended. No other follows. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.endPause();
    await this.running;
  }

  private async repeat(): Promise<void> {
    if (this.options.startsWithPause) await this.pause(withJitter(this.options.pollMs));
    while (!this.isStopped) {
      const isWoken = this.isWoken;
      this.isWoken = false;
      this.isStirred = false;
      const polling = this.pollOnce(isWoken);
      this.polling = polling;
      const next = await polling;
      if (this.failures > 0) await this.pause(this.backoffMs());
      else if (next !== true && !this.isWoken) await this.rest(next || 0);
    }
  }

  private async pollOnce(isWoken: boolean): Promise<boolean | number> {
    try {
      const next = await this.options.poll(isWoken);
      this.failures = 0;
      return next;
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

  private rest(ms: number): Promise<void> {
    const shortest = withJitter(this.options.pollMs);
    return this.pause(this.isStirred ? shortest : Math.max(ms, shortest));
  }

  private async pause(ms: number): Promise<void> {
    if (this.isStopped) return;
    this.isPausing = true;
    await new Promise<void>((resolve) => {
      const end = performance.now() + ms;
      let timer = setTimeout(resolve, ms);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      this.shortenPause = (longest) => {
        if (this.failures > 0 || end - performance.now() <= longest) return;
        clearTimeout(timer);
        timer = setTimeout(resolve, longest);
      };
    });
    this.endPause = () => {};
    this.shortenPause = () => {};
    this.isPausing = false;
  }
}
