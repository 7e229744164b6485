import { isOutage } from '@presently/work/outage';
import { Logger } from '@nestjs/common';

/**
 * Does a piece of work again and again: at once as long as there is more of it, else after a pause or when woken. Every
 * replica runs one; the work itself sees to it that none is done twice.
 */
export class Ticker {
  private readonly log: Logger;
  private running?: Promise<void>;
  private isStopped = false;
  private hasBeenWoken = false;
  private wakeUp: () => void = () => {};

  /**
   * @param everyMs pause between looks that find nothing; spread, so that replicas do not look in step
   * @param work returns whether there may be more
   */
  constructor(
    name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<boolean>,
  ) {
    this.log = new Logger(name);
  }

  start(): void {
    this.running = this.run();
  }

  /** Looks again now. */
  wake(): void {
    this.hasBeenWoken = true;
    this.wakeUp();
  }

  /** Ends when the piece under way is done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      this.hasBeenWoken = false;
      const mayBeMore = await this.work().catch((error: unknown) => {
        if (isOutage(error)) this.log.warn(`The database is away: ${(error as Error).message}`);
        else this.log.error(error);
        return false;
      });
      if (!mayBeMore) await this.pause();
    }
  }

  private async pause(): Promise<void> {
    if (this.hasBeenWoken || this.isStopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.everyMs * (0.8 + 0.4 * Math.random()));
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = () => {};
  }
}
