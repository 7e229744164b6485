import {
  cancelSubscription,
  confirmSubscription,
  createSubscription,
  getBillingConfig,
  getSubscription,
  resumeSubscription,
} from '@presently/contracts/billing/subscriptions';
import { listInvoices } from '@presently/contracts/billing/invoices';
import { eventually } from '@presently/testing/eventually';
import { proPrice, TestBilling } from '../../test/test-billing.js';

describe('a plan', () => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await TestBilling.start();
  });
  afterAll(() => billing.stop());
  beforeEach(() => billing.endFaults());

  it('is for sale at the configured price, and Business is announced', async () => {
    const { call } = billing.aUser();
    expect(await call(getBillingConfig, {})).toEqual({
      plans: [
        { tier: 'pro', priceId: proPrice, isAvailable: true },
        { tier: 'business', priceId: 'price_business_monthly', isAvailable: false },
      ],
      publishableKey: 'pk_test_sandbox',
      isSandbox: true,
      scriptUrl: `${billing.url}/payments/stripe.js`,
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

  it('stays the same one until it is paid, also when chosen several times at once', async () => {
    const user = billing.aUser();
    const secrets = await Promise.all([user.choose(), user.choose(), user.choose()]);
    expect(new Set([...secrets, await user.choose()]).size).toBe(1);
    const { id } = await user.customer();
    expect((await billing.stripe.subscriptions.list({ customer: id, status: 'all' })).data).toHaveLength(1);
    expect(await user.tier()).toBe('free');
    expect(await user.changes()).toEqual([]);
  });

  it('begins with the payment: one event is published and the invoice exists', async () => {
    const user = await billing.aSubscriber();
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

  it('does not begin with a declined card, and the same secret accepts the next card', async () => {
    const user = billing.aUser();
    const clientSecret = await user.choose();
    const declined = await billing.pay(clientSecret, '4000000000000002');
    expect(declined).toMatchObject({ status: 402, body: { error: { message: 'Your card was declined.' } } });
    expect((await user.call(confirmSubscription, {})).subscription).toBeNull();
    expect(await user.tier()).toBe('free');
    expect(await user.choose()).toBe(clientSecret);
    expect(await billing.pay(clientSecret)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await user.call(confirmSubscription, {})).toMatchObject({ subscription: { status: 'active' } });
  });

  it('is ending when the provider’s own portal has fixed its end, and can be resumed', async () => {
    const user = await billing.aSubscriber();
    const { id: customer } = await user.customer();
    const { id } = (await billing.stripe.subscriptions.list({ customer })).data[0]!;
    const endsAt = Math.floor(Date.now() / 1_000) + 10 * 86_400;
    await billing.stripe.subscriptions.update(id, { cancel_at: endsAt });
    const ending = { cancelAtPeriodEnd: true, currentPeriodEnd: new Date(endsAt * 1_000).toISOString() };
    await eventually(async () => (await user.call(getSubscription, {})).cancelAtPeriodEnd);
    expect(await user.call(getSubscription, {})).toMatchObject(ending);
    expect(await user.call(cancelSubscription, {})).toMatchObject(ending);
    expect(await user.call(resumeSubscription, {})).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it('runs on after a cancellation until its period ends, and can be resumed until then', async () => {
    const user = await billing.aSubscriber();
    const cancelled = await user.call(cancelSubscription, {});
    expect(cancelled).toMatchObject({ cancelAtPeriodEnd: true, subscription: { status: 'active' } });
    expect(await user.call(cancelSubscription, {})).toEqual(cancelled);
    expect(await user.tier()).toBe('pro');
    expect(await user.call(resumeSubscription, {})).toMatchObject({ cancelAtPeriodEnd: false });
    await billing.advance(user.email);
    await eventually(async () => (await user.call(listInvoices, {})).length === 2);
    expect(await user.tier()).toBe('pro');

    await user.call(cancelSubscription, {});
    await billing.advance(user.email);
    await eventually(async () => (await user.tier()) === 'free');
    expect((await user.call(getSubscription, {})).subscription).toBeNull();
    await expect(user.call(cancelSubscription, {})).rejects.toMatchObject({ code: 'billing.no-subscription' });
    const versions = (await user.changes()).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_version, index) => index + 1));
    expect((await user.changes()).at(-1)).toMatchObject({ tier: 'free', status: 'canceled' });
    await billing.pay(await user.choose());
    await eventually(async () => (await user.tier()) === 'pro');
  });

  it('can be bought by somebody whose customer was deleted at the provider, once', async () => {
    const user = await billing.aSubscriber();
    const { id: deleted } = await user.customer();
    await billing.stripe.customers.del(deleted);
    await eventually(async () => (await user.tier()) === 'free');
    const secrets = await Promise.all([user.choose(), user.choose()]);
    expect(new Set(secrets).size).toBe(1);
    await billing.pay(secrets[0]!);
    await eventually(async () => (await user.tier()) === 'pro');
    expect((await user.customer()).id).not.toBe(deleted);
    expect((await billing.stripe.customers.list({ email: user.email })).data).toHaveLength(1);
  });

  it('is charged once, and nothing is lost, when the provider fails at any step', async () => {
    const user = billing.aUser();
    await billing.fault({ mode: 'down' });
    await expect(user.choose()).rejects.toMatchObject({ status: 503, code: 'billing.provider-unavailable' });
    // The provider carries out the request, and its answer is lost.
    for (const step of [1, 2, 3]) {
      await billing.fault({ mode: 'slow', delayMs: 3_500 });
      await expect(user.choose()).rejects.toMatchObject({ status: 503 });
      await billing.fault({ mode: 'ok' });
      if (step === 3) break;
    }
    const clientSecret = await user.choose();
    const { data: customers } = await billing.stripe.customers.list({ email: user.email });
    expect(customers).toHaveLength(1);
    expect(await billing.pay(clientSecret)).toMatchObject({ status: 200 });
    expect((await billing.pay(clientSecret)).body).toMatchObject({
      error: { code: 'payment_intent_unexpected_state' },
    });
    await eventually(async () => (await user.tier()) === 'pro');

    await billing.fault({ mode: 'down' });
    await expect(user.call(cancelSubscription, {})).rejects.toMatchObject({ status: 503 });
    await expect(user.call(confirmSubscription, {})).rejects.toMatchObject({ status: 503 });
    expect(await user.call(getSubscription, {})).toMatchObject({
      cancelAtPeriodEnd: false,
      subscription: { status: 'active' },
    });
    await billing.fault({ mode: 'ok' });
    expect(await user.call(cancelSubscription, {})).toMatchObject({ cancelAtPeriodEnd: true });
    const { data: plans } = await billing.stripe.subscriptions.list({ customer: customers[0]!.id, status: 'all' });
    const { data: bills } = await billing.stripe.invoices.list({ customer: customers[0]!.id, status: 'paid' });
    expect([plans.length, bills.length]).toEqual([1, 1]);
  });
});
