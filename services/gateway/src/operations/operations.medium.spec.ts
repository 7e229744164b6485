import { addRecipient, listRecipients, type Recipient } from '@presently/contracts/gifting/recipients';
import { listGifts, sendGift } from '@presently/contracts/gifting/gifts';
import { listOccasions, listUpcomingOccasions } from '@presently/contracts/gifting/occasions';
import type { Operation } from '@presently/contracts/kit/operation';
import { getSchedule } from '@presently/contracts/social/schedule';
import { parseMessage } from '@presently/messaging/messages';
import { Page } from '@presently/messaging/page';
import { Problem } from '@presently/messaging/problem';
import { startTelemetry, type Telemetry } from '@presently/telemetry/telemetry';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { requestOf, routed, validInput, type Routed } from '@presently/testing/valid-requests';
import { randomUUID } from 'node:crypto';
import { TestGateway } from '../../test/test-gateway.js';

const ids = {
  recipientId: randomUUID(),
  occasionId: randomUUID(),
  uploadId: randomUUID(),
  giftId: randomUUID(),
  settingsToken: 'A'.repeat(64),
  templateId: randomUUID(),
  postId: randomUUID(),
  sessionId: randomUUID(),
  passkeyId: randomUUID(),
  keptIdeaId: randomUUID(),
  importId: randomUUID(),
  exportId: randomUUID(),
  linkId: randomUUID(),
  tokenId: randomUUID(),
  webhookId: randomUUID(),
  pushSubscriptionId: randomUUID(),
  deliveryId: randomUUID(),
  rejectedIdeaId: randomUUID(),
  proposalId: randomUUID(),
  reportId: randomUUID(),
  userId: randomUUID(),
  shareToken: 'A'.repeat(32),
  token: 'A'.repeat(43),
};

const requestFor = (op: Routed, input?: object): [route: string, body: object | undefined] => {
  const { method, path, body } = requestOf(op, ids, input);
  return [`${method} ${path}`, body];
};

