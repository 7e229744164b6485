import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { Sandbox } from '../sandbox.js';

const secret = 'whsec_test';
const price = 'price_pro_monthly';
const verify = new Stripe('sk_test_x').webhooks;

async function until<T>(ask: () => T | undefined | false): Promise<T> {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const answer = ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('did not happen');
}

describe('card payments', () => {
  let folder: string;
  let sandbox: Sandbox;
  let stripe: Stripe;
  let product: Server;
  let received: { event: Stripe.Event; t: string }[];
  /** The number of webhooks that the product refuses before it accepts one. */
  let refusals: number;

  const open = async () => {
    const { port } = product.address() as AddressInfo;
    sandbox = new Sandbox({
      port: 0,
      smtpPort: 0,
      host: '127.0.0.1',
      outboxFile: (name) => join(folder, `${name}.json`),
      stripeWebhook: { url: `http://127.0.0.1:${port}/api/webhooks/stripe`, secret },
    });
    await sandbox.start();
    stripe = client();
  };
  const client = (retries = 0) =>
    new Stripe('sk_test_sandbox', {
      host: '127.0.0.1',
      port: Number(new URL(sandbox.url).port),
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: retries,
    });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'presently-payments-'));
    received = [];
    refusals = 0;
    product = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const header = String(request.headers['stripe-signature']);
        const event = verify.constructEvent(Buffer.concat(chunks), header, secret);
        received.push({ event, t: header });
        response.writeHead(refusals-- > 0 ? 500 : 200).end();
      });
    });
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
    await open();
  });
  afterEach(async () => {
    await sandbox.stop();
    product.closeAllConnections();
    product.close();
    rmSync(folder, { recursive: true });
  });

  const call = async (path: string, body: object, method = 'POST') => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(sandbox.url + path, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  };
  const fault = (state: object) => call('/faults/payments', state, 'PUT');
  const begin = async (email = 'ann@example.com') => {
    const customer = await stripe.customers.create({ email, metadata: { userId: 'u1' } });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    return { customer, subscription, clientSecret: invoice.confirmation_secret!.client_secret };
  };
  const pay = (clientSecret: string, card: unknown = '4242 4242 4242 4242') =>
    call('/payments/confirm', { clientSecret, card });
  const types = () => received.map(({ event }) => event.type);

  it('create an unpaid subscription, accept its payment, and send signed webhooks', async () => {
    const { customer, subscription, clientSecret } = await begin();
    expect(subscription).toMatchObject({ status: 'incomplete', customer: customer.id, livemode: false });
    expect(subscription.items.data[0]!.price.unit_amount).toBe(699);
    expect(await pay(clientSecret)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    const { data: invoices } = await stripe.invoices.list({ customer: customer.id });
    expect(invoices).toMatchObject([
      { status: 'paid', amount_paid: 699, parent: { subscription_details: { subscription: subscription.id } } },
    ]);
    const intent = clientSecret.split('_secret_')[0]!;
    const payments = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } });
    expect(payments.data).toMatchObject([{ invoice: invoices[0]!.id, status: 'paid' }]);
    await until(() => types().includes('customer.subscription.updated'));
    expect(types()).toEqual([
      'customer.created',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'payment_intent.succeeded',
      'invoice.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice_payment.paid',
      'customer.subscription.updated',
    ]);
    const listed = await stripe.events.list({ type: 'invoice.paid' });
    expect(listed.data.map(({ id }) => id)).toEqual([
      received.find(({ event }) => event.type === 'invoice.paid')!.event.id,
    ]);
  });

  it.each([
    ['4000000000000002', 'card_declined', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', "Your card's security code is incorrect."],
    ['4242424242424241', 'incorrect_number', 'Your card number is invalid.'],
    ['4111111111111111', 'card_declined', /non test card/],
    [{ number: '4242424242424242', expMonth: 1, expYear: 20 }, 'invalid_expiry_year', /in the past/],
  ])('decline %j as Stripe does, and take another card for the same bill', async (card, code, message) => {
    const { subscription, clientSecret } = await begin();
    const matching = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(await pay(clientSecret, card)).toMatchObject({
      status: 402,
      body: {
        error: { type: 'card_error', code, message: matching, payment_intent: { status: 'requires_payment_method' } },
      },
    });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
    expect((await pay(clientSecret)).status).toBe(200);
    expect((await pay(clientSecret)).body).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
  });

  it('ask for the holder’s consent if the bank requires it', async () => {
    const { clientSecret } = await begin();
    const answer = (hasAgreed: boolean) => call('/payments/authenticate', { clientSecret, hasAgreed });
    expect((await pay(clientSecret, '4000002500003155')).body).toMatchObject({ status: 'requires_action' });
    expect(await answer(false)).toMatchObject({
      status: 402,
      body: { error: { code: 'payment_intent_authentication_failure' } },
    });
    await pay(clientSecret, '4000008260003178');
    expect(await answer(true)).toMatchObject({ status: 402, body: { error: { decline_code: 'insufficient_funds' } } });
    await pay(clientSecret, '4000002760003184');
    expect((await answer(true)).body).toMatchObject({ status: 'succeeded' });
  });

  it('renew a subscription at the end of its period, or end it if it was cancelled', async () => {
    const { customer, subscription, clientSecret } = await begin('ANN@example.com');
    await pay(clientSecret);
    const [{ current_period_end: first }] = subscription.items.data as [Stripe.SubscriptionItem];
    expect((await call('/payments/advance', { userEmail: 'ann@example.com' })).body).toMatchObject({
      status: 'active',
    });
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect(renewed.items.data[0]!.current_period_start).toBe(first);
    expect((await stripe.invoices.list({ customer: customer.id })).data.map((each) => each.billing_reason)).toEqual([
      'subscription_cycle',
      'subscription_create',
    ]);
    expect(await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    expect((await call('/payments/advance', { subscriptionId: subscription.id })).body).toMatchObject({
      status: 'canceled',
    });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
    await until(() => types().at(-1) === 'customer.subscription.deleted');
  });

  it('answer a used idempotency key as the first time, and refuse it for another request', async () => {
    const customer = () => stripe.customers.create({ email: 'bo@example.com' }, { idempotencyKey: 'one' });
    const [first, second] = [await customer(), await customer()];
    expect(second.id).toBe(first.id);
    expect((await stripe.customers.list({ email: 'bo@example.com' })).data).toHaveLength(1);
    await expect(stripe.customers.create({ email: 'cy@example.com' }, { idempotencyKey: 'one' })).rejects.toMatchObject(
      {
        type: 'StripeIdempotencyError',
      },
    );
    const wrong: Stripe.SubscriptionCreateParams = {
      customer: first.id,
      items: [{ price: 'price_x' }],
      payment_behavior: 'default_incomplete',
    };
    await expect(stripe.subscriptions.create(wrong, { idempotencyKey: 'two' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    });
    await stripe.subscriptions.create({ ...wrong, items: [{ price }] }, { idempotencyKey: 'two' });
  });

  it.each([
    [
      'a key that is none',
      () => new Stripe('pk_test_x', { ...address(), telemetry: false }).customers.list(),
      'StripeAuthenticationError',
    ],
    ['a customer nobody knows', () => stripe.customers.retrieve('cus_x'), 'StripeInvalidRequestError'],
    [
      'a parameter it does not know',
      () => stripe.customers.create({ tax_exempt: 'none' }),
      'StripeInvalidRequestError',
    ],
    [
      'an expansion that is gone since 2025',
      () => stripe.subscriptions.list({ status: 'all', expand: ['data.latest_invoice.payment_intent'] }),
      'StripeInvalidRequestError',
    ],
  ])('refuse %s in Stripe’s words', async (_what, ask, type) => {
    await begin();
    await expect(ask()).rejects.toMatchObject({ type });
  });
  const address = () => ({ host: '127.0.0.1', port: Number(new URL(sandbox.url).port), protocol: 'http' as const });

  it('repeat a webhook with a new signature until it is accepted, also after a restart', async () => {
    refusals = 2;
    await stripe.customers.create({ email: 'ann@example.com' });
    await until(() => received.length === 3);
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
    await fault({ mode: 'down' });
    await fault({ mode: 'ok' });
    refusals = 1_000;
    await stripe.customers.create({ email: 'bo@example.com' });
    await until(() => received.length === 4);
    await sandbox.stop();
    refusals = 0;
    await open();
    await until(() => received.length >= 5);
    expect(received.at(-1)!.event.id).toBe(received[3]!.event.id);
    expect((await stripe.customers.list({ email: 'bo@example.com' })).data).toHaveLength(1);
  });

  it('have faults: down is an error of the API, reject declines, slow delays the answer', async () => {
    const { customer, subscription, clientSecret } = await begin();
    await fault({ mode: 'down' });
    await expect(stripe.customers.retrieve(customer.id)).rejects.toMatchObject({
      type: 'StripeAPIError',
      statusCode: 503,
    });
    expect((await pay(clientSecret)).status).toBe(503);
    await fault({ mode: 'reject' });
    expect(await pay(clientSecret)).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } });
    await fault({ mode: 'slow', delayMs: 1_500 });
    const impatient = new Stripe('sk_test_sandbox', {
      ...address(),
      telemetry: false,
      maxNetworkRetries: 0,
      timeout: 300,
    });
    await expect(impatient.subscriptions.update(subscription.id, { cancel_at_period_end: true })).rejects.toMatchObject(
      {
        type: 'StripeConnectionError',
      },
    );
    await fault({ mode: 'ok' });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at_period_end: true });
  });

  it('have a script for the browser, an invoice page and an invoice file', async () => {
    const { customer } = await begin('<ann>@example.com');
    const script = await fetch(`${sandbox.url}/payments/stripe.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const { data } = await stripe.invoices.list({ customer: customer.id });
    const page = await (await fetch(data[0]!.hosted_invoice_url!)).text();
    expect(page).toContain('&lt;ann&gt;@example.com');
    const file = await fetch(data[0]!.invoice_pdf!);
    expect([file.headers.get('content-type'), (await file.text()).trim().slice(-5)]).toEqual([
      'application/pdf',
      '%%EOF',
    ]);
  });
});
