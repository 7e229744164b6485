import type { FastifyInstance } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Party } from '../party.js';
import { Account } from './account.js';
import { Payments } from './payments.js';
import { paymentRoutes } from './payments.routes.js';
import { StripeApi } from './stripe-api.js';
import { stripeRoutes } from './stripe.routes.js';
import { View } from './view.js';
import { Webhooks, type WebhookTarget } from './webhooks.js';

interface PaymentOptions {
  /** The sandbox's address. Available after the start. */
  url: () => string;
  accountFile?: string | undefined;
  webhook?: WebhookTarget | undefined;
  /** Milliseconds between the time of payments and that of the machine. */
  clockOffset?: number | undefined;
}

/** An imitated Stripe: its API, its webhooks, and its form in the browser. */
export class PaymentParty implements Party {
  readonly name = 'payments';
  readonly title = 'Card payments';
  private readonly account: Account;
  private readonly webhooks: Webhooks;
  private readonly payments: Payments;
  private readonly view: View;

  constructor(
    private readonly options: PaymentOptions,
    private readonly faults: FaultSwitches,
  ) {
    const now = () => Math.floor((Date.now() + (options.clockOffset ?? 0)) / 1_000);
    const mode = () => faults.get('payments').mode;
    this.account = new Account(options.accountFile);
    this.view = new View(this.account, options.url);
    this.webhooks = new Webhooks(this.account, options.webhook, () => mode() === 'down', now);
    this.payments = new Payments(this.account, this.webhooks, this.view, now, () => mode() === 'reject');
  }

  get address(): string {
    return `${this.options.url()}/v1`;
  }

  routes(app: FastifyInstance): void {
    const api = new StripeApi(this.account, this.payments, this.view);
    stripeRoutes(app, api, this.payments, this.account, this.faults);
    paymentRoutes(app, this.payments, this.account, this.view, this.faults);
  }

  async start(): Promise<void> {
    this.webhooks.start();
  }

  async stop(): Promise<void> {
    await this.webhooks.stop();
    this.account.save();
  }

  /** Keeps the account and its customers, which are no outbox. */
  clear(): void {}
}
