import { internalOperation, operation, type Operation } from '@presently/contracts/kit/operation';
import { Nothing } from '@presently/contracts/kit/empty-messages';
import { eventually } from '@presently/testing/eventually';
import { greet, Greeting } from '@presently/testing/greeting';
import { TestBroker } from '@presently/testing/test-broker';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import type { NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { writeCallHeaders, type HandledCall } from '../call-context.js';
import { connectToNats } from '../connection.js';
import { Problem } from '../problem.js';
import { RpcClient } from '../rpc-client.js';
import { RpcServer } from './rpc-server.js';

const rule = operation('gifting.rule', {
  route: 'POST /api/rule',
  access: 'admin',
  changes: [],
  input: Nothing,
  output: Greeting,
});
const wait = internalOperation('gifting.waitABit', { input: Nothing, output: Greeting, deadline: 300 });
const count = operation('gifting.count', {
  route: 'POST /api/count',
  access: 'public',
  changes: [],
  input: Nothing,
  output: Greeting,
  deadline: 5_000,
  partial: { event: 'greeting', data: Greeting, field: 'name' },
  isCancellable: true,
});
const all = [greet, rule, wait, count];

const ann = {
  userId: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11',
  displayName: 'Ann Åström “A”',
  isAdmin: false,
  tier: 'pro' as const,
  isConfirmed: true,
};

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

  it('removes undeclared fields from the answer', async () => {
    await answer({ 'gifting.greet': async () => ({ name: 'x', password: 'secret' }) });
    expect(await client.call(greet, { name: 'Bo' }, { caller: ann })).toEqual({ name: 'x' });
  });

  it('refuses a caller without the required access before it calls the handler', async () => {
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
  ])('refuses %s in the service, too', async (_what, input) => {
    await answer({ 'gifting.greet': async () => ({ name: 'x' }) });
    await expect(client.call(greet, input as never, { caller: ann })).rejects.toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  });

  it('passes a Problem to the caller unchanged and hides every other error', async () => {
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

  it('answers 503 while the database is unavailable or its pool is empty', async () => {
    const pool = new pg.Pool({ connectionString: database.url('gifting'), max: 1, connectionTimeoutMillis: 1_000 });
    const held = await pool.connect();
    await answer({
      'gifting.greet': async ({ name }: Greeting) => {
        const unreachable = new pg.Client('postgres://nobody@127.0.0.1:1/nothing');
        await (name === 'away' ? unreachable.connect() : pool.query('select 1'));
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

  it("passes on a handler's Problem about a broken connection to a third party", async () => {
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

  it('fails at once without a responder', async () => {
    // The test times out if the call waits for its deadline.
    const patient = { caller: ann, deadlineMs: 600_000 };
    const problem = await client.call(greet, { name: 'x' }, patient).catch((error: Problem) => error);
    expect(problem).toMatchObject({ status: 503, code: 'service-unavailable', detail: { retryAfter: 2 } });
  });

  it('fails at the deadline', async () => {
    let late!: (output: object) => void;
    await answer({ 'gifting.waitABit': () => new Promise((resolve) => (late = resolve)) });
    await expect(client.call(wait, {})).rejects.toMatchObject({ status: 503 });
    late({ name: 'late' });
  });

  it('refuses calls if the queue is full, and drops calls that are past their deadline', async () => {
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
    const queued = Array.from({ length: 2 }, () => client.call(wait, {}));
    const refused = Array.from({ length: 5 }, () => client.call(wait, {}, patient));
    const outcomes = await Promise.allSettled([...queued, ...refused]);
    const codes = outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as Problem).code);
    expect(codes).toEqual([...queued.map(() => 'service-unavailable'), ...refused.map(() => 'overloaded')]);
    // A timer may fire slightly before the clock reaches the deadline.
    await new Promise((resolve) => setTimeout(resolve, 20));
    gate.resolve();
    expect(await first).toEqual({ name: 'x' });
    expect(await client.call(wait, {}, patient)).toEqual({ name: 'x' });
    expect(runs).toBe(2);
  });

  it("answers `too-large` if an answer exceeds the broker's limit", async () => {
    await answer({ 'gifting.greet': async ({ name }: { name: string }) => ({ name: name.repeat(2 ** 21) }) });
    await expect(client.call(greet, { name: 'x' }, { caller: ann })).rejects.toMatchObject({ code: 'too-large' });
    await expect(client.call(greet, { name: 'x' }, { caller: ann })).rejects.toMatchObject({ code: 'too-large' });
  });

  it('frees the slot of a handler that releases it', async () => {
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

  it('finishes the calls in progress when it stops', async () => {
    const server = await answer({
      'gifting.greet': () => new Promise((resolve) => setTimeout(() => resolve({ name: 'done' }), 300)),
    });
    const calls = Array.from({ length: 20 }, () => client.call(greet, { name: 'x' }, { caller: ann }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.close();
    expect(await Promise.all(calls)).toHaveLength(20);
    await expect(client.call(greet, { name: 'x' }, { caller: ann })).rejects.toMatchObject({ status: 503 });
  });

  it('does not boot if an operation has no handler or a handler has no operation', () => {
    const server = new RpcServer({ service: 'gifting', operations: all, nats });
    server.addHandler('rpc.gifting.user.stray.v1', (async () => ({})) as never);
    let error: unknown;
    server.listen((thrown) => (error = thrown));
    expect(String(error)).toMatch('gifting.greet');
    expect(String(error)).toMatch('stray');
  });

  it('answers 503 while the broker is down, and recovers', async () => {
    await answer({ 'gifting.greet': async () => ({ name: 'x' }) });
    await broker.stop();
    await nats.rtt().catch(() => {});
    await expect(client.call(greet, { name: 'x' }, { caller: ann, deadlineMs: 500 })).rejects.toMatchObject({
      status: 503,
    });
    await broker.start();
    await eventually(() => client.call(greet, { name: 'x' }, { caller: ann }));
  });

  it.each(['evt.gifting.gift_sent.v1', 'rpc.gifting.internal.stray.v1', undefined])(
    'ignores a call with the reply subject %s',
    async (reply) => {
      let runs = 0;
      await answer({ 'gifting.greet': async () => ({ name: String(runs++) }) });
      const published: string[] = [];
      const everything = nats.subscribe('>', { callback: (_error, { subject }) => void published.push(subject) });
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
      expect(published).not.toContain(reply);
      expect(runs).toBe(1);
    },
  );

  it('refuses a call that its process does not declare', async () => {
    let runs = 0;
    await answer({ 'gifting.greet': async () => ({ name: String(runs++) }) });
    const social = new RpcClient(nats, 'social');
    await expect(social.call(greet, { name: 'x' }, { caller: ann })).rejects.toThrow('does not declare');
    expect(runs).toBe(0);
  });

  describe('with an answer in parts', () => {
    it('receives the parts in order, whitelisted, and then the whole', async () => {
      await answer({
        'gifting.count': async (_input, { sendPart }) => {
          for (const name of ['one', 'two', 'three']) sendPart({ name, secret: 'x' });
          return { name: 'done' };
        },
      });
      const received: unknown[] = [];
      const whole = await client.call(count, {}, { onPart: (part) => received.push(part) });
      expect(received).toEqual([{ name: 'one' }, { name: 'two' }, { name: 'three' }]);
      expect(whole).toEqual({ name: 'done' });
    });

    it('receives only the whole if it does not ask for parts', async () => {
      await answer({
        'gifting.count': async (_input, { sendPart }) => {
          sendPart({ name: 'one' });
          return { name: 'done' };
        },
      });
      expect(await client.call(count, {})).toEqual({ name: 'done' });
    });

    it('passes on a Problem after the first part', async () => {
      await answer({
        'gifting.count': async (_input, { sendPart }) => {
          sendPart({ name: 'one' });
          throw new Problem('enough', 409, 'Enough');
        },
      });
      const received: unknown[] = [];
      const call = client.call(count, {}, { onPart: (part) => received.push(part) });
      await expect(call).rejects.toMatchObject({ code: 'enough', status: 409 });
      expect(received).toEqual([{ name: 'one' }]);
    });

    it('fails at once without a responder, and at the deadline without an answer', async () => {
      const onPart = () => {};
      await expect(client.call(count, {}, { onPart })).rejects.toMatchObject({ status: 503 });
      const late = Promise.withResolvers<Greeting>();
      await answer({ 'gifting.count': () => late.promise });
      await expect(client.call(count, {}, { onPart, deadlineMs: 200 })).rejects.toMatchObject({ status: 503 });
      late.resolve({ name: 'too late' });
    });
  });

  describe('that is cancelled', () => {
    it.each([[undefined], [() => {}]])('aborts in the service, and at once in the caller', async (onPart) => {
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
      const cancelling = new AbortController();
      const call = client.call(count, {}, { signal: cancelling.signal, onPart });
      await nats.flush();
      await new Promise((resolve) => setTimeout(resolve, 50));
      cancelling.abort();
      await expect(call).rejects.toMatchObject({ name: 'AbortError' });
      await eventually(() => ended instanceof Error);
    });

    it('does not start if it was cancelled before', async () => {
      let calls = 0;
      await answer({ 'gifting.count': async () => ({ name: String(calls++) }) });
      await expect(client.call(count, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
        name: 'AbortError',
      });
      expect(calls).toBe(0);
    });

    it('aborts at the deadline', async () => {
      let isAborted = false;
      await answer({
        'gifting.count': (_input, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              isAborted = true;
              reject(signal.reason as Error);
            });
          }),
      });
      const patient = new AbortController();
      await expect(client.call(count, {}, { signal: patient.signal, deadlineMs: 150 })).rejects.toMatchObject({
        status: 503,
      });
      await eventually(() => isAborted);
    });
  });
});
