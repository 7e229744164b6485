import { setTimeout as delay } from 'node:timers/promises';
import { Client, sameOrigin } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import { Random } from '../world/random.ts';
import { median, percentile } from '../world/statistics.ts';
import { startProduct } from './product.ts';

export type Level = 'strict' | 'relaxed';

export interface Fairness {
  level: Level;
  people: number;
  /** Milliseconds, without the abuser and beside them: the median of the rounds. */
  alone: number;
  beside: number;
  /** p95 beside the abuser to p95 alone: the median of the rounds' ratios. */
  ratio: number;
  ratios: number[];
  /** Calls of ordinary people, and those without a 2xx. */
  calls: number;
  failed: number;
  /** Answers to the abuser per second, by status. */
  abuse: Record<string, number>;
}

const people = 50;
/** Calls of the abuser at once. */
const connections = 50;
/** The abuser owns lists as they could grow before there were limits. */
const abuserRows = 20_000;
/** Mean pause of a person between two calls. */
const pauseMs = 1_000;

/** Fifty people use the product, in turn without and beside one account that calls as much as it can. */
export async function fairness(level: Level, rounds: number, seconds: number): Promise<Fairness> {
  const product = await startProduct({ RATE_LIMIT: level, BUDGETS: level, TRUST_PROXY: 'loopback' });
  try {
    const crowd: Person[] = [];
    for (let nth = 1; nth <= people; nth++) crowd.push(await Person.join(product, nth));
    const abuser = await anAbuser(product);
    await measure(crowd, 3);
    const ratios: number[] = [];
    const all = { alone: [] as number[], beside: [] as number[] };
    const abuse: Record<string, number> = {};
    let [calls, failed] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      const alone = await measure(crowd, seconds);
      const attack = abuser.begin(abuse);
      // The first calls of an account are within its limits.
      await delay(1_000);
      const beside = await measure(crowd, seconds);
      await attack.end();
      all.alone.push(alone.p95);
      all.beside.push(beside.p95);
      ratios.push(beside.p95 / alone.p95);
      calls += alone.calls + beside.calls;
      failed += alone.failed + beside.failed;
    }
    const perSecond = ([status, count]: [string, number]) => [status, count / (rounds * (seconds + 1))];
    return {
      level,
      people,
      alone: median(all.alone),
      beside: median(all.beside),
      ratio: median(ratios),
      ratios,
      calls,
      failed,
      abuse: Object.fromEntries(Object.entries(abuse).map(perSecond)) as Record<string, number>,
    };
  } finally {
    await product.destroy();
  }
}

/** Somebody with a few recipients, who reads, writes and sends now and then, from an address of their own. */
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

async function measure(crowd: readonly Person[], seconds: number) {
  const until = Date.now() + seconds * 1_000;
  const used = await Promise.all(crowd.map((person) => person.use(until)));
  const times = used.flatMap((each) => each.times);
  return {
    p95: percentile(times, 0.95),
    calls: times.length,
    failed: used.reduce((sum, each) => sum + each.failed, 0),
  };
}

/** An account with large lists, which calls on many connections without a pause. */
async function anAbuser(product: Product) {
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
  await gifting.execute('analyze recipients, occasions');
  const json = JSON.stringify({ name: 'One more', relationship: 'Friend', interests });
  // Not parsed: the load of this process would delay what it measures.
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { ...client.headers, 'content-type': 'application/json' };
    const answer = await fetch(product.url + path, { ...init, headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  const attacks = [
    () => ask('/api/recipients'),
    () => ask('/api/recipients?q=9999'),
    () => ask('/api/upcoming-occasions?days=366'),
    () => ask('/api/recipients', { method: 'POST', body: json }),
  ];
  return {
    /** @param abuse counts the answers by status */
    begin: (abuse: Record<string, number>) => {
      const over = new AbortController();
      const connection = async (nth: number): Promise<void> => {
        for (let call = nth; !over.signal.aborted; call++) {
          const status = await attacks[call % attacks.length]!().then(
            (answer) => String(answer),
            () => 'no answer',
          );
          abuse[status] = (abuse[status] ?? 0) + 1;
        }
      };
      const running = Array.from({ length: connections }, (_none, nth) => connection(nth));
      return {
        end: async () => {
          over.abort();
          await Promise.all(running);
        },
      };
    },
  };
}
