import { LRUCache } from 'lru-cache';

interface LoadingCacheOptions<V> {
  max: number;
  /** Lifetime of an entry in milliseconds. */
  ttl: number;
  /** Called when an entry is added. */
  onKeep?: (value: V, key: string) => void;
  /** Called when an entry is removed. */
  onForget?: (value: V, key: string) => void;
}

/**
 * A cache that loads once for concurrent requests. If an entry is forgotten while it loads, the answer is not cached,
 * because it may be outdated. `null` is never cached.
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

  /** @throws what `load` throws; the next request tries again */
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

  /** Does not cache any answer that is loading now: something has changed under an unknown key. */
  distrustLoads(): void {
    this.loading.clear();
  }

  clear(): void {
    this.kept.clear();
    this.loading.clear();
  }
}
