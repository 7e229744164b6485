import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Client, sameOrigin } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import { Random } from '../world/random.ts';
import { percentile, sum } from '../world/statistics.ts';
import type { AbuseTask, Attack } from './abuse.thread.ts';
import { processorMs } from './cpu.ts';
import { startProduct } from './product.ts';

export type Level = 'strict' | 'relaxed';

/** Who calls as much as it can: one account in every way at once, or one program of it by its token alone. */
export type Abuser = 'an account' | 'a program';

export interface Fairness {
  level: Level;
  by: Abuser;
  people: number;
  /** p95 in milliseconds of all rounds, without the abuser and beside them. */
  alone: number;
  beside: number;
  /** {@link beside} to {@link alone}. */
  ratio: number;
  /** The ratio of each round. */
  ratios: number[];
  /** Processor seconds of the product in a second, without the abuser and beside them. */
  processor: { alone: number; beside: number };
  /** Calls of ordinary people, and those without a 2xx. */
  calls: number;
  failed: number;
  /** Answers to the abuser per second, by status. */
  abuse: Record<string, number>;
  /** Load of the machine before the measurement. */
  load: number;
}

const people = 50;
/** Calls of the abuser at once. */
const connections = 50;
/** The abuser owns lists as they could grow before there were limits. */
const abuserRows = 20_000;
/** Processor time in a second below which the product rests. */
const restMs = 200;
const restWithinMs = 60_000;
/** Mean pause of a person between two calls. */
const pauseMs = 1_000;

/**
 * Fifty people use the product, in turn without and beside one account that calls as much as it can, also for the largest
 * feed, export and contact file, in a browser, by a token and as an assistant. Many short rounds:
 * other load of the machine then affects both alike.
 */
export async function fairness(level: Level, by: Abuser, rounds: number, seconds: number): Promise<Fairness> {
  const product = await startProduct({ RATE_LIMIT: level, BUDGETS: level, TRUST_PROXY: 'loopback' });
  try {
    const crowd: Person[] = [];
    while (crowd.length < people)
      crowd.push(...(await Promise.all([1, 2, 3, 4, 5].map((nth) => Person.join(product, crowd.length + nth)))));
    const abuser = await anAbuser(product, by);
    await measure(product, crowd, 3);
    const load = loadavg()[0]!;
    const [alone, beside]: [Used[], Used[]] = [[], []];
    const abuse: Record<string, number> = {};
    for (let round = 0; round < rounds; round++) {
      alone.push(await measure(product, crowd, seconds));
      const attack = abuser.begin(abuse);
      // The first calls of an account are within its limits.
      await delay(1_000);
      beside.push(await measure(product, crowd, seconds));
      await attack.end();
      await atRest(product);
    }
    const p95 = (used: readonly Used[]) =>
      percentile(
        used.flatMap(({ times }) => times),
        0.95,
      );
    const perSecond = (used: readonly Used[]) =>
      sum(used.map(({ processorMs }) => processorMs)) / rounds / seconds / 1_000;
    const rates = Object.entries(abuse).map(([status, count]) => [status, count / (rounds * (seconds + 1))] as const);
    return {
      level,
      by,
      people,
      alone: p95(alone),
      beside: p95(beside),
      ratio: p95(beside) / p95(alone),
      ratios: beside.map((each, round) => p95([each]) / p95([alone[round]!])),
      processor: { alone: perSecond(alone), beside: perSecond(beside) },
      calls: sum([...alone, ...beside].map(({ times }) => times.length)),
      failed: sum([...alone, ...beside].map(({ failed }) => failed)),
      abuse: Object.fromEntries(rates),
      load,
    };
  } finally {
    await product.destroy();
  }
}

/** A person with a few recipients, who reads, writes and sends now and then, from an address of their own. */
class Person {
  private readonly random: Random;
  private readonly client: Client;
  private readonly recipientId: string;

  private constructor(client: Client, recipientId: string, nth: number) {
    this.client = client;
    this.recipientId = recipientId;
    this.random = new Random(nth);
  }

  static async join(product: Product, nth: number): Promise<Person> {
    const client = new Client(product.url, { ...sameOrigin, 'x-forwarded-for': `198.51.100.${nth}` });
    await client.register(`person-${nth}@example.com`);
    let recipientId = '';
    for (const name of ['Ann', 'Bo', 'Cleo']) recipientId = await client.addRecipient(name);
    return new Person(client, recipientId, nth);
  }

  /** Calls until the end, with pauses. @returns milliseconds of each call, and how many failed */
  async use(until: number): Promise<{ times: number[]; failed: number }> {
    const times: number[] = [];
    let failed = 0;
    for (;;) {
      await delay(pauseMs * this.random.between(0.5, 1.5));
      if (Date.now() >= until) return { times, failed };
      const start = performance.now();
      const { status } = await this.act();
      times.push(performance.now() - start);
      if (status < 200 || status > 299) failed++;
    }
  }

  private act() {
    const { client, recipientId } = this;
    const what = this.random.between(0, 100);
    if (what < 35) return client.call('GET /api/dashboard');
    if (what < 60) return client.call('GET /api/recipients?limit=60');
    if (what < 75) return client.call('GET /api/user');
    if (what < 90) return client.call(`GET /api/recipients/${recipientId}/occasions`);
    return client.call(`PATCH /api/recipients/${recipientId}`, { interests: [`tea ${Math.round(what * 1_000)}`] });
  }
}

