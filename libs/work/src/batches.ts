/**
 * Collects what arrives while a batch is being handled into the next one. Without load, every item is a batch of its
 * own and waits for nothing.
 */
export class Batches<T> {
  private waiting: { item: T; done: PromiseWithResolvers<void> }[] = [];
  private isHandling = false;

  /**
   * @param handle must settle every item of the batch by itself: an error rejects all of them
   * @param largest number of items in a batch; any by default
   */
  constructor(
    private readonly handle: (items: T[]) => Promise<void>,
    private readonly largest = Infinity,
  ) {}

  /** Resolves when the item's batch is handled. */
  add(item: T): Promise<void> {
    const done = Promise.withResolvers<void>();
    this.waiting.push({ item, done });
    if (!this.isHandling) void this.handleWaiting();
    return done.promise;
  }

  private async handleWaiting(): Promise<void> {
    this.isHandling = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.largest);
      try {
        await this.handle(batch.map(({ item }) => item));
        for (const { done } of batch) done.resolve();
      } catch (error) {
        for (const { done } of batch) done.reject(error);
      }
    }
    this.isHandling = false;
  }
}
