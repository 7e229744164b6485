import { Problem } from '@presently/messaging/problem';
import { callProvider, outcomeOfStatus } from '@presently/telemetry/provider-call';
import { Injectable, Logger } from '@nestjs/common';
import { Stripe } from 'stripe';
import { BillingEnv } from '../env.js';

/** A plan that is to begin. */
export interface Beginning {
  userId: string;
  stripeCustomerId: string;
  priceId: string;
  tier: string;
  /** Distinguishes this beginning from earlier ones of the same user: the same one asked for twice is one. */
  occurrence: string;
}

/** The provider did something with the request before it failed; it will answer the same to the same key for a day. */
export class ProviderFailed extends Problem {}

const unavailable = (cause: unknown, type = Problem) =>
  new type(
    'billing.provider-unavailable',
    503,
    'Our payment provider is not answering right now. You have not been charged. Please try again in a moment.',
    { retryAfter: 5, cause },
  );

const isMissing = (error: unknown) => error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

/** Stripe, in the few words that billing needs. Every call has a limit; what goes wrong becomes a sentence. */
@Injectable()
export class PaymentProvider {
  private readonly log = new Logger(PaymentProvider.name);
  private readonly stripe: Stripe;

  constructor(private readonly env: BillingEnv) {
    this.stripe = new Stripe(env.STRIPE_SECRET_KEY, {
      ...(env.STRIPE_API_URL && elsewhere(new URL(env.STRIPE_API_URL))),
      timeout: env.STRIPE_TIMEOUT_MS,
      maxNetworkRetries: env.STRIPE_RETRIES,
      telemetry: false,
      appInfo: { name: 'Presently' },
    });
  }

  /** The provider's name for a user. Asked twice with the same address, it is the same. */
  async createCustomer(userId: string, email: string | null, contactHash: string): Promise<string> {
    const params = { metadata: { userId }, ...(email !== null && { email }) };
    const idempotencyKey = `customer-create:${userId}:${contactHash}`;
    return (await this.ask('customers.create', () => this.stripe.customers.create(params, { idempotencyKey }))).id;
  }

  async changeAddress(stripeCustomerId: string, email: string | null): Promise<void> {
    await this.ask('customers.update', () => this.stripe.customers.update(stripeCustomerId, { email: email ?? '' }));
  }

  /** Every subscription the customer ever had, newest first, with what it takes to pay the last bill of each. */
  subscriptionsOf(stripeCustomerId: string): Promise<Stripe.Subscription[]> {
    return this.ask('subscriptions.list', async () => {
      const page = await this.stripe.subscriptions.list({
        customer: stripeCustomerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice.confirmation_secret'],
      });
      return page.data.toSorted((a, b) => b.created - a.created);
    });
  }

  /**
   * Begins a plan that waits for its first payment.
   * @throws ProviderFailed when it is not known whether it began, and asking the same again would not tell
   */
  begin({ userId, stripeCustomerId, priceId, tier, occurrence }: Beginning): Promise<Stripe.Subscription> {
    return this.ask('subscriptions.create', () =>
      this.stripe.subscriptions.create(
        {
          customer: stripeCustomerId,
          items: [{ price: priceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          expand: ['latest_invoice.confirmation_secret'],
          // What was bought stays what it was, whatever prices are sold later.
          metadata: { userId, tier },
        },
        { idempotencyKey: `sub-create:${userId}:${priceId}:${occurrence}` },
      ),
    );
  }

  async endWithPeriod(stripeSubscriptionId: string, isEnding: boolean): Promise<void> {
    await this.ask('subscriptions.update', () =>
      this.stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: isEnding }),
    );
  }

  /** Ends a subscription at once. One that is not there, or has ended, needs nothing more. */
  async cancel(stripeSubscriptionId: string): Promise<void> {
    await this.ask('subscriptions.cancel', () => this.stripe.subscriptions.cancel(stripeSubscriptionId)).catch(
      ignoreMissing,
    );
  }

  /** Has the provider forget a customer; whatever they still have there ends with it. */
  async deleteCustomer(stripeCustomerId: string): Promise<void> {
    await this.ask('customers.del', () => this.stripe.customers.del(stripeCustomerId)).catch(ignoreMissing);
  }

  async invoicesOf(stripeCustomerId: string): Promise<Stripe.Invoice[]> {
    return (await this.ask('invoices.list', () => this.stripe.invoices.list({ customer: stripeCustomerId, limit: 36 })))
      .data;
  }

  /**
   * What the provider tells, if it is the provider who tells it, lately, and in our mode.
   * @throws Problem that says no more than that it is refused
   */
  readMessage(body: Buffer, signature: string): Stripe.Event {
    try {
      const event = this.stripe.webhooks.constructEvent(body, signature, this.env.STRIPE_WEBHOOK_SECRET);
      if (event.livemode === this.env.isLive) return event;
    } catch (error) {
      this.log.warn(`a message that claims to come from the payment provider: ${(error as Error).message}`);
    }
    throw new Problem('billing.message-refused', 400, 'This message is refused');
  }

  private async ask<T>(operation: string, call: () => Promise<T>): Promise<T> {
    try {
      return await callProvider('stripe', operation, call, { error: outcomeOf });
    } catch (error) {
      const { StripeAPIError, StripeConnectionError, StripeRateLimitError, StripeIdempotencyError } = Stripe.errors;
      if (error instanceof StripeAPIError || error instanceof StripeIdempotencyError) {
        throw unavailable(error, ProviderFailed);
      }
      if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) throw unavailable(error);
      if (!isMissing(error)) this.log.error(`the payment provider refused: ${(error as Error).message}`);
      throw new Problem(
        'billing.provider-refused',
        502,
        'Our payment provider refused this. You have not been charged. Please contact us if it happens again.',
        { cause: error },
      );
    }
  }
}

function elsewhere(url: URL): { host: string; port: number; protocol: 'http' | 'https' } {
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  return { host: url.hostname, port: Number(url.port) || (protocol === 'https' ? 443 : 80), protocol };
}

const outcomeOf = (error: unknown) =>
  outcomeOfStatus((error instanceof Stripe.errors.StripeError && error.statusCode) || 503);

function ignoreMissing(problem: unknown): void {
  if (!(problem instanceof Problem) || !isMissing(problem.detail.cause)) throw problem;
}
