import { LRUCache } from 'lru-cache';

interface LoadingCacheOptions<V> {
  max: number;
  /** Milliseconds an answer is kept. */
  ttl: number;
  /** Called when an answer begins to be kept. */
  onKeep?: (value: V, key: string) => void;
  /** Called when it is kept no longer. */
  onForget?: (value: V, key: string) => void;
}

/**
 * Asks once for many who ask at the same time, and keeps good answers for a while. What is forgotten while the question
 * is under way is not kept either: the answer may be older than the reason to forget it. `null` is never kept.
 */
export class LoadingCache<V extends object> {
  private readonly kept: LRUCache<string, V>;
  private readonly loading = new Map<string, Promise<V | null>>();

  constructor({ max, ttl, onKeep, onForget }: LoadingCacheOptions<V>) {
    this.kept = new LRUCache<string, V>({
      max,
      ttl,
      ...(onKeep && { onInsert: onKeep }),
      ...(onForget && { dispose: (value, key, reason) => reason !== 'set' && onForget(value, key) }),
    });
  }

  /** @throws what `load` throws; the next one to ask tries again. */
  async get(key: string, load: () => Promise<V | null>): Promise<V | null> {
    return this.kept.get(key) ?? this.loading.get(key) ?? this.load(key, load);
  }

  private load(key: string, load: () => Promise<V | null>): Promise<V | null> {
    const isCurrent = () => this.loading.get(key) === pending;
    const pending = load()
      .then((value) => {
        if (value && isCurrent()) this.kept.set(key, value);
        return value;
      })
      .finally(() => {
        if (isCurrent()) this.loading.delete(key);
      });
    this.loading.set(key, pending);
    return pending;
  }

  forget(key: string): void {
    this.kept.delete(key);
    this.loading.delete(key);
  }

  /** Keeps nothing of what is being asked right now: something has changed, and it is not known under which key. */
  distrustLoads(): void {
    this.loading.clear();
  }

  clear(): void {
    this.kept.clear();
    this.loading.clear();
  }
}
