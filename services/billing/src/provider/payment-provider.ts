import { invalidCursor } from '@presently/messaging/keyset';
import { Problem } from '@presently/messaging/problem';
import { callProvider, outcomeOfStatus } from '@presently/telemetry/provider-call';
import { Injectable, Logger } from '@nestjs/common';
import { Stripe } from 'stripe';
import { BillingEnv } from '../env.js';

export interface NewSubscription {
  userId: string;
  stripeCustomerId: string;
  priceId: string;
  tier: string;
  /** Part of the idempotency key. It differs from those of the user's earlier subscriptions. */
  occurrence: string;
}

/** Stripe failed while it handled the request. It repeats this answer to the same idempotency key for a day. */
export class ProviderFailed extends Problem {}

/** Stripe has no such customer: it was deleted there, or belongs to another account or mode. */
export class CustomerGone extends Problem {}

const unavailable = (cause: unknown, type = Problem) =>
  new type(
    'billing.provider-unavailable',
    503,
    'Our payment provider is not answering right now. You have not been charged. Please try again in a moment.',
    { retryAfter: 5, cause },
  );

const isMissing = (error: unknown) => error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

const isAboutCustomer = (error: unknown) => error instanceof Stripe.errors.StripeError && error.param === 'customer';

/** A user's address, as identity has it. */
export interface OwnAddress {
  email: string | null;
  isConfirmed: boolean;
}

/** The provider sends receipts to `email`. An address that is not confirmed may be a stranger's, so it is a note only. */
const contactOf = ({ email, isConfirmed }: OwnAddress): { email?: string; metadata: { unconfirmedEmail: string } } =>
  isConfirmed || email === null
    ? { email: email ?? '', metadata: { unconfirmedEmail: '' } }
    : { metadata: { unconfirmedEmail: email } };

/** The calls to Stripe that billing needs. Each has a timeout, and each failure becomes a Problem. */
@Injectable()
export class PaymentProvider {
  private readonly log = new Logger(PaymentProvider.name);
  private readonly stripe: Stripe;

  constructor(private readonly env: BillingEnv) {
    this.stripe = new Stripe(env.STRIPE_SECRET_KEY, {
      ...(env.STRIPE_API_URL && endpointOf(new URL(env.STRIPE_API_URL))),
      timeout: env.STRIPE_TIMEOUT_MS,
      maxNetworkRetries: env.STRIPE_RETRIES,
      telemetry: false,
      appInfo: { name: 'Presently' },
    });
  }

  /**
   * @param instead id of the customer that is gone, whom this one replaces
   * @returns the provider's id of the user; the same for a second call with the same address
   */
  async createCustomer(userId: string, address: OwnAddress, contactHash: string, instead?: string): Promise<string> {
    const { metadata, email } = contactOf(address);
    const params = { metadata: { userId, ...(email === undefined && metadata) }, ...(email && { email }) };
    const idempotencyKey = ['customer-create', userId, contactHash, ...(instead ? [instead] : [])].join(':');
    return (await this.call('customers.create', () => this.stripe.customers.create(params, { idempotencyKey }))).id;
  }

  async changeAddress(stripeCustomerId: string, address: OwnAddress): Promise<void> {
    await this.call('customers.update', () => this.stripe.customers.update(stripeCustomerId, contactOf(address)));
  }