describe('the routes derived from the contracts', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  let telemetry: Telemetry;
  let ann: ReturnType<TestGateway['signedIn']>;
  let admin: ReturnType<TestGateway['signedIn']>;

  beforeAll(async () => {
    telemetry = await startTelemetry({ name: 'gateway', onTrouble: () => undefined });
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    ann = gateway.signedIn();
    admin = gateway.signedIn({ isAdmin: true });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
    await telemetry.stop();
  });
  const as = (cookie: string, more: Record<string, string> = {}) => ({ cookie, ...more });

  const callerOf = (op: Operation) => (op.access === 'admin' ? admin : ann);

  it.each(routed)(
    '%s reaches its service with input, caller and time zone, and answers with its status',
    async (_name, op) => {
      const answered = { from: op.name };
      await gateway.services.answer(op as Operation, () => answered as never);
      const [route, body] = requestFor(op);
      const answer = await gateway.call(
        route,
        body,
        as(callerOf(op).cookie, { 'x-time-zone': 'Asia/Tokyo', 'idempotency-key': 'k-1' }),
      );
      expect([answer.status, answer.body]).toEqual([op.status, answered]);
      expect(answer.headers.get('cache-control')).toBe('no-store');

      const [call] = gateway.services.callsOf(op).slice(-1);
      const inPath = [...op.route!.matchAll(/:(\w+)/g)].map(([, name]) => [name, ids[name as keyof typeof ids]]);
      const sent = { ...validInput[op.name], ...Object.fromEntries(inPath) };
      // As the service reads it: the query of an address has texts only.
      expect(call!.input).toMatchObject({ ...parseMessage(op.input as never, sent) });
      const { userId, displayName, isAdmin } = callerOf(op).holder;
      expect(call!.context).toMatchObject({
        // A public call does not resolve the session.
        caller: op.access === 'public' ? null : { userId, displayName, isAdmin },
        address: '127.0.0.1',
        timeZone: 'Asia/Tokyo',
        idempotencyKey: 'k-1',
      });
    },
  );

  it.each(routed.filter(([, op]) => op.access !== 'public'))(
    '%s refuses a caller without a session and calls no service',
    async (_name, op) => {
      gateway.services.forgetCalls();
      const [route, body] = requestFor(op);
      const answer = await gateway.call(route, body);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
      expect(gateway.services.callsOf(op)).toEqual([]);
    },
  );

  it.each(routed.filter(([, op]) => op.access === 'admin'))(
    '%s refuses a caller who is no administrator and calls no service',
    async (_name, op) => {
      gateway.services.forgetCalls();
      const [route, body] = requestFor(op);
      const answer = await gateway.call(route, body, as(ann.cookie));
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
      expect(gateway.services.callsOf(op)).toEqual([]);
    },
  );

  it.each(routed)('%s refuses an undeclared field by name and calls no service', async (_name, op) => {
    gateway.services.forgetCalls();
    const [route, body] = requestFor(op, { ...validInput[op.name], isAdmin: 'true' });
    const answer = await gateway.call(route, body, as(callerOf(op).cookie));
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([
      400,
      'invalid-input',
      ['isAdmin'],
    ]);
    expect(gateway.services.callsOf(op)).toEqual([]);
  });

  it('passes on null', async () => {
    await gateway.services.answer(getSchedule, () => null);
    const answer = await gateway.call('GET /api/admin/social/config', undefined, as(admin.cookie));
    expect([answer.status, answer.text]).toEqual([200, 'null']);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('prefers the path over the body', async () => {
    await gateway.services.answer(sendGift, () => ({}) as never);
    const [route, body] = requestFor(sendGift);
    await gateway.call(route, { ...body, recipientId: randomUUID(), userId: '' }, as(ann.cookie));
    expect(gateway.services.callsOf(sendGift).at(-1)!.input).toMatchObject({ recipientId: ids.recipientId });
  });

  it('converts a query to the types of the contract', async () => {
    await gateway.services.answer(listUpcomingOccasions, () => []);
    await gateway.call('GET /api/upcoming-occasions?days=7', undefined, as(ann.cookie));
    expect(gateway.services.callsOf(listUpcomingOccasions).at(-1)!.input).toEqual({ days: 7 });
    const twice = await gateway.call('GET /api/upcoming-occasions?days=7&days=8', undefined, as(ann.cookie));
    expect(twice.status).toBe(400);
  });

  it('names the next page of a list in a Link header', async () => {
    const recipientId = randomUUID();
    const occasions = new Page<never>(['{"id":1}', '{"id":2}'], 'cursor_2');
    await gateway.services.answer(listOccasions, () => occasions);
    const path = `/api/recipients/${recipientId}/occasions`;
    const answer = await gateway.call(`GET ${path}?limit=2&after=cursor_1`, undefined, as(ann.cookie));
    expect(answer.body).toEqual([{ id: 1 }, { id: 2 }]);
    expect(answer.headers.get('link')).toBe(`<${path}?limit=2&after=cursor_2>; rel="next"`);
    expect(gateway.services.callsOf(listOccasions).at(-1)!.input).toEqual({ recipientId, limit: 2, after: 'cursor_1' });

    await gateway.services.answer(listOccasions, () => new Page<never>([], undefined));
    expect((await gateway.call(`GET ${path}`, undefined, as(ann.cookie))).headers.get('link')).toBeNull();
  });

  it('passes on no cursor that a service could not have written', async () => {
    await gateway.services.answer(listGifts, () => new Page<never>([], 'a>; rel="next", <https://evil.example'));
    const answer = await gateway.call('GET /api/scheduled-gifts', undefined, as(ann.cookie));
    expect([answer.status, answer.headers.get('link')]).toEqual([200, null]);
  });

  it.each(['limit=0', 'limit=501', 'limit=2.5', 'limit=all', 'limit=', 'after=%00', 'after=a%20b', 'limit=1&limit=2'])(
    'refuses a page of %s',
    async (wrong) => {
      const answer = await gateway.call(`GET /api/scheduled-gifts?${wrong}`, undefined, as(ann.cookie));
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [wrong.split('=')[0]]]);
    },
  );

  it("passes a service's refusal on unchanged", async () => {
    await gateway.services.answer(addRecipient, () => {
      throw new Problem('gift.limit-reached', 403, 'Monthly gift limit reached', { errors: { name: ['no'] } });
    });
    const answer = await gateway.call('POST /api/recipients', validInput['gifting.addRecipient'], as(ann.cookie));
    expect([answer.status, answer.body]).toEqual([
      403,
      { code: 'gift.limit-reached', message: 'Monthly gift limit reached', errors: { name: ['no'] } },
    ]);
  });

  it('hides the internal error of a service', async () => {
    await gateway.services.answer(listRecipients, (): Recipient[] => {
      throw new Error('relation "recipients" does not exist');
    });
    const answer = await gateway.call('GET /api/recipients', undefined, as(ann.cookie));
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect(answer.body.reference).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.text).not.toContain('relation');
  });

  it('refuses an invalid idempotency key', async () => {
    const answer = await gateway.call(
      'POST /api/recipients',
      validInput['gifting.addRecipient'],
      as(ann.cookie, { 'idempotency-key': 'x'.repeat(256) }),
    );
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
  });

  it.each(['%00', '..%2f..', "';--", 'null', '%E2%82%AC'])('answers the id %s with 400', async (id) => {
    const answer = await gateway.call(`DELETE /api/recipients/${id}`, undefined, as(ann.cookie));
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
  });

  describe('when a service is down', () => {
    it('answers 503 at once, with Retry-After', async () => {
      await gateway.services.silence(listRecipients);
      await gateway.services.answer(listGifts, () => new Promise(() => {}));
      const hanging = gateway.call('GET /api/scheduled-gifts', undefined, as(ann.cookie)).then(() => undefined);
      const away = gateway.call('GET /api/recipients', undefined, as(ann.cookie));
      const answer = (await Promise.race([hanging, away]))!;
      expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([
        503,
        'service-unavailable',
        '2',
      ]);
      expect(answer.body.message).toMatch(/try again/);
    });

    it('waits until the deadline of the operation if it hangs', async () => {
      await gateway.services.answer(listRecipients, () => new Promise(() => {}));
      const start = performance.now();
      const answer = await gateway.call('GET /api/recipients', undefined, as(ann.cookie));
      expect(answer.status).toBe(503);
      expect(performance.now() - start).toBeGreaterThan(listRecipients.deadline - 50);
    });
  });
});

describe('without a broker', () => {
  it('answers 503 at once, still serves pages, is alive but not ready, and recovers by itself', async () => {
    const broker = await TestBroker.start();
    const gateway = await TestGateway.start(broker.url);
    try {
      const { cookie } = gateway.signedIn();
      await gateway.services.answer(listRecipients, () => []);
      expect((await gateway.call('GET /api/recipients', undefined, { cookie })).status).toBe(200);

      await broker.stop();
      await new Promise((resolve) => setTimeout(resolve, 50));
      const answer = await gateway.call('GET /api/recipients', undefined, { cookie });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect((await gateway.call('GET /dashboard')).status).toBe(200);
      expect((await gateway.call('GET /healthz')).status).toBe(200);
      expect((await gateway.call('GET /readyz')).body).toEqual({
        status: 'unavailable',
        checks: { serving: true, nats: false },
      });

      await broker.start();
      // The gateway has two connections, which reconnect independently.
      const isBack = async () =>
        (await gateway.call('GET /readyz')).status === 200 &&
        (await gateway.call('GET /api/recipients', undefined, { cookie })).status === 200;
      await eventually(isBack);
    } finally {
      await gateway.stop();
      await broker.destroy();
    }
  });
});
