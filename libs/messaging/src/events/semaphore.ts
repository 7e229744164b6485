/** Limits concurrent work to `size` slots; `queue` more callers may wait for a slot. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly size: number,
    private readonly queue: number,
  ) {}

  /**
   * Calls `work` as soon as a slot is free.
   * @param work may call `release` to free its slot before it ends
   * @returns `undefined`, without calling `work`, if the queue is full
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
