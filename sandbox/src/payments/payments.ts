import { newId, type Account } from './account.js';
import { declineOfChallenge, plainDecline, tryCard, type Card, type CardError } from './cards.js';
import {
  priceById,
  type CustomerRecord,
  type IntentRecord,
  type InvoiceRecord,
  type Metadata,
  type Seconds,
  type SubscriptionRecord,
} from './records.js';
import { invalid, noSuch, StripeError } from './stripe-error.js';
import type { View } from './view.js';
import type { Webhooks } from './webhooks.js';

/** An unpaid first invoice expires after 23 hours. */
const lapsesAfter = 23 * 3_600;

/** Changes customers, subscriptions and invoices, and sends webhooks about them. */
export class Payments {
  constructor(
    private readonly account: Account,
    private readonly webhooks: Webhooks,
    private readonly view: View,
    /** Unix seconds. */
    private readonly now: () => number,
    /** The provider's own permanent refusal. */
    private readonly isRefusing: () => boolean,
  ) {}

  createCustomer(email: string | null, name: string | null, metadata: Metadata): CustomerRecord {
    const customer = { id: newId('cus'), email, name, metadata, created: this.now(), isDeleted: false };
    this.account.customers.push(customer);
    this.webhooks.send({ type: 'customer.created', object: this.view.customer(customer) });
    return customer;
  }

  deleteCustomer(customer: CustomerRecord): void {
    for (const subscription of this.account.subscriptions.filter((each) => each.customer === customer.id)) {
      if (isOpen(subscription)) this.cancel(subscription);
    }
    customer.isDeleted = true;
    this.webhooks.send({ type: 'customer.deleted', object: this.view.customer(customer) });
    Object.assign(customer, { email: null, name: null, metadata: {} });
  }

  /** Creates a subscription whose first invoice is unpaid: `default_incomplete`. */
  subscribe(customer: CustomerRecord, price: string, metadata: Metadata): SubscriptionRecord {
    const created = this.now();
    const periodEnd = monthLater(created);
    const subscription: SubscriptionRecord = {
      id: newId('sub'),
      itemId: newId('si'),
      customer: customer.id,
      price,
      status: 'incomplete',
      created,
      periodStart: created,
      periodEnd,
      cancelAtPeriodEnd: false,
      cancelAt: null,
      canceledAt: null,
      endedAt: null,
      latestInvoice: '',
      metadata,
    };
    this.account.subscriptions.push(subscription);
    const invoice = this.createInvoice(subscription, 'subscription_create');
    this.webhooks.send({ type: 'customer.subscription.created', object: this.view.subscription(subscription) });
    this.sendInvoiceEvent('invoice.created', invoice);
    this.sendInvoiceEvent('invoice.finalized', invoice);
    this.sendIntentEvent('payment_intent.created', this.intentOf(invoice));
    return subscription;
  }

  setCancelAtPeriodEnd(subscription: SubscriptionRecord, isEnding: boolean): void {
    if (!isOpen(subscription))
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    const before = { cancel_at_period_end: subscription.cancelAtPeriodEnd };
    subscription.cancelAtPeriodEnd = isEnding;
    subscription.cancelAt = isEnding ? subscription.periodEnd : null;
    subscription.canceledAt = isEnding ? this.now() : null;
    this.tellOfUpdate(subscription, before);
  }

  /** Fixes the moment at which it ends, as Stripe's customer portal does; null lets it go on. */
  setCancelAt(subscription: SubscriptionRecord, endsAt: Seconds | null): void {
    if (!isOpen(subscription))
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    const before = { cancel_at: subscription.cancelAt };
    Object.assign(subscription, { cancelAt: endsAt, cancelAtPeriodEnd: false });
    subscription.canceledAt = endsAt === null ? null : this.now();
    this.tellOfUpdate(subscription, before);
  }

  /** Ends a subscription at once. */
  cancel(subscription: SubscriptionRecord): void {
    if (!isOpen(subscription)) throw noSuch('subscription', subscription.id);
    const now = this.now();
    subscription.status = 'canceled';
    subscription.canceledAt ??= now;
    subscription.endedAt = now;
    this.voidOpenInvoice(subscription);
    this.webhooks.send({ type: 'customer.subscription.deleted', object: this.view.subscription(subscription) });
  }

