/** Does something again and again, one at a time, until it is stopped; what goes wrong ends nothing. */
export class Repeating {
  private isStopped = false;
  private wakeUp: () => void = () => {};
  private running?: Promise<void>;

  /** @param work answers whether there may be more at once. */
  constructor(
    private readonly work: () => Promise<boolean>,
    private readonly pauseMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Begins nothing new and waits for what is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.wakeUp();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      const isMore = await this.work().catch((error: unknown) => {
        this.onError(error);
        return false;
      });
      if (!isMore && !this.isStopped) await this.pause();
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.pauseMs);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
