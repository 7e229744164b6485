import { aCaller } from '@presently/testing/a-caller';
import { Clock } from '@presently/service/clock';
import { migrate } from '@presently/service/migrate';
import { ormConfig } from '@presently/service/orm';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM } from '@mikro-orm/postgresql';
import { definition } from '../definition.js';
import { CachedSource, type PlainQuery } from './cached-source.js';
import type { ProductOffer, ProductQuery } from './product-source.js';
import { anOffer, aQuery } from './products.builders.js';
import { SearchCache } from './search-cache.js';

describe('the cache of searches', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate(definition, { DATABASE_URL: database.url('recommendations', 'owner') });
    orm = await MikroORM.init(ormConfig(definition, database.url('recommendations'), { size: 6, waitMs: 10_000 }));
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  const asked: PlainQuery[] = [];
  const counted: string[] = [];
  let isOverLimit: (userId: string) => boolean;
  let answer: () => Promise<ProductOffer[]>;
  const offers = [anOffer(), anOffer()];
  beforeEach(async () => {
    asked.length = 0;
    counted.length = 0;
    isOverLimit = () => false;
    answer = async () => offers;
    await orm.em.fork().execute('delete from search_cache');
  });

  const shop = {
    name: 'shop',
    search: (query: PlainQuery) => {
      asked.push(query);
      return answer();
    },
  };
  const paid = {
    count: async ({ userId }: { userId: string }) => {
      if (isOverLimit(userId)) return false;
      counted.push(userId);
      return true;
    },
  };
  const cacheOf = (clock = new Clock()) => new SearchCache(orm.em, clock);
  const replica = (clock?: Clock) => new CachedSource(shop, cacheOf(clock), paid);
  const search = (source: CachedSource, more: Partial<ProductQuery> = {}) => source.search(aQuery(more));

  it('answers everybody for a day, and counts only the search that was made', async () => {
    const [ida, ben] = [aCaller(), aCaller()];
    expect(await search(replica(), { account: ida, query: 'Walnut  Bowl' })).toEqual(offers);
    expect(await search(replica(), { account: ben, query: 'walnut bowl ' })).toEqual(offers);
    expect(counted).toEqual([ida.userId]);
    const tomorrow = new Clock(new Date(Date.now() + 25 * 3_600_000).toISOString());
    await search(replica(tomorrow), { account: ben, query: 'walnut bowl' });
    expect(counted).toEqual([ida.userId, ben.userId]);
  });

  it('tells a shop nothing but words and prices', async () => {
    await search(replica(), {
      is: 'bowl for Ida',
      interests: ['Ida'],
      age: 8,
      gender: 'girl',
      exclude: new Set(['a']),
    });
    expect(asked.map((query) => Object.keys(query).toSorted())).toEqual([
      ['currency', 'max', 'min', 'query', 'signal'],
    ]);
  });

  it('asks in both languages of a market, and in its own alone where it is known, each kept apart', async () => {
    const local = { query: 'Nussholz Schale', language: 'de' as const };
    await search(replica(), { query: 'walnut bowl', local });
    expect(asked.map(({ query, language }) => [query, language])).toEqual([
      ['walnut bowl', undefined],
      ['nussholz schale', 'de'],
    ]);
    asked.length = 0;
    const known = new CachedSource({ ...shop, isLocal: true, name: 'known' }, cacheOf(), paid);
    await search(known, { query: 'walnut bowl', local });
    await search(known, { query: 'nussholz schale' });
    expect(asked.map(({ query, language }) => [query, language])).toEqual([
      ['nussholz schale', 'de'],
      ['nussholz schale', undefined],
    ]);
  });

  it('tells price bands apart', async () => {
    await search(replica(), { max: 50_00 });
    await search(replica(), { max: null });
    await search(replica(), { min: 30_00 });
    expect(asked).toHaveLength(3);
  });

  it('makes equal searches at once only once, also over replicas', async () => {
    const slow = Promise.withResolvers<ProductOffer[]>();
    answer = () => slow.promise;
    const [one, other] = [replica(), replica()];
    const searches = [search(one), search(one), search(other), search(other)];
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    setTimeout(() => slow.resolve(offers), 200);
    for (const found of await Promise.all(searches)) expect(found).toEqual(offers);
    expect(asked).toHaveLength(1);
    expect(counted).toHaveLength(1);
  });

  it('searches for a caller within the limit while another one is over it', async () => {
    const [ida, ben] = [aCaller(), aCaller()];
    isOverLimit = (userId) => userId === ida.userId;
    const source = replica();
    const [none, found] = await Promise.all([search(source, { account: ida }), search(source, { account: ben })]);
    expect(none).toEqual([]);
    expect(found).toEqual(offers);
    expect(await search(source, { account: ida })).toEqual(offers);
    expect(counted).toEqual([ben.userId]);
  });

  it('keeps the answer of a search whose caller has gone', async () => {
    const slow = Promise.withResolvers<ProductOffer[]>();
    answer = () => slow.promise;
    const gone = new AbortController();
    const source = replica();
    const searching = search(source, { signal: gone.signal });
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    gone.abort(new Error('closed'));
    await expect(searching).rejects.toThrow('closed');
    slow.resolve(offers);
    expect(await search(source)).toEqual(offers);
    expect(asked).toHaveLength(1);
  });

  it('does not keep a failure', async () => {
    answer = () => Promise.reject(new Error('down'));
    await expect(search(replica())).rejects.toThrow('down');
    answer = async () => offers;
    expect(await search(replica())).toEqual(offers);
  });

  it('takes over from a replica that has died while it searched', async () => {
    answer = () => new Promise(() => undefined);
    void search(replica());
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    answer = async () => offers;
    const searching = search(replica());
    await orm.em.fork().execute(`update search_cache set claimed_until = now() - interval '1 second'`);
    expect(await searching).toEqual(offers);
  });

  it('is bounded in rows, bytes and time', async () => {
    const long = `https://shop.example/${'x'.repeat(4_000)}`;
    answer = async () => Array.from({ length: 90 }, () => anOffer({ link: long }));
    const source = replica();
    expect((await search(source)).length).toBeGreaterThan(0);
    expect((await search(source)).length).toBeLessThanOrEqual(40);
    const [row] = await orm.em.fork().execute<{ bytes: number }[]>('select bytes from search_cache');
    expect(row!.bytes).toBeLessThanOrEqual(64 * 1024);

    await orm.em.fork().execute(
      `insert into search_cache (key, offers, bytes, searched_at)
       select 'k' || n, '[]', 1000000, now() - n * interval '1 second' from generate_series(1, 120) n`,
    );
    await orm.em
      .fork()
      .execute(`insert into search_cache (key, claimed_until) values ('dead', now() - interval '1 h')`);
    await cacheOf().deleteOld();
    const [{ bytes, count } = { bytes: 0, count: 0 }] = await orm.em
      .fork()
      .execute<{ bytes: number; count: number }[]>(
        `select sum(bytes)::int as bytes, count(*)::int as count from search_cache where searched_at < now()`,
      );
    expect(bytes).toBeLessThanOrEqual(100 * 1024 * 1024);
    expect(count).toBeGreaterThan(90);
    await cacheOf(new Clock(new Date(Date.now() + 25 * 3_600_000).toISOString())).deleteOld();
    expect(await orm.em.fork().execute('select from search_cache')).toEqual([]);
  });
});