  /**
   * Pays with a card, as the browser's form does. A card that needs its holder's consent leaves the intent at
   * `requires_action` until {@link authenticate}.
   * @throws StripeError 402 for a declined card
   */
  confirm(intent: IntentRecord, card: Card): IntentRecord {
    this.expectPayable(intent);
    const { error, challenge } = this.isRefusing()
      ? { error: plainDecline, challenge: undefined }
      : tryCard(card, new Date(this.now() * 1_000));
    if (error) this.decline(intent, error);
    if (challenge) {
      Object.assign(intent, { status: 'requires_action', challenge, error: null });
      this.sendIntentEvent('payment_intent.requires_action', intent);
      this.sendInvoiceEvent('invoice.payment_action_required', this.invoiceOf(intent));
      return intent;
    }
    this.pay(intent);
    return intent;
  }

  /** The card holder's answer to their bank. @throws StripeError 402 if the holder or the bank refuses */
  authenticate(intent: IntentRecord, hasAgreed: boolean): IntentRecord {
    if (intent.status !== 'requires_action') throw unexpectedState(intent);
    if (!hasAgreed) this.decline(intent, authenticationFailed);
    if (intent.challenge === 'then-declines') this.decline(intent, declineOfChallenge);
    this.pay(intent);
    return intent;
  }

  /** Ends the current period: renews the subscription, ends it if it was cancelled, or fails by the fault. */
  advance(subscription: SubscriptionRecord): SubscriptionRecord {
    if (subscription.status === 'incomplete') {
      this.lapse(subscription);
    } else if (!isOpen(subscription)) {
      throw invalid('This subscription has already ended.');
    } else if (subscription.cancelAt !== null && subscription.cancelAt <= subscription.periodEnd) {
      this.cancel(subscription);
    } else {
      this.renew(subscription);
    }
    return subscription;
  }

  /** Expires first invoices that were not paid in time. */
  lapseOverdue(): void {
    const overdue = this.now() - lapsesAfter;
    for (const subscription of this.account.subscriptions) {
      if (subscription.status === 'incomplete' && subscription.created <= overdue) this.lapse(subscription);
    }
  }

  intentBySecret(secret: string): IntentRecord {
    const intent = this.account.intents.find((each) => each.secret === secret);
    if (!intent) throw noSuch('payment_intent', secret.split('_secret')[0]!, 'intent');
    return intent;
  }

  private renew(subscription: SubscriptionRecord): void {
    if (subscription.status === 'past_due') {
      // The invoice of this period is unpaid: try it again.
      const intent = this.intentOf(this.account.invoices.find(({ id }) => id === subscription.latestInvoice)!);
      if (this.isRefusing()) this.cancel(subscription);
      else this.pay(intent);
      return;
    }
    const before = { items: { data: [{ current_period_end: subscription.periodEnd }] } };
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd = monthLater(subscription.periodStart);
    const invoice = this.createInvoice(subscription, 'subscription_cycle');
    this.sendInvoiceEvent('invoice.created', invoice);
    this.sendInvoiceEvent('invoice.finalized', invoice);
    this.tellOfUpdate(subscription, before);
    const intent = this.intentOf(invoice);
    if (!this.isRefusing()) return this.pay(intent);
    try {
      this.decline(intent, plainDecline);
    } catch {
      subscription.status = 'past_due';
      this.tellOfUpdate(subscription, { status: 'active' });
    }
  }

  private createInvoice(subscription: SubscriptionRecord, reason: InvoiceRecord['reason']): InvoiceRecord {
    const amount = priceById(subscription.price)!.amount;
    const created = this.now();
    const id = newId('in');
    const intentId = newId('pi');
    const invoice: InvoiceRecord = {
      id,
      key: newId('key').slice(4),
      number: this.account.nextInvoiceNumber(),
      lineId: newId('il'),
      paymentId: newId('inpay'),
      customer: subscription.customer,
      subscription: subscription.id,
      price: subscription.price,
      status: 'open',
      reason,
      amount,
      created,
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
      paidAt: null,
      voidedAt: null,
      attempts: 0,
      intent: intentId,
    };
    this.account.invoices.push(invoice);
    this.account.intents.push({
      id: intentId,
      secret: `${intentId}_secret_${newId('s').slice(2)}`,
      customer: subscription.customer,
      invoice: id,
      amount,
      created,
      status: 'requires_payment_method',
      error: null,
      challenge: null,
    });
    subscription.latestInvoice = id;
    return invoice;
  }

