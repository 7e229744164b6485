import type { EntityManager } from '@mikro-orm/postgresql';
import { Batches, type BatchOptions } from './batches.js';
import { isOutage } from '../outage.js';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** For so long after a refusal, the work of a caller is not shared. */
const aloneMs = 10_000;
/** Refused callers that are remembered. */
const mostRefused = 10_000;

/**
 * Runs the work of callers that come together in one transaction. If it fails, each half of them gets one of its own, so
 * that a refusal concerns its own caller only, and costs the others few transactions. A caller whose work was refused
 * lately gets transactions of its own, so that repeated refusals cost the others none.
 */
export class SharedTransactions<Item, Result> {
  private readonly batches: Batches<Waiting<Item, Result>>;
  private readonly keyOf: ((item: Item) => string) | undefined;
  /** When the work of a key was last refused, the longest ago first. */
  private readonly refusedAt = new Map<string, number>();

  /** @param work returns the results in the order of the items */
  constructor(
    private readonly em: EntityManager,
    private readonly work: (tx: EntityManager, items: readonly Item[]) => Promise<Result[]>,
    { keyOf, ...options }: BatchOptions<Item> = {},
  ) {
    this.keyOf = keyOf;
    this.batches = new Batches((batch) => this.runTogether(batch), {
      ...options,
      ...(keyOf && { keyOf: ({ item }: Waiting<Item, Result>) => keyOf(item) }),
    });
  }

  /** @throws what the work throws for this item alone */
  run(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      void (this.wasRefused(item) ? this.runTogether([waiting]) : this.batches.add(waiting));
    });
  }

  private async runTogether(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const items = batch.map(({ item }) => item);
    try {
      const results = await this.em.fork().transactional((tx) => this.work(tx, items));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      if (batch.length === 1 || isOutage(error)) {
        if (!isOutage(error)) this.noteRefusal(items[0]!);
        for (const { reject } of batch) reject(error);
        return;
      }
      const half = Math.ceil(batch.length / 2);
      await this.runTogether(batch.slice(0, half));
      await this.runTogether(batch.slice(half));
    }
  }

  private wasRefused(item: Item): boolean {
    const at = this.keyOf && this.refusedAt.get(this.keyOf(item));
    return at !== undefined && performance.now() - at < aloneMs;
  }

  private noteRefusal(item: Item): void {
    const key = this.keyOf?.(item);
    if (key === undefined) return;
    this.refusedAt.delete(key);
    this.refusedAt.set(key, performance.now());
    const [oldest] = this.refusedAt.keys();
    if (this.refusedAt.size > mostRefused) this.refusedAt.delete(oldest!);
  }
}
