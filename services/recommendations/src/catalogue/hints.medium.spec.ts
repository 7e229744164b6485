import { Clock } from '@presently/service/clock';
import { migrate } from '@presently/service/migrate';
import { ormConfig } from '@presently/service/orm';
import { eventually } from '@presently/testing/eventually';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM } from '@mikro-orm/postgresql';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { definition } from '../definition.js';
import { RecommendationsEnv } from '../env.js';
import { ModelMoney } from '../model/model-money.js';
import { Model } from '../model/model.js';
import { HintStore } from './hint-store.js';
import { SearchHints } from './hints.js';

interface Asked {
  name: string;
  data: { wanted: { number: number; interest: string }[]; shelves?: { number: number; path: string }[] };
}

const usd = { currency: 'USD' };

describe('hints about an interest', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let server: Server;
  let env: RecommendationsEnv;
  const asked: Asked[] = [];
  let answerTo: (question: Asked) => object | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate(definition, { DATABASE_URL: database.url('recommendations', 'owner') });
    orm = await MikroORM.init(ormConfig(definition, database.url('recommendations'), { size: 4, waitMs: 10_000 }));
    const reply = async (request: IncomingMessage, response: ServerResponse) => {
      const body = JSON.parse(await text(request));
      const [, data = ''] = /<data>\n(.*)\n<\/data>/s.exec(body.messages[1].content) ?? [];
      const question = { name: body.response_format.json_schema.name, data: JSON.parse(data) };
      asked.push(question);
      const answer = answerTo(question);
      if (!answer) return response.writeHead(400).end('{}');
      const message = { role: 'assistant', content: JSON.stringify(answer) };
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }], model: body.model }));
    };
    server = createServer((request, response) => void reply(request, response)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    env = Object.assign(new RecommendationsEnv(), {
      OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      OPENAI_API_KEY: 'a-key',
    });
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await orm.close();
    await database.drop();
  });
  beforeEach(async () => {
    asked.length = 0;
    answerTo = wellInformed;
    await orm.em.fork().execute('delete from search_hints');
    await database.admin.query('delete from recommendations.product_feeds');
  });

  const wellInformed = ({ name, data }: Asked) =>
    name === 'search_phrases'
      ? { phrases: data.wanted.map(({ number, interest }) => ({ wanted: number, phrases: [`${interest} thing`] })) }
      : {
          shelves: data.wanted.map(({ number, interest }) => ({
            wanted: number,
            shelves: data.shelves!.filter(({ path }) => path.toLowerCase().includes(interest)).map((one) => one.number),
          })),
        };
  const replica = (more: Partial<RecommendationsEnv> = {}) => {
    const own = Object.assign(new RecommendationsEnv(), env, more);
    const clock = new Clock();
    const model = new Model(own, new ModelMoney(orm.em, clock, own));
    return new SearchHints(orm.em, model, new HintStore(orm.em, clock, own), own);
  };
  async function stock(...categories: string[]) {
    await database.admin.query(`insert into recommendations.product_feeds values ('shop', 'a file', 9, now())
      on conflict (name) do update set imported_at = clock_timestamp()`);
    for (const [n, category] of categories.entries())
      await database.admin.query(
        `insert into recommendations.products (feed, item_id, title, description, highlights, brand, category, shop,
           price_cents, currency, link, image, availability, google_category)
         values ('shop', $1, $1, '', '', '', $2, 'Shop', 100, 'USD', 'https://a.example', 'https://a.example',
           'in_stock', $3)`,
        [`${category} ${n}`, category.startsWith('#') ? '' : category, category.startsWith('#') ? 632 : null],
      );
  }

  it('are none without a model, and without products', async () => {
    await stock('Garden');
    expect((await replica({ OPENAI_API_KEY: '' }).phrasesFor(['tea'], usd)).size).toBe(0);
    await database.admin.query('delete from recommendations.product_feeds');
    expect((await replica().phrasesFor(['tea'], usd)).size).toBe(0);
    expect((await replica().shelvesFor(['tea'], usd)).size).toBe(0);
    expect(asked).toEqual([]);
  });

  it('are asked for once for everybody, whatever the spelling, and stored without the interest', async () => {
    await stock('Garden');
    expect(await replica().phrasesFor(['Tea', ' TEA '], usd)).toEqual(new Map([['tea', ['tea thing']]]));
    expect(await replica().phrasesFor(['tea', 'owls'], usd)).toEqual(
      new Map([
        ['tea', ['tea thing']],
        ['owls', ['owls thing']],
      ]),
    );
    expect(asked.map(({ data }) => data.wanted.map(({ interest }) => interest))).toEqual([['tea'], ['owls']]);
    expect(asked.every(({ data }) => data.shelves === undefined)).toBe(true);
    const rows = await orm.em.fork().execute<{ key: string }[]>('select key from search_hints');
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('name shelves by path or by number, and are asked for again when the shelves change', async () => {
    await stock('Garden > Tools', 'Garden > Tools', 'Kitchen', '#');
    const hints = replica();
    expect(await hints.shelvesFor(['garden', 'google'], usd)).toEqual(
      new Map([
        ['garden', [{ category: 'Garden > Tools', google: null }]],
        ['google', [{ category: '', google: 632 }]],
      ]),
    );
    await stock();
    await hints.shelvesFor(['garden'], usd);
    expect(asked).toHaveLength(1);
    await stock('Garden > Ponds');
    expect((await hints.shelvesFor(['garden'], usd)).get('garden')).toHaveLength(2);
    expect(asked).toHaveLength(2);
  });

  it('are asked for with few of many shelves, first those that name the interest', async () => {
    await stock(...Array.from({ length: 640 }, (_, n) => (n === 639 ? 'Zoo > Owls' : `Home > Shelf ${n}`)));
    const hints = replica();
    const owls = await eventually(async () => (await hints.shelvesFor(['owls'], usd)).get('owls'));
    expect(owls).toEqual([{ category: 'Zoo > Owls', google: null }]);
    expect(asked.map(({ data }) => data.shelves!.length)).toEqual([300, 300]);
    expect(asked.map(({ data }) => data.shelves![0]!.path)).toContain('Zoo > Owls');
  });

  it('are missing while the model is down, without asking for each search', async () => {
    await stock('Garden');
    answerTo = () => undefined;
    const hints = replica();
    expect((await hints.phrasesFor(['tea'], usd)).size).toBe(0);
    const times = asked.length;
    expect((await hints.phrasesFor(['tea'], usd)).size).toBe(0);
    expect(asked).toHaveLength(times);
    expect(await orm.em.fork().execute('select from search_hints')).toEqual([]);
  });

  it('grow old', async () => {
    await stock('Garden');
    await replica().phrasesFor(['tea'], usd);
    await orm.em.fork().execute(`update search_hints set asked_at = now() - interval '91 days'`);
    await replica().phrasesFor(['tea'], usd);
    expect(asked).toHaveLength(2);
    const store = new HintStore(orm.em, new Clock(), env);
    await store.deleteOld();
    expect(await orm.em.fork().execute('select from search_hints')).toHaveLength(1);
    await orm.em.fork().execute(`update search_hints set asked_at = now() - interval '91 days'`);
    await store.deleteOld();
    expect(await orm.em.fork().execute('select from search_hints')).toHaveLength(0);
  });
});
