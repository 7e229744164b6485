import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

export interface BatchOptions<T> {
  /** Most items in a batch; any by default. */
  largest?: number;
  /** Items with the same key are never in one batch. */
  keyOf?: (item: T) => string;
  /** Milliseconds for which a batch gathers items, if the one before it had several. Default 0. */
  lingerMs?: number;
  /** Milliseconds after which the next batch begins although one is under way. By default it waits for its end. */
  patienceMs?: number;
}

/**
 * Collects what arrives together, or while a batch is being handled, into one batch. Without load, every item is a batch
 * of its own and waits for nothing.
 */
export class Batches<T> {
  private waiting: { item: T; done: PromiseWithResolvers<void> }[] = [];
  private isHandling = false;
  /** When the last batch of several items ended. */
  private sharedUntil = -Infinity;

  /** @param handle must settle every item of the batch by itself: an error rejects all of them */
  constructor(
    private readonly handle: (items: T[]) => Promise<void>,
    private readonly options: BatchOptions<T> = {},
  ) {}

  /** Resolves when the item's batch is handled. */
  add(item: T): Promise<void> {
    const done = Promise.withResolvers<void>();
    this.waiting.push({ item, done });
    if (!this.isHandling) void this.handleWaiting();
    return done.promise;
  }

  private async handleWaiting(): Promise<void> {
    const { largest = Infinity, lingerMs = 0, patienceMs } = this.options;
    this.isHandling = true;
    await nextTurn();
    while (this.waiting.length > 0) {
      const isBusy = performance.now() - this.sharedUntil < 2 * lingerMs;
      if (isBusy && this.waiting.length < largest) await delay(lingerMs);
      const handled = this.handleBatch(this.take(largest));
      await (patienceMs ? Promise.race([handled, delay(patienceMs, undefined, { ref: false })]) : handled);
    }
    this.isHandling = false;
  }

  private async handleBatch(batch: typeof this.waiting): Promise<void> {
    try {
      await this.handle(batch.map(({ item }) => item));
      for (const { done } of batch) done.resolve();
    } catch (error) {
      for (const { done } of batch) done.reject(error);
    }
    if (batch.length > 1) this.sharedUntil = performance.now();
  }

  private take(largest: number): typeof this.waiting {
    const { keyOf } = this.options;
    if (!keyOf) return this.waiting.splice(0, largest);
    const taken = new Map<string, (typeof this.waiting)[number]>();
    for (const each of this.waiting) {
      const key = keyOf(each.item);
      if (taken.size < largest && !taken.has(key)) taken.set(key, each);
    }
    const batch = [...taken.values()];
    this.waiting = this.waiting.filter((each) => !batch.includes(each));
    return batch;
  }
}
