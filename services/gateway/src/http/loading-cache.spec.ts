import { LoadingCache } from './loading-cache.js';

interface Thing {
  name: string;
}

function aCache(options: Partial<{ max: number; ttl: number }> = {}) {
  const kept = new Map<string, string>();
  const cache = new LoadingCache<Thing>({
    max: 10,
    ttl: 60_000,
    onKeep: ({ name }, key) => kept.set(name, key),
    onForget: ({ name }) => kept.delete(name),
    ...options,
  });
  let loads = 0;
  const slow = () => {
    loads++;
    const { promise, resolve, reject } = Promise.withResolvers<Thing | null>();
    return { load: () => promise, resolve, reject };
  };
  const now = (name: string | null) => () => {
    loads++;
    return Promise.resolve(name === null ? null : { name });
  };
  return { cache, kept, slow, now, loads: () => loads };
}

describe('a loading cache', () => {
  it('loads once and caches the answer', async () => {
    const { cache, now, loads } = aCache();
    expect(await cache.get('k', now('first'))).toEqual({ name: 'first' });
    expect(await cache.get('k', now('second'))).toEqual({ name: 'first' });
    expect(loads()).toBe(1);
  });

  it('loads once for concurrent requests', async () => {
    const { cache, slow } = aCache();
    const { load, resolve } = slow();
    let asked = 0;
    const counted = () => {
      asked++;
      return load();
    };
    const answers = Promise.all([cache.get('k', counted), cache.get('k', counted), cache.get('k', counted)]);
    resolve({ name: 'one' });
    expect(new Set(await answers).size).toBe(1);
    expect(asked).toBe(1);
  });

  it('caches neither null nor a failure', async () => {
    const { cache, now } = aCache();
    expect(await cache.get('k', now(null))).toBeNull();
    await expect(cache.get('k', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('k', now('here'))).toEqual({ name: 'here' });
  });

  it('loads again after the expiry', async () => {
    const { cache, now } = aCache({ ttl: 20 });
    await cache.get('k', now('old'));
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await cache.get('k', now('new'))).toEqual({ name: 'new' });
  });

  it.each([
    ['its key', (cache: LoadingCache<Thing>) => cache.forget('k')],
    ['anything at all', (cache: LoadingCache<Thing>) => cache.distrustLoads()],
    ['everything', (cache: LoadingCache<Thing>) => cache.clear()],
  ])('does not cache an answer that was loading when %s was forgotten', async (_what, forget) => {
    const { cache, slow, now } = aCache();
    const { load, resolve } = slow();
    const early = cache.get('k', load);
    forget(cache);
    const late = cache.get('k', now('after'));
    resolve({ name: 'before' });
    expect(await early).toEqual({ name: 'before' });
    expect(await late).toEqual({ name: 'after' });
    expect(await cache.get('k', now('again'))).toEqual({ name: 'after' });
  });

  it('reports every entry that it adds and removes', async () => {
    const { cache, kept, now } = aCache({ max: 2 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, now(key.toUpperCase()));
    expect([...kept]).toEqual([
      ['B', 'b'],
      ['C', 'c'],
    ]);
    cache.forget('b');
    expect([...kept]).toEqual([['C', 'c']]);
    cache.clear();
    expect(kept.size).toBe(0);
  });
});
