import { internalOperation, operation, type Operation } from '@presently/contracts/kit/operation';
import { Nothing } from '@presently/contracts/kit/empty-messages';
import { eventually } from '@presently/testing/eventually';
import { greet, Greeting } from '@presently/testing/greeting';
import { TestBroker } from '@presently/testing/test-broker';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import type { NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { writeCallHeaders, type HandledCall } from './call-context.js';
import { connectToNats } from './connection.js';
import { Problem } from './problem.js';
import { RpcClient } from './rpc-client.js';
import { RpcServer } from './rpc-server.js';

const rule = operation('gifting.rule', { route: 'POST /api/rule', access: 'admin', input: Nothing, output: Greeting });
const wait = internalOperation('gifting.waitABit', { input: Nothing, output: Greeting, deadline: 300 });
const count = operation('gifting.count', {
  route: 'POST /api/count',
  access: 'public',
  input: Nothing,
  output: Greeting,
  deadline: 5_000,
  partial: { event: 'greeting', data: Greeting, field: 'name' },
  isCancellable: true,
});
const all = [greet, rule, wait, count];

const ann = { userId: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11', displayName: 'Ann Åström “A”', isAdmin: false };

describe('calls between services', () => {
  let broker: TestBroker;
  let database: TestDatabase;
  let nats: NatsConnection;
  let client: RpcClient;
  const servers: RpcServer[] = [];

  beforeAll(async () => {
    [broker, database] = await Promise.all([TestBroker.start(), createTestDatabase()]);
    nats = await connectToNats(broker.url, 'test');
    client = new RpcClient(nats, 'ops');
  });
  afterAll(async () => {
    await nats.close();
    await broker.destroy();
    await database.drop();
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });

  type Handle = (input: never, context: HandledCall) => Promise<unknown>;
  async function answer(handlers: Record<string, Handle>, options: { concurrency?: number; queue?: number } = {}) {
    const operations = all.filter((op) => op.name in handlers) as Operation[];
    const server = new RpcServer({ service: 'gifting', operations, nats, ...options });
    for (const op of operations) server.addHandler(op.subject, handlers[op.name] as never);
    await new Promise<void>((resolve, reject) => {
      server.listen((error) => (error ? reject(error) : resolve()));
    });
    servers.push(server);
    await nats.flush();
    return server;
  }

  it('carries input, caller, time zone and key to the handler and the answer back', async () => {
    let seen: HandledCall | undefined;
    await answer({
      'gifting.greet': async (input: Greeting, context) => {
        seen = context;
        return { name: `hello ${input.name}` };
      },
    });
    const options = { caller: ann, timeZone: 'Pacific/Auckland', idempotencyKey: 'k1' };
    expect(await client.call(greet, { name: 'Bo' }, options)).toEqual({ name: 'hello Bo' });
    expect(seen).toMatchObject(options);
  });

  it('lets nothing undeclared out of the service', async () => {
    await answer({ 'gifting.greet': async () => ({ name: 'x', password: 'secret' }) });
    expect(await client.call(greet, { name: 'Bo' }, { caller: ann })).toEqual({ name: 'x' });
  });

  it('refuses a call without a signed-in user, and a user where an administrator is needed, before the handler runs', async () => {
    let runs = 0;
    const handler = async () => {
      runs++;
      return { name: 'x' };
    };
    await answer({ 'gifting.greet': handler, 'gifting.rule': handler });
    await expect(client.call(greet, { name: 'Bo' })).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    await expect(client.call(rule, {}, { caller: ann })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(client.call(rule, {}, { caller: { ...ann, isAdmin: true } })).resolves.toEqual({ name: 'x' });
    expect(runs).toBe(1);
  });

  it.each([
    ['unknown fields', { name: 'Bo', isAdmin: true }],
    ['wrong types', { name: 5 }],
    ['a list', []],
  ])('refuses %s even when the gateway has let them through', async (_what, input) => {
    await answer({ 'gifting.greet': async () => ({ name: 'x' }) });
    await expect(client.call(greet, input as never, { caller: ann })).rejects.toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  });

  it('hands a Problem on as it is and hides everything else', async () => {
    await answer({
      'gifting.greet': async (input: Greeting) => {
        if (input.name === 'p') throw new Problem('gift.limit-reached', 403, 'Enough', { errors: { name: ['no'] } });
        throw new Error('select * from secrets');
      },
    });
    await expect(client.call(greet, { name: 'p' }, { caller: ann })).rejects.toMatchObject({
      code: 'gift.limit-reached',
      status: 403,
      message: 'Enough',
      detail: { errors: { name: ['no'] } },
    });
    const hidden = await client.call(greet, { name: 'q' }, { caller: ann }).catch((error: Problem) => error);
    expect(hidden).toMatchObject({ code: 'internal', status: 500 });
    expect(JSON.stringify((hidden as Problem).toBody())).not.toMatch('secrets');
  });

  it('answers 503 while the database is away or has no connection to spare', async () => {
    const pool = new pg.Pool({ connectionString: database.url('gifting'), max: 1, connectionTimeoutMillis: 1_000 });
    const held = await pool.connect();
    await answer({
      'gifting.greet': async ({ name }: Greeting) => {
        const away = new pg.Client('postgres://nobody@127.0.0.1:1/nothing');
        await (name === 'away' ? away.connect() : pool.query('select 1'));
        return { name };
      },
    });
    for (const name of ['away', 'busy']) {
      await expect(client.call(greet, { name }, { caller: ann })).rejects.toMatchObject({
        status: 503,
        code: 'service-unavailable',
        detail: { retryAfter: 2 },
      });
    }
    held.release();
    expect(await client.call(greet, { name: 'back' }, { caller: ann })).toEqual({ name: 'back' });
    await pool.end();
  });

  it("passes on what a handler says of somebody else's broken connection", async () => {
    await answer({
      'gifting.greet': async () => {
        const cause = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
        throw new Problem('page.too-slow', 422, 'That site took too long to answer.', { cause });
      },
    });
    await expect(client.call(greet, { name: 'x' }, { caller: ann })).rejects.toMatchObject({
      status: 422,
      code: 'page.too-slow',
    });
  });

  it('says at once that nobody is there', async () => {
    // A call that waited for its deadline would never come back here.
    const patient = { caller: ann, deadlineMs: 600_000 };
    const problem = await client.call(greet, { name: 'x' }, patient).catch((error: Problem) => error);
    expect(problem).toMatchObject({ status: 503, code: 'service-unavailable', detail: { retryAfter: 2 } });
  });

  it('stops waiting at the deadline', async () => {
    let late!: (output: object) => void;
    await answer({ 'gifting.waitABit': () => new Promise((resolve) => (late = resolve)) });
    await expect(client.call(wait, {})).rejects.toMatchObject({ status: 503 });
    late({ name: 'late' });
  });

  it('turns work away when its queue is full, and drops what nobody waits for any more', async () => {
    let runs = 0;
    const gate = Promise.withResolvers<void>();
    const handler = async () => {
      runs++;
      await gate.promise;
      return { name: 'x' };
    };
    await answer({ 'gifting.waitABit': handler }, { concurrency: 1, queue: 2 });
    const patient = { deadlineMs: 60_000 };
    const first = client.call(wait, {}, patient);
    await eventually(() => runs === 1);
    const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => client.call(wait, {})));
    const codes = outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as Problem).code);
    expect(codes.filter((code) => code === 'overloaded')).toHaveLength(5);
    expect(codes.filter((code) => code === 'service-unavailable')).toHaveLength(2);
    // A timer may be a moment ahead of the clock that decides who is late.
    await new Promise((resolve) => setTimeout(resolve, 20));
    gate.resolve();
    expect(await first).toEqual({ name: 'x' });
    expect(await client.call(wait, {}, patient)).toEqual({ name: 'x' });
    expect(runs).toBe(2);
  });

  it('survives an answer larger than the broker takes, and says so', async () => {
    await answer({ 'gifting.greet': async ({ name }: { name: string }) => ({ name: name.repeat(2 ** 21) }) });
    await expect(client.call(greet, { name: 'x' }, { caller: ann })).rejects.toMatchObject({ code: 'too-large' });
    await expect(client.call(greet, { name: 'x' }, { caller: ann })).rejects.toMatchObject({ code: 'too-large' });
  });

  it('counts a handler that only waits no longer as work', async () => {
    await answer(
      {
        'gifting.waitABit': async (_input, context) => {
          context.releaseSlot();
          await new Promise((resolve) => setTimeout(resolve, 100));
          return { name: 'x' };
        },
      },
      { concurrency: 1, queue: 1 },
    );
    const answers: unknown[] = [];
    for (let nth = 0; nth < 8; nth++) {
      answers.push(client.call(wait, {}, { deadlineMs: 20_000 }));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await Promise.all(answers)).toHaveLength(8);
  });

  it('finishes what it has begun when it is told to stop', async () => {
    const server = await answer({
      'gifting.greet': () => new Promise((resolve) => setTimeout(() => resolve({ name: 'done' }), 300)),
    });
    const calls = Array.from({ length: 20 }, () => client.call(greet, { name: 'x' }, { caller: ann }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.close();
    expect(await Promise.all(calls)).toHaveLength(20);
    await expect(client.call(greet, { name: 'x' }, { caller: ann })).rejects.toMatchObject({ status: 503 });
  });

  it('does not boot when an operation has no handler or a handler no operation', () => {
    const server = new RpcServer({ service: 'gifting', operations: all, nats });
    server.addHandler('rpc.gifting.user.stray.v1', (async () => ({})) as never);
    let error: unknown;
    server.listen((thrown) => (error = thrown));
    expect(String(error)).toMatch('gifting.greet');
    expect(String(error)).toMatch('stray');
  });

  it('answers 503 while the broker is away and works again when it is back', async () => {
    await answer({ 'gifting.greet': async () => ({ name: 'x' }) });
    await broker.stop();
    await nats.rtt().catch(() => {});
    await expect(client.call(greet, { name: 'x' }, { caller: ann, deadlineMs: 500 })).rejects.toMatchObject({
      status: 503,
    });
    await broker.start();
    await eventually(() => client.call(greet, { name: 'x' }, { caller: ann }), 10_000);
  }, 15_000);

  it.each(['evt.gifting.gift_sent.v1', 'rpc.gifting.internal.stray.v1', undefined])(
    'does nothing for a caller who wants the answer said at %s',
    async (reply) => {
      let runs = 0;
      await answer({ 'gifting.greet': async () => ({ name: String(runs++) }) });
      const said: string[] = [];
      const everything = nats.subscribe('>', { callback: (_error, { subject }) => void said.push(subject) });
      nats.publish(greet.subject, JSON.stringify({ name: 'x' }), {
        headers: writeCallHeaders({
          caller: ann,
          timeZone: 'UTC',
          idempotencyKey: undefined,
          address: undefined,
          deadline: Date.now() + 60_000,
        }),
        ...(reply && { reply }),
      });
      await client.call(greet, { name: 'x' }, { caller: ann });
      everything.unsubscribe();
      expect(said).not.toContain(reply);
      expect(runs).toBe(1);
    },
  );

  it('calls nothing that its process does not declare', async () => {
    let runs = 0;
    await answer({ 'gifting.greet': async () => ({ name: String(runs++) }) });
    const social = new RpcClient(nats, 'social');
    await expect(social.call(greet, { name: 'x' }, { caller: ann })).rejects.toThrow('does not declare');
    expect(runs).toBe(0);
  });

  describe('with an answer in parts', () => {
    it('hears each part in its order, whitelisted, and then the whole', async () => {
      await answer({
        'gifting.count': async (_input, { sendPart }) => {
          for (const name of ['one', 'two', 'three']) sendPart({ name, secret: 'x' });
          return { name: 'done' };
        },
      });
      const heard: unknown[] = [];
      const whole = await client.call(count, {}, { onPart: (part) => heard.push(part) });
      expect(heard).toEqual([{ name: 'one' }, { name: 'two' }, { name: 'three' }]);
      expect(whole).toEqual({ name: 'done' });
    });

    it('gets the whole alone when it does not ask for parts', async () => {
      await answer({
        'gifting.count': async (_input, { sendPart }) => {
          sendPart({ name: 'one' });
          return { name: 'done' };
        },
      });
      expect(await client.call(count, {})).toEqual({ name: 'done' });
    });

    it('passes a refusal on as it is, before or after the first part', async () => {
      await answer({
        'gifting.count': async (_input, { sendPart }) => {
          sendPart({ name: 'one' });
          throw new Problem('enough', 409, 'Enough');
        },
      });
      const heard: unknown[] = [];
      const call = client.call(count, {}, { onPart: (part) => heard.push(part) });
      await expect(call).rejects.toMatchObject({ code: 'enough', status: 409 });
      expect(heard).toEqual([{ name: 'one' }]);
    });

    it('says at once when nobody is there, and by the deadline when nobody answers', async () => {
      const onPart = () => {};
      await expect(client.call(count, {}, { onPart })).rejects.toMatchObject({ status: 503 });
      const late = Promise.withResolvers<Greeting>();
      await answer({ 'gifting.count': () => late.promise });
      await expect(client.call(count, {}, { onPart, deadlineMs: 200 })).rejects.toMatchObject({ status: 503 });
      late.resolve({ name: 'too late' });
    });
  });

  describe('called off', () => {
    it.each([[undefined], [() => {}]])('ends at the other end, and at once here', async (onPart) => {
      let ended: unknown;
      await answer({
        'gifting.count': (_input, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              ended = signal.reason;
              reject(signal.reason as Error);
            });
          }),
      });
      const leaving = new AbortController();
      const call = client.call(count, {}, { signal: leaving.signal, onPart });
      await nats.flush();
      await new Promise((resolve) => setTimeout(resolve, 50));
      leaving.abort();
      await expect(call).rejects.toMatchObject({ name: 'AbortError' });
      await eventually(() => ended instanceof Error);
    });

    it('is not begun when it was called off before', async () => {
      let calls = 0;
      await answer({ 'gifting.count': async () => ({ name: String(calls++) }) });
      await expect(client.call(count, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
        name: 'AbortError',
      });
      expect(calls).toBe(0);
    });

    it('ends by itself at the deadline', async () => {
      let isOver = false;
      await answer({
        'gifting.count': (_input, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              isOver = true;
              reject(signal.reason as Error);
            });
          }),
      });
      const patient = new AbortController();
      await expect(client.call(count, {}, { signal: patient.signal, deadlineMs: 150 })).rejects.toMatchObject({
        status: 503,
      });
      await eventually(() => isOver);
    });
  });
});
