import type { EntityManager } from '@mikro-orm/postgresql';
import { Batches, type BatchOptions } from './batches.js';
import { isOutage } from './outage.js';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs the work of callers that come together in one transaction. If it fails, each half of them gets one of its own, so
 * that a refusal concerns its own caller only, and costs the others few transactions.
 */
export class SharedTransactions<Item, Result> {
  private readonly batches: Batches<Waiting<Item, Result>>;

  /** @param work returns the results in the order of the items */
  constructor(
    private readonly em: EntityManager,
    private readonly work: (tx: EntityManager, items: readonly Item[]) => Promise<Result[]>,
    { keyOf, ...options }: BatchOptions<Item> = {},
  ) {
    this.batches = new Batches((batch) => this.runTogether(batch), {
      ...options,
      ...(keyOf && { keyOf: ({ item }: Waiting<Item, Result>) => keyOf(item) }),
    });
  }

  /** @throws what the work throws for this item alone */
  run(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      void this.batches.add({ item, resolve, reject });
    });
  }

  private async runTogether(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const items = batch.map(({ item }) => item);
    try {
      const results = await this.em.fork().transactional((tx) => this.work(tx, items));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      if (batch.length === 1 || isOutage(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await this.runTogether(batch.slice(0, half));
      await this.runTogether(batch.slice(half));
    }
  }
}
