import {
  confirmSubscription,
  createSubscription,
  subscriptionChanged,
} from '@presently/contracts/billing/subscriptions';
import { receiveProviderMessage } from '@presently/contracts/billing/provider-webhook';
import { getUser } from '@presently/contracts/identity/accounts';
import { TestService } from '@presently/testing/test-service';
import { aCaller } from '@presently/testing/a-caller';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { Sandbox } from '../../../sandbox/src/sandbox.js';
import { definition } from '../src/definition.js';

const secret = 'whsec_sandbox';
export const proPrice = 'price_pro_monthly';
export const aNewAddress = (): string => `ann-${randomUUID()}@example.com`;

/** Billing with an imitated Stripe and an imitated identity. A test can hold back the provider's webhooks. */
export class TestBilling {
  /** Whether webhooks reach billing. */
  forwardsWebhooks = true;
  readonly addresses = new Map<string, string>();
  /** Users who have not confirmed their address. */
  readonly unconfirmed = new Set<string>();
  private readonly received: string[] = [];
  private readonly webhooks = new Stripe('sk_test_sandbox').webhooks;
  private listener!: Server;
  private identity!: NatsConnection;
  private sandbox!: Sandbox;
  service!: TestService;
  stripe!: Stripe;

  static async start(): Promise<TestBilling> {
    const billing = new TestBilling();
    billing.listener = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        billing.receive(Buffer.concat(chunks).toString(), String(request.headers['stripe-signature'])).then(
          () => response.writeHead(200).end(),
          () => response.writeHead(503).end(),
        );
      });
    });
    await new Promise<void>((resolve) => billing.listener.listen(0, '127.0.0.1', resolve));
    const { port } = billing.listener.address() as AddressInfo;
    const stripeWebhook = { url: `http://127.0.0.1:${port}`, secret };
    billing.sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1', stripeWebhook });
    await billing.sandbox.start();
    const { url } = billing.sandbox;
    billing.stripe = new Stripe('sk_test_sandbox', {
      host: '127.0.0.1',
      port: Number(new URL(url).port),
      protocol: 'http',
      telemetry: false,
    });
    billing.service = await TestService.start(definition, {
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_PRO: proPrice,
      STRIPE_PRICE_BUSINESS: 'price_business_monthly',
      STRIPE_API_URL: url,
      STRIPE_JS_URL: `${url}/payments/stripe.js`,
      STRIPE_RETRIES: '0',
      STRIPE_TIMEOUT_MS: '2500',
      FAREWELL_RETRY_MS: '100',
    });
    await billing.answerForIdentity();
    return billing;
  }

  async stop(): Promise<void> {
    await this.identity.close();
    await this.service.stop();
    await this.sandbox.stop();
    this.listener.closeAllConnections();
    this.listener.close();
  }

  /** Ends every fault that the last test switched on. */
  async endFaults(): Promise<void> {
    this.forwardsWebhooks = true;
    await this.fault({ mode: 'ok' });
  }

  get url(): string {
    return this.sandbox.url;
  }

  /** Sends a webhook to billing as the gateway does. */
  deliver(body: string, signature: string) {
    return this.service.call(receiveProviderMessage, { body: Buffer.from(body).toString('base64'), signature });
  }

  /** A webhook with the provider's signature. */
  signed(event: object, by: { secret?: string; timestamp?: number } = {}): { body: string; signature: string } {
    const body = JSON.stringify(event);
    return { body, signature: this.webhooks.generateTestHeaderString({ payload: body, secret, ...by }) };
  }

  /** The webhooks about a customer so far, in the order in which the provider sent them. */
  webhooksOf(customerId: string): Stripe.Event[] {
    return this.received
      .map((body) => JSON.parse(body) as Stripe.Event)
      .filter(({ data }) => (data.object as { customer?: string }).customer === customerId);
  }

  async post(path: string, body: object, method = 'POST') {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.url + path, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  fault(state: object) {
    return this.post('/faults/payments', state, 'PUT');
  }

  pay(clientSecret: string, card = '4242424242424242') {
    return this.post('/payments/confirm', { clientSecret, card });
  }

  /** Ends the current period of a customer. */
  advance(userEmail: string) {
    return this.post('/payments/advance', { userEmail });
  }

  /** A signed-in user with an address. */
  aUser() {
    const caller = aCaller({ displayName: 'Ann' });
    const email = aNewAddress();
    this.addresses.set(caller.userId, email);
    const call = this.service.as(caller);
    return {
      caller,
      email,
      call,
      choose: async () => (await call(createSubscription, { priceId: proPrice })).clientSecret,
      customer: async () => {
        const [customer] = (await this.stripe.customers.list({ email })).data;
        if (!customer) throw new Error(`the provider has no customer ${email}`);
        return customer;
      },
      tier: async () => {
        const sql = 'select tier from customers where user_id = $1';
        return (await this.service.query<{ tier: string }>(sql, [caller.userId]))[0]?.tier ?? 'free';
      },
      changes: async () =>
        (await this.service.emitted(subscriptionChanged)).filter(({ userId }) => userId === caller.userId),
    };
  }

  async aSubscriber() {
    const user = this.aUser();
    await this.pay(await user.choose());
    await user.call(confirmSubscription, {});
    return user;
  }

  private async receive(body: string, signature: string): Promise<void> {
    this.received.push(body);
    if (this.forwardsWebhooks) await this.deliver(body, signature);
  }

  private async answerForIdentity(): Promise<void> {
    this.identity = await connect({ servers: this.service.broker.url });
    this.identity.subscribe(getUser.subject, {
      callback: (_error, message) => {
        const { userId } = JSON.parse(decodeURIComponent(message.headers!.get('Presently-Caller'))) as {
          userId: string;
        };
        const emailConfirmed = !this.unconfirmed.has(userId);
        message.respond(
          JSON.stringify({ ok: { id: userId, email: this.addresses.get(userId) ?? null, emailConfirmed } }),
        );
      },
    });
    await this.identity.flush();
  }
}
