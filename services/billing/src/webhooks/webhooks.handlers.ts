import { receiveProviderMessage, type ProviderMessage } from '@presently/contracts/billing/provider-webhook';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles } from '@presently/messaging/handles';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Logger } from '@nestjs/common';
import { Customers } from '../customers/customers.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { SubscriptionSync } from '../subscriptions/subscription-sync.js';
import { customerOf } from './customer-of.js';
import { StripeEvent } from '../subscriptions/stripe-event.entity.js';

/** Webhooks of the provider. The answer follows the commit: without one, the provider sends the webhook again. */
@Controller()
export class WebhooksHandlers {
  private readonly log = new Logger(WebhooksHandlers.name);

  constructor(
    private readonly em: EntityManager,
    private readonly provider: PaymentProvider,
    private readonly customers: Customers,
    private readonly sync: SubscriptionSync,
  ) {}

  @Handles(receiveProviderMessage)
  async receive({ body, signature }: ProviderMessage): Promise<Success> {
    const event = this.provider.verifyWebhook(Buffer.from(body, 'base64'), signature);
    const message = { eventId: event.id, type: event.type, created: new Date(event.created * 1_000) };
    if ((await this.em.count(StripeEvent, { eventId: event.id })) > 0) return { success: true };
    const stripeCustomerId = customerOf(event);
    const customer = stripeCustomerId && (await this.customers.find({ stripeCustomerId }));
    const update = customer ? await this.sync.synchronize(customer, message) : undefined;
    // An unknown customer, or another subject: mark it as handled.
    if (!update) {
      await this.em.upsert(StripeEvent, message, { onConflictFields: ['eventId'], onConflictAction: 'ignore' });
    }
    this.log.log(`${event.type} ${event.id}${update?.isChanged ? ': the plan is different now' : ''}`);
    return { success: true };
  }
}
