import { jest } from '@jest/globals';
import {
  cancelSubscription,
  confirmSubscription,
  createSubscription,
  getBillingConfig,
  getSubscription,
  listInvoices,
  receiveProviderMessage,
  resumeSubscription,
  subscriptionChanged,
} from '@presently/contracts/billing';
import { billingUserDataErased, userErased } from '@presently/contracts/erasure';
import { getUser } from '@presently/contracts/identity';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { connect } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { Sandbox } from '../../../sandbox/src/sandbox.js';
import { definition } from './definition.js';
import { Reconciliation } from './reconciliation/reconciliation.js';

jest.setTimeout(120_000);
const secret = 'whsec_sandbox';
const pro = 'price_pro_monthly';
const webhooks = new Stripe('sk_test_sandbox').webhooks;

describe('a plan', () => {
  let service: TestService;
  let sandbox: Sandbox;
  let stripe: Stripe;
  let identity: NatsConnection;
  let listener: Server;
  /** What the provider has told, as it came; passed on only when a test says so. */
  let told: { body: string; signature: string }[] = [];
  let passesOn = true;
  const address = () => `ann-${randomUUID()}@example.com`;
  const addresses = new Map<string, string>();

  beforeAll(async () => {
    listener = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const message = {
          body: Buffer.concat(chunks).toString(),
          signature: String(request.headers['stripe-signature']),
        };
        told.push(message);
        const passed = passesOn ? deliver(message.body, message.signature) : Promise.resolve();
        passed.then(
          () => response.writeHead(200).end(),
          () => response.writeHead(503).end(),
        );
      });
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    sandbox = new Sandbox({
      port: 0,
      smtpPort: 0,
      host: '127.0.0.1',
      stripeWebhook: { url: `http://127.0.0.1:${port}`, secret },
    });
    await sandbox.start();
    stripe = new Stripe('sk_test_sandbox', {
      host: '127.0.0.1',
      port: Number(new URL(sandbox.url).port),
      protocol: 'http',
      telemetry: false,
    });
    service = await TestService.start(definition, {
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_PRO: pro,
      STRIPE_PRICE_BUSINESS: 'price_business_monthly',
      STRIPE_API_URL: sandbox.url,
      STRIPE_JS_URL: `${sandbox.url}/payments/stripe.js`,
      STRIPE_RETRIES: '0',
      STRIPE_TIMEOUT_MS: '3000',
      FAREWELL_RETRY_MS: '100',
    });
    identity = await connect({ servers: service.broker.url });
    identity.subscribe(getUser.subject, {
      callback: (_error, message) => {
        const caller = JSON.parse(decodeURIComponent(message.headers!.get('Presently-Caller'))) as { userId: string };
        message.respond(JSON.stringify({ ok: { id: caller.userId, email: addresses.get(caller.userId) ?? null } }));
      },
    });
    await identity.flush();
  });
  afterAll(async () => {
    await identity.close();
    await service.stop();
    await sandbox.stop();
    listener.closeAllConnections();
    listener.close();
  });
  beforeEach(async () => {
    passesOn = true;
    await fault({ mode: 'ok' });
  });

  const deliver = (body: string, signature: string) =>
    service.call(receiveProviderMessage, { body: Buffer.from(body).toString('base64'), signature });
  const signed = (event: object) => {
    const payload = JSON.stringify(event);
    return { body: payload, signature: webhooks.generateTestHeaderString({ payload, secret }) };
  };
  const post = async (path: string, body: object, method = 'POST') => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(sandbox.url + path, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const fault = (state: object) => post('/faults/payments', state, 'PUT');
  const pay = (clientSecret: string, card = '4242424242424242') => post('/payments/confirm', { clientSecret, card });

  /** Somebody signed in, who has an address. */
  function somebody() {
    const caller = { userId: randomUUID(), displayName: 'Ann', isAdmin: false };
    const email = address();
    addresses.set(caller.userId, email);
    const call = service.as(caller);
    const tier = async () => {
      const [row] = await service.query<{ tier: string }>('select tier from customers where user_id = $1', [
        caller.userId,
      ]);
      return row?.tier ?? 'free';
    };
    const changes = async () =>
      (await service.emitted(subscriptionChanged)).filter(({ userId }) => userId === caller.userId);
    const customer = async () => (await stripe.customers.list({ email })).data[0]!;
    const choose = async () => (await call(createSubscription, { priceId: pro })).clientSecret;
    return { caller, email, call, tier, changes, customer, choose };
  }
  async function subscriber() {
    const user = somebody();
    await pay(await user.choose());
    await eventually(async () => (await user.tier()) === 'pro');
    return user;
  }
  /** Everything the provider has told of a customer so far, in its order. */
  const toldOf = (customerId: string) =>
    told
      .map(({ body }) => JSON.parse(body) as Stripe.Event)
      .filter(({ data }) => (data.object as { customer?: string }).customer === customerId);
  const state = async (userId: string) => {
    const [customer] = await service.query<{ tier: string }>('select tier from customers where user_id = $1', [userId]);
    const subscriptions = await service.query(
      `select status, cancel_at_period_end, current_period_end, stripe_price_id from subscriptions where user_id = $1`,
      [userId],
    );
    return { tier: customer?.tier, subscriptions };
  };

  it('is for sale at the configured prices, and Business is to come', async () => {
    const { call } = somebody();
    expect(await call(getBillingConfig, {})).toEqual({
      plans: [
        { tier: 'pro', priceId: pro, isAvailable: true },
        { tier: 'business', priceId: 'price_business_monthly', isAvailable: false },
      ],
      publishableKey: 'pk_test_sandbox',
      isSandbox: true,
      scriptUrl: `${sandbox.url}/payments/stripe.js`,
    });
    for (const [priceId, code] of [
      ['price_business_monthly', 'billing.plan-not-available'],
      ['price_of_somebody_else', 'billing.unknown-plan'],
    ] as const) {
      await expect(call(createSubscription, { priceId })).rejects.toMatchObject({ status: 400, code });
    }
    expect(await call(getSubscription, {})).toEqual({
      subscription: null,
      cancelAtPeriodEnd: false,
      currentPeriodEnd: null,
    });
    expect(await call(listInvoices, {})).toEqual([]);
  });

  it('is one and the same until it is paid, however often and however fast it is chosen', async () => {
    const user = somebody();
    const secrets = await Promise.all([user.choose(), user.choose(), user.choose()]);
    expect(new Set([...secrets, await user.choose()]).size).toBe(1);
    const { id } = await user.customer();
    expect((await stripe.subscriptions.list({ customer: id, status: 'all' })).data).toHaveLength(1);
    expect(await user.tier()).toBe('free');
    expect(await user.changes()).toEqual([]);
  });

  it('begins with the payment: others are told once, and the bill is there', async () => {
    const user = await subscriber();
    expect(await user.changes()).toMatchObject([
      {
        tier: 'pro',
        status: 'active',
        cancelAtPeriodEnd: false,
        version: 1,
        stripeCustomerId: (await user.customer()).id,
      },
    ]);
    expect(await user.call(getSubscription, {})).toMatchObject({
      subscription: { tier: 'pro', status: 'active', cancelAtPeriodEnd: false },
      cancelAtPeriodEnd: false,
      currentPeriodEnd: expect.any(String),
    });
    const [bill] = await user.call(listInvoices, {});
    expect(bill).toMatchObject({
      total: 699,
      currency: 'usd',
      status: 'paid',
      number: expect.stringMatching(/^SANDBOX-/),
    });
    const file = await fetch(bill!.downloadUrl!);
    expect([file.headers.get('content-type'), (await file.text()).slice(0, 8)]).toEqual([
      'application/pdf',
      '%PDF-1.4',
    ]);
    await expect(user.choose()).rejects.toMatchObject({ status: 409, code: 'billing.already-subscribed' });
  });

  it('does not begin with a card that is declined, and the same secret takes the next card', async () => {
    const user = somebody();
    const clientSecret = await user.choose();
    const declined = await pay(clientSecret, '4000000000000002');
    expect(declined).toMatchObject({ status: 402, body: { error: { message: 'Your card was declined.' } } });
    expect((await user.call(confirmSubscription, {})).subscription).toBeNull();
    expect(await user.tier()).toBe('free');
    expect(await user.choose()).toBe(clientSecret);
    expect(await pay(clientSecret)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await user.call(confirmSubscription, {})).toMatchObject({ subscription: { status: 'active' } });
  });

  it('begins when the browser says so and the provider agrees, though no message comes', async () => {
    passesOn = false;
    const user = somebody();
    const clientSecret = await user.choose();
    expect((await user.call(confirmSubscription, {})).subscription).toBeNull();
    await pay(clientSecret);
    expect(await user.tier()).toBe('free');
    expect(await user.call(confirmSubscription, {})).toMatchObject({ subscription: { tier: 'pro', status: 'active' } });
    expect(await user.tier()).toBe('pro');
  });

  it('runs on after a cancellation until its period ends, can be resumed meanwhile, and then ends', async () => {
    const user = await subscriber();
    const cancelled = await user.call(cancelSubscription, {});
    expect(cancelled).toMatchObject({ cancelAtPeriodEnd: true, subscription: { status: 'active' } });
    expect(await user.call(cancelSubscription, {})).toEqual(cancelled);
    expect(await user.tier()).toBe('pro');
    expect(await user.call(resumeSubscription, {})).toMatchObject({ cancelAtPeriodEnd: false });
    await post('/payments/advance', { userEmail: user.email });
    await eventually(async () => (await user.call(listInvoices, {})).length === 2);
    expect(await user.tier()).toBe('pro');

    await user.call(cancelSubscription, {});
    await post('/payments/advance', { userEmail: user.email });
    await eventually(async () => (await user.tier()) === 'free');
    expect((await user.call(getSubscription, {})).subscription).toBeNull();
    await expect(user.call(cancelSubscription, {})).rejects.toMatchObject({ code: 'billing.no-subscription' });
    const versions = (await user.changes()).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_version, index) => index + 1));
    expect((await user.changes()).at(-1)).toMatchObject({ tier: 'free', status: 'canceled' });
    await pay(await user.choose());
    await eventually(async () => (await user.tier()) === 'pro');
  });

  it('goes on for days after a payment has failed, no longer, and comes back with the next one', async () => {
    const user = await subscriber();
    await fault({ mode: 'reject' });
    await post('/payments/advance', { userEmail: user.email });
    await fault({ mode: 'ok' });
    await eventually(async () => (await user.changes()).at(-1)?.status === 'past_due');
    expect(await user.tier()).toBe('pro');

    await service.query(`update subscriptions set past_due_since = now() - interval '8 days' where user_id = $1`, [
      user.caller.userId,
    ]);
    await service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    expect(await service.running.app.get(Reconciliation).run()).toMatchObject({ repaired: 1, failed: 0 });
    expect(await user.tier()).toBe('free');
    await pay(await user.choose());
    await eventually(async () => (await user.tier()) === 'pro');
    expect((await user.changes()).at(-1)).toMatchObject({ tier: 'pro', status: 'active' });
  });

  it('is found out by comparison when every message was lost', async () => {
    passesOn = false;
    const user = somebody();
    await pay(await user.choose());
    await service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await service.running.app.get(Reconciliation).run();
    expect(await user.tier()).toBe('pro');
    const [paid] = (await stripe.subscriptions.list({ customer: (await user.customer()).id })).data;
    await stripe.subscriptions.cancel(paid!.id);
    addresses.set(user.caller.userId, address());
    await service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await service.running.app.get(Reconciliation).run();
    expect(await user.tier()).toBe('free');
  });

  it('tells the provider of a new address of its user', async () => {
    const user = await subscriber();
    const { id } = await user.customer();
    const next = address();
    addresses.set(user.caller.userId, next);
    await service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await service.running.app.get(Reconciliation).run();
    expect(await stripe.customers.retrieve(id)).toMatchObject({ email: next });
  });

  it('comes to the same by the messages of its life in every order, each of them twice', async () => {
    passesOn = false;
    const user = somebody();
    await pay(await user.choose());
    const { id: customerId } = await user.customer();
    await user.call(confirmSubscription, {});
    await user.call(cancelSubscription, {});
    await post('/payments/advance', { userEmail: user.email });
    const life = [
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'invoice.payment_succeeded',
      'customer.subscription.deleted',
    ];
    const messages = await eventually(() => {
      const found = life.map((type) => toldOf(customerId).find((event) => event.type === type));
      return found.every((event) => event !== undefined) && (found as Stripe.Event[]);
    });
    const outcomes = new Set<string>();
    for (const order of permutations(messages)) {
      for (const event of order.flatMap((each) => [each, each])) {
        const again = signed({ ...event, id: `${event.id}${outcomes.size === 0 ? '' : randomUUID()}` });
        await deliver(again.body, again.signature);
      }
      outcomes.add(JSON.stringify(await state(user.caller.userId)));
    }
    expect(outcomes.size).toBe(1);
    expect(await state(user.caller.userId)).toMatchObject({ tier: 'free', subscriptions: [{ status: 'canceled' }] });
    const ends = (await user.changes()).filter(({ status }) => status === 'canceled');
    expect(ends).toHaveLength(1);
  });

  it('hears one message five times at once as one', async () => {
    const user = await subscriber();
    const { id } = await user.customer();
    const event = await eventually(() => toldOf(id).find(({ type }) => type === 'customer.subscription.updated'));
    const message = signed({ ...event, id: `evt_${randomUUID()}` });
    const before = (await user.changes()).length;
    await Promise.all(Array.from({ length: 5 }, () => deliver(message.body, message.signature)));
    const { id: eventId } = JSON.parse(message.body) as { id: string };
    expect(await service.query('select 1 from stripe_events where event_id = $1', [eventId])).toHaveLength(1);
    expect(await user.changes()).toHaveLength(before);
  });

  it('believes nobody but the provider, and the provider only lately', async () => {
    const { body, signature } = signed({
      object: 'event',
      id: 'evt_x',
      type: 'invoice.paid',
      livemode: false,
      created: 1,
      data: { object: {} },
    });
    const live = signed({
      object: 'event',
      id: 'evt_y',
      type: 'invoice.paid',
      livemode: true,
      created: 1,
      data: { object: {} },
    });
    const old = webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(Date.now() / 1_000) - 400,
    });
    const foreign = webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_another' });
    const refused = { status: 400, code: 'billing.message-refused', message: 'This message is refused' };
    for (const [text, header] of [
      [body.replace('evt_x', 'evt_z'), signature],
      [body, old],
      [body, foreign],
      [body, 'nonsense'],
      [live.body, live.signature],
    ] as const) {
      await expect(deliver(text, header)).rejects.toMatchObject(refused);
    }
    await deliver(body, signature);
  });

  it('loses nothing and charges nobody twice when the provider fails at any step', async () => {
    const user = somebody();
    await fault({ mode: 'down' });
    await expect(user.choose()).rejects.toMatchObject({ status: 503, code: 'billing.provider-unavailable' });
    // The provider does what it is asked and its answers are lost.
    for (const step of [1, 2, 3]) {
      await fault({ mode: 'slow', delayMs: 3_500 });
      await expect(user.choose()).rejects.toMatchObject({ status: 503 });
      await fault({ mode: 'ok' });
      if (step === 3) break;
    }
    const clientSecret = await user.choose();
    const { data: customers } = await stripe.customers.list({ email: user.email });
    expect(customers).toHaveLength(1);
    expect(await pay(clientSecret)).toMatchObject({ status: 200 });
    expect((await pay(clientSecret)).body).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
    await eventually(async () => (await user.tier()) === 'pro');

    await fault({ mode: 'down' });
    await expect(user.call(cancelSubscription, {})).rejects.toMatchObject({ status: 503 });
    await expect(user.call(confirmSubscription, {})).rejects.toMatchObject({ status: 503 });
    expect(await user.call(getSubscription, {})).toMatchObject({
      cancelAtPeriodEnd: false,
      subscription: { status: 'active' },
    });
    await fault({ mode: 'ok' });
    expect(await user.call(cancelSubscription, {})).toMatchObject({ cancelAtPeriodEnd: true });
    const { data: plans } = await stripe.subscriptions.list({ customer: customers[0]!.id, status: 'all' });
    const { data: bills } = await stripe.invoices.list({ customer: customers[0]!.id, status: 'paid' });
    expect([plans.length, bills.length]).toEqual([1, 1]);
  });

  it('ends at the provider when its user is erased, as soon as the provider is there, and nothing of them is left', async () => {
    const user = await subscriber();
    const { id } = await user.customer();
    await fault({ mode: 'down' });
    await service.publish(userErased, { userId: user.caller.userId });
    await eventually(async () => {
      const rows = await service.query<{ attempts: number }>('select attempts from farewells where user_id = $1', [
        user.caller.userId,
      ]);
      return (rows[0]?.attempts ?? 0) >= 2;
    });
    const confirmations = async () =>
      (await service.emitted(billingUserDataErased)).filter(({ userId }) => userId === user.caller.userId);
    expect(await confirmations()).toEqual([]);
    await service.publish(userErased, { userId: user.caller.userId });
    await fault({ mode: 'ok' });
    await eventually(async () => (await confirmations()).length > 0);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
    const { data } = await stripe.subscriptions.list({ customer: id, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
    for (const table of ['customers', 'subscriptions', 'farewells']) {
      expect(await service.query(`select 1 from ${table} where user_id = $1`, [user.caller.userId])).toEqual([]);
    }
    await expect(user.choose()).rejects.toMatchObject({ status: 401 });
  });

  it('of somebody whom the provider never knew is nothing to wait for', async () => {
    const { caller } = somebody();
    await service.publish(userErased, { userId: caller.userId });
    await eventually(async () =>
      (await service.emitted(billingUserDataErased)).some(({ userId }) => userId === caller.userId),
    );
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
