import { greet, Greeting } from '@presently/testing/greeting';
import { RawPublisher } from '@presently/testing/raw-publisher';
import { TestBroker } from '@presently/testing/test-broker';
import { aCaller } from '@presently/testing/a-caller';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import type { HandledCall } from '../call-context.js';
import { connectToNats } from '../connection.js';
import { RpcClient } from '../rpc-client.js';
import { RpcServer } from './rpc-server.js';

const ann = aCaller({ userId: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c11', displayName: 'Ann' });

describe('a call', () => {
  let broker: TestBroker;
  let nats: NatsConnection;
  let client: RpcClient;
  let server: RpcServer | undefined;
  let handled: HandledCall | undefined;

  beforeAll(async () => {
    broker = await TestBroker.start();
    nats = await connectToNats(broker.url, 'test');
    client = new RpcClient(nats, 'ops');
  });
  afterAll(async () => {
    await nats.close();
    await broker.destroy();
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  async function serve(): Promise<void> {
    const own = new RpcServer({ service: 'gifting', operations: [greet], nats });
    own.addHandler(greet.subject, async (_input: Greeting, call: HandledCall) => {
      handled = call;
      return { name: 'x' };
    });
    await new Promise<void>((resolve, reject) => own.listen((error) => (error ? reject(error as Error) : resolve())));
    server = own;
  }

  describe('from a compromised process', () => {
    const valid = JSON.stringify({ name: 'x' });
    /**
     * Sends a request that our client would not send.
     * @returns the reply as it is on the wire
     */
    async function request(headers: string, body: string | Uint8Array = valid): Promise<unknown> {
      const raw = await RawPublisher.connect(broker.url);
      const reply = `_INBOX_test.${randomUUID()}`;
      const answered = nats.subscribe(reply, { max: 1, timeout: 3_000 });
      await nats.flush();
      raw.publish(greet.subject, { reply, headers: `NATS/1.0\r\n${headers}\r\n`, body });
      try {
        for await (const message of answered) return message.json();
      } finally {
        raw.close();
      }
      return undefined;
    }
    const callerHeader = (caller: unknown) => `Presently-Caller: ${encodeURIComponent(JSON.stringify(caller))}\r\n`;
    const asAnn = callerHeader(ann);
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    beforeEach(serve);

    it.each<[what: string, headers: string, body: string | Uint8Array]>([
      ['an invalid header name', 'a b: c\r\n', valid],
      ['a header with a lone line feed', 'Presently-Caller: a\nb\r\n', valid],
      ['a caller that is no JSON', 'Presently-Caller: %7B\r\n', valid],
      ['a caller that cannot be decoded', 'Presently-Caller: %zz\r\n', valid],
      ['a caller whose id is no UUID', callerHeader({ ...ann, userId: 'nobody' }), valid],
      ['a caller with the character 0 in the name', callerHeader({ ...ann, displayName: 'x\0' }), valid],
      ['a caller whose administrator flag is a text', callerHeader({ ...ann, isAdmin: 'true' }), valid],
      ['an idempotency key that is too long', `${asAnn}Idempotency-Key: ${'k'.repeat(256)}\r\n`, valid],
      ['a body that is no JSON', asAnn, '{'],
      ['a body that is no text', asAnn, Buffer.from([0xff, 0xfe, 0])],
      ['a body with deep nesting', asAnn, `{"name":${deep(200_000)}}`],
    ])('refuses %s', async (_what, headers, body) => {
      expect(await request(headers, body)).toMatchObject({ problem: { status: 400 } });
    });

    it('refuses a body that is too large', async () => {
      expect(await request(asAnn, JSON.stringify({ name: 'x'.repeat(600_000) }))).toMatchObject({
        problem: { status: 413, code: 'too-large' },
      });
    });

    it.each(['1e300', 'Infinity', String(Date.now() + 1e12), 'soon'])(
      'limits the deadline %s to one minute',
      async (deadline) => {
        expect(await request(`${asAnn}Presently-Deadline: ${deadline}\r\n`)).toEqual({ ok: { name: 'x' } });
        expect(handled!.deadline).toBeLessThanOrEqual(Date.now() + 60_000);
      },
    );

    it('treats an invalid time zone as UTC', async () => {
      await request(`${asAnn}Presently-Time-Zone: ../../etc\r\n`);
      expect(handled!.timeZone).toBe('UTC');
    });
  });

  describe('to a compromised service', () => {
    it.each([
      'no json',
      '{"ok":',
      '{"part":',
      'null',
      '{}',
      '{"problem":null}',
      '{"problem":{"code":"x","message":"x","status":99999}}',
      '{"problem":{"code":"x","message":"x","status":400,"retryAfter":"1\\r\\nSet-Cookie: a=b"}}',
      '{"problem":{"code":"x","message":"x","status":400,"errors":{"a":"b"}}}',
      '{"problem":{"code":"x","message":"x","status":400,"problems":[{"code":"x","params":{"a":{"b":"c"}}}]}}',
    ])('treats the reply %s as no answer, and accepts the next valid reply', async (reply) => {
      const hostile = nats.subscribe(greet.subject, {
        callback: (_error, message) => void message.respond(reply),
      });
      await nats.flush();
      const call = () => client.call(greet, { name: 'x' }, { caller: ann, onPart: () => {} });
      await expect(call()).rejects.toMatchObject({ code: 'service-unavailable', status: 503 });
      hostile.unsubscribe();
      await serve();
      expect(await call()).toEqual({ name: 'x' });
    });
  });
});