  private pay(intent: IntentRecord): void {
    const invoice = this.invoiceOf(intent);
    const subscription = this.subscriptionOf(invoice);
    Object.assign(intent, { status: 'succeeded', error: null, challenge: null });
    Object.assign(invoice, { status: 'paid', paidAt: this.now(), attempts: invoice.attempts + 1 });
    const before = subscription.status;
    subscription.status = 'active';
    this.sendIntentEvent('payment_intent.succeeded', intent);
    this.sendInvoiceEvent('invoice.updated', invoice);
    this.sendInvoiceEvent('invoice.paid', invoice);
    this.sendInvoiceEvent('invoice.payment_succeeded', invoice);
    this.webhooks.send({ type: 'invoice_payment.paid', object: this.view.invoicePayment(invoice) });
    if (before !== 'active') this.tellOfUpdate(subscription, { status: before });
  }

  private decline(intent: IntentRecord, error: CardError): never {
    const invoice = this.invoiceOf(intent);
    Object.assign(intent, { status: 'requires_payment_method', error, challenge: null });
    invoice.attempts += 1;
    this.sendIntentEvent('payment_intent.payment_failed', intent);
    this.sendInvoiceEvent('invoice.payment_failed', invoice);
    throw new StripeError(402, { ...error, payment_intent: this.view.intent(intent) });
  }

  private lapse(subscription: SubscriptionRecord): void {
    subscription.status = 'incomplete_expired';
    subscription.endedAt = this.now();
    this.voidOpenInvoice(subscription);
    this.tellOfUpdate(subscription, { status: 'incomplete' });
  }

  private voidOpenInvoice({ latestInvoice }: SubscriptionRecord): void {
    const invoice = this.account.invoices.find(({ id, status }) => id === latestInvoice && status === 'open');
    if (!invoice) return;
    Object.assign(invoice, { status: 'void', voidedAt: this.now() });
    const intent = this.intentOf(invoice);
    intent.status = 'canceled';
    this.sendInvoiceEvent('invoice.voided', invoice);
    this.sendIntentEvent('payment_intent.canceled', intent);
  }

  private expectPayable(intent: IntentRecord): void {
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent);
  }

  private invoiceOf(intent: IntentRecord): InvoiceRecord {
    return this.account.invoices.find(({ id }) => id === intent.invoice)!;
  }
  private intentOf(invoice: InvoiceRecord): IntentRecord {
    return this.account.intents.find(({ id }) => id === invoice.intent)!;
  }
  private subscriptionOf(invoice: InvoiceRecord): SubscriptionRecord {
    return this.account.subscriptions.find(({ id }) => id === invoice.subscription)!;
  }

  private tellOfUpdate(subscription: SubscriptionRecord, previousAttributes: object): void {
    const object = this.view.subscription(subscription);
    this.webhooks.send({ type: 'customer.subscription.updated', object, previousAttributes });
  }
  private sendInvoiceEvent(type: Parameters<Webhooks['send']>[0]['type'], invoice: InvoiceRecord): void {
    this.webhooks.send({ type, object: this.view.invoice(invoice) });
  }
  private sendIntentEvent(type: Parameters<Webhooks['send']>[0]['type'], intent: IntentRecord): void {
    this.webhooks.send({ type, object: this.view.intent(intent) });
  }
}

const authenticationFailed: CardError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export const isOpen = ({ status }: SubscriptionRecord): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired';

const unexpectedState = ({ status }: IntentRecord) =>
  invalid(
    `You cannot confirm this PaymentIntent because it has a status of ${status}.`,
    undefined,
    'payment_intent_unexpected_state',
  );

/** The same day of the next month, or its last day. */
function monthLater(seconds: number): number {
  const from = new Date(seconds * 1_000);
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return Math.floor(next.getTime() / 1_000);
}