/** Waits until what the abuser began, such as exports, is done, so that the next round is without it. */
async function atRest(product: Product): Promise<void> {
  for (const until = Date.now() + restWithinMs; Date.now() < until;) {
    const before = processorMs(product);
    await delay(1_000);
    if (processorMs(product) - before < restMs) return;
  }
}

interface Used {
  /** Milliseconds of each call. */
  times: number[];
  failed: number;
  /** Of all processes of the product. */
  processorMs: number;
}

async function measure(product: Product, crowd: readonly Person[], seconds: number): Promise<Used> {
  const before = processorMs(product);
  const until = Date.now() + seconds * 1_000;
  const used = await Promise.all(crowd.map((person) => person.use(until)));
  return {
    times: used.flatMap(({ times }) => times),
    failed: sum(used.map(({ failed }) => failed)),
    processorMs: processorMs(product) - before,
  };
}

/** A contact file that takes long to read: many people with cells that invite slow patterns. */
const worstFile = (): string =>
  `First Name,Last Name,E-mail Address,Categories,Birthday\n${Array.from(
    { length: 2_000 },
    (_none, n) => `A${n},B,a${n}@mail.example,"x${' '.repeat(1_000)}x",1990-05-04`,
  ).join('\n')}`;

type Headers = Record<string, string>;

/** An account with large lists, which calls on many connections without a pause. */
async function anAbuser(product: Product, by: Abuser) {
  const client = new Client(product.url, { ...sameOrigin, 'x-forwarded-for': '203.0.113.1' });
  await client.register('abuser@example.com');
  const gifting = product.database('gifting');
  const interests = Array.from({ length: 50 }, (_none, n) => `${n} ${'x'.repeat(50)}`);
  await gifting.execute(
    `insert into recipients (id, user_id, name, relationship, interests, created_at)
     select gen_random_uuid(), $1, 'Person ' || n, 'Friend', $2, now() from generate_series(1, $3::int) n`,
    [client.id, interests, abuserRows],
  );
  await gifting.execute(
    `insert into occasions (id, recipient_id, user_id, type, date, created_at)
     select gen_random_uuid(), id, user_id, 'Birthday', '1990-' || to_char(now() + random() * interval '1 year', 'MM-DD'),
       now() from recipients where user_id = $1`,
    [client.id],
  );
  // More moving days with long notes than one feed holds.
  await gifting.execute(
    `insert into occasions (id, recipient_id, user_id, type, title, date, recurrence, easter_offset, notes, created_at)
     select gen_random_uuid(), person.id, user_id, 'Holiday', 'Day ' || n, '2020-01-01', 'easter', n, repeat('n', 900), now()
     from (select * from recipients where user_id = $1 limit 500) person, generate_series(1, 12) n`,
    [client.id],
  );
  await gifting.execute('analyze recipients, occasions');
  const feed = new URL((await client.api('GET /api/calendar')).url!).pathname;
  const file = `--b\r\ncontent-disposition: form-data; name="file"; filename="people.csv"\r\n\r\n${worstFile()}\r\n--b--\r\n`;
  const json = JSON.stringify({ name: 'One more', relationship: 'Friend', interests });
  const { token } = await client.api('POST /api/user/tokens', { name: 'A program', scopes: ['read', 'write'] });
  const program = {
    authorization: `Bearer ${token}`,
    accept: 'application/json, text/event-stream',
    'x-forwarded-for': '203.0.113.1',
  };
  /** The longest lists that a tool of an assistant gives. */
  const tool = (name: string, given: object) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });
  const multipart = { ...client.headers, 'content-type': 'multipart/form-data; boundary=b' };
  const get = (path: string, headers: Headers = client.headers): Attack => ({ path, headers });
  const post = (path: string, body: string, headers: Headers = client.headers): Attack => ({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const byProgram = [
    get('/api/recipients', program),
    post('/mcp', tool('list_people', { limit: 500 }), program),
    post('/mcp', tool('upcoming_occasions', { days: 366, limit: 500 }), program),
  ];
  // A program also writes, and searches for what is not there.
  const attacks =
    by === 'a program'
      ? [...byProgram, get('/api/recipients?q=9999', program), post('/api/recipients', json, program)]
      : [
          get('/api/recipients'),
          get('/api/recipients?q=9999'),
          get('/api/upcoming-occasions?days=366'),
          post('/api/recipients', json),
          get(feed),
          { path: '/api/exports', method: 'POST', headers: client.headers },
          post('/api/imports', file, multipart),
          ...byProgram,
        ];
  return {
    /** @param abuse counts the answers by status */
    begin: (abuse: Record<string, number>) => {
      const workerData: AbuseTask = { url: product.url, connections, attacks };
      const thread = new Worker(new URL('./abuse.thread.ts', import.meta.url), { workerData });
      return {
        end: async () => {
          thread.postMessage('end', []);
          const [counts] = (await once(thread, 'message')) as [Record<string, number>];
          for (const [status, count] of Object.entries(counts)) abuse[status] = (abuse[status] ?? 0) + count;
          await thread.terminate();
        },
      };
    },
  };
}
