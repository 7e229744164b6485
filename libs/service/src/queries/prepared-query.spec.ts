import { jest } from '@jest/globals';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import { preparedQuery } from './prepared-query.js';

interface Tables {
  gifts: { id: string; user_id: string; price: number };
}

describe('a prepared query', () => {
  it('is built once and bound to the values of each call', async () => {
    const executed: CompiledQuery[] = [];
    const sql = new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      log: ({ query }) => void executed.push(query),
    });
    const build = jest.fn((from: Kysely<Tables>, { userId, most }: { userId: string; most: number }) =>
      from.selectFrom('gifts').select('id').where('price', '<=', most).where('user_id', '=', userId).limit(500),
    );
    const cheapGiftsOf = preparedQuery(build);
    await cheapGiftsOf(sql, { userId: 'maya', most: 10 });
    await cheapGiftsOf(sql, { userId: 'noor', most: 20 });
    expect(build).toHaveBeenCalledTimes(1);
    expect(executed.map(({ parameters }) => parameters)).toEqual([
      [10, 'maya', 500],
      [20, 'noor', 500],
    ]);
    expect(new Set(executed.map((query) => query.sql)).size).toBe(1);
  });
});
