/** Lets `size` pieces of work run at once and `queue` more wait; the rest is turned away at once. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly size: number,
    private readonly queue: number,
  ) {}

  /**
   * Runs `work` when there is room; returns `undefined` without running it when the queue is full.
   * @param work may call `release` when from then on it only waits for others: the next piece of work begins at once.
   */
  async withSlot<T>(work: (release: () => void) => Promise<T>): Promise<T | undefined> {
    if (this.running >= this.size) {
      if (this.waiting.length >= this.queue) return undefined;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running++;
    }
    let isReleased = false;
    const release = (): void => {
      if (isReleased) return;
      isReleased = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    };
    try {
      return await work(release);
    } finally {
      release();
    }
  }
}