  /** Every subscription the customer ever had, newest first, each with the client secret of its last invoice. */
  subscriptionsOf(stripeCustomerId: string): Promise<Stripe.Subscription[]> {
    return this.call('subscriptions.list', async () => {
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
   * Creates a subscription that waits for its first payment.
   * @throws ProviderFailed when the result is unknown and a repetition with the same key would not reveal it
   */
  createSubscription({
    userId,
    stripeCustomerId,
    priceId,
    tier,
    occurrence,
  }: NewSubscription): Promise<Stripe.Subscription> {
    return this.call('subscriptions.create', () =>
      this.stripe.subscriptions.create(
        {
          customer: stripeCustomerId,
          items: [{ price: priceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          expand: ['latest_invoice.confirmation_secret'],
          // The tier stays the one that was bought, also when the price is sold as something else later.
          metadata: { userId, tier },
        },
        { idempotencyKey: `sub-create:${userId}:${priceId}:${occurrence}` },
      ),
    );
  }

  /** Lets a subscription end with its period, or go on, also after an end that the provider's portal has fixed. */
  async endWithPeriod(stripeSubscriptionId: string, isEnding: boolean): Promise<void> {
    await this.call('subscriptions.update', async () => {
      const { subscriptions } = this.stripe;
      const { cancel_at, cancel_at_period_end } = await subscriptions.retrieve(stripeSubscriptionId);
      const hasFixedEnd = cancel_at !== null && !cancel_at_period_end;
      const change = hasFixedEnd && !isEnding ? ({ cancel_at: '' } as const) : { cancel_at_period_end: isEnding };
      return subscriptions.update(stripeSubscriptionId, change);
    });
  }

  /** Ends a subscription at once. No error if it is missing or has ended. */
  async cancel(stripeSubscriptionId: string): Promise<void> {
    await this.call('subscriptions.cancel', () => this.stripe.subscriptions.cancel(stripeSubscriptionId)).catch(
      ignoreMissing,
    );
  }

  /** Deletes a customer at the provider, which ends their subscriptions. */
  async deleteCustomer(stripeCustomerId: string): Promise<void> {
    await this.call('customers.del', () => this.stripe.customers.del(stripeCustomerId)).catch(ignoreMissing);
  }

  /**
   * Up to 100 invoices, newest first.
   * @param after id of the invoice behind which they begin, from a browser
   */
  async invoicesOf(stripeCustomerId: string, after: string | undefined, count: number): Promise<Stripe.Invoice[]> {
    const params = { customer: stripeCustomerId, limit: count, ...(after !== undefined && { starting_after: after }) };
    const list = () => this.stripe.invoices.list(params);
    return (
      await this.call('invoices.list', list).catch((problem: Problem) => {
        throw after !== undefined && isMissing(problem.detail.cause) ? invalidCursor() : problem;
      })
    ).data;
  }

  /**
   * Verifies a webhook's signature, age and mode (live or test).
   * @throws Problem without a reason, so that it helps no attacker
   */
  verifyWebhook(body: Buffer, signature: string): Stripe.Event {
    try {
      if (!this.env.takesPayments) throw new Error('there is no account');
      const event = this.stripe.webhooks.constructEvent(body, signature, this.env.STRIPE_WEBHOOK_SECRET);
      if (event.livemode === this.env.isLive) return event;
    } catch (error) {
      this.log.warn(`a webhook that claims to come from the payment provider: ${(error as Error).message}`);
    }
    throw new Problem('billing.message-refused', 400, 'This message is refused');
  }

  private async call<T>(operation: string, send: () => Promise<T>): Promise<T> {
    if (!this.env.takesPayments) throw new Problem('billing.no-payments', 409, 'This server takes no payments.');
    try {
      return await callProvider('stripe', operation, send, { error: outcomeOf });
    } catch (error) {
      const { StripeAPIError, StripeConnectionError, StripeRateLimitError, StripeIdempotencyError } = Stripe.errors;
      if (error instanceof StripeAPIError || error instanceof StripeIdempotencyError) {
        throw unavailable(error, ProviderFailed);
      }
      if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) throw unavailable(error);
      if (!isMissing(error)) this.log.error(`the payment provider refused: ${(error as Error).message}`);
      const type = isMissing(error) && isAboutCustomer(error) ? CustomerGone : Problem;
      throw new type(
        'billing.provider-refused',
        502,
        'Our payment provider refused this. You have not been charged. Please contact us if it happens again.',
        { cause: error },
      );
    }
  }
}

function endpointOf(url: URL): { host: string; port: number; protocol: 'http' | 'https' } {
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  return { host: url.hostname, port: Number(url.port) || (protocol === 'https' ? 443 : 80), protocol };
}

const outcomeOf = (error: unknown) =>
  outcomeOfStatus((error instanceof Stripe.errors.StripeError && error.statusCode) || 503);

function ignoreMissing(problem: unknown): void {
  if (!(problem instanceof Problem) || !isMissing(problem.detail.cause)) throw problem;
}
