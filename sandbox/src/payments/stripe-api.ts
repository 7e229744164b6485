import type { Account } from './account.js';
import { listOf, mapOf, only, textOf, type Params } from './form.js';
import { isOpen, type Payments } from './payments.js';
import { priceById, prices, type CustomerRecord, type SubscriptionRecord } from './records.js';
import { invalid, noSuch } from './stripe-error.js';
import type { View } from './view.js';
import { wireDeletedCustomer } from './wire/customer.js';
import { wirePrice, wireProduct } from './wire/price.js';
import { wireList } from './wire/wire-types.js';

/** A call of Stripe's API by method and path after `/v1/`. `params` holds the parameters of path and body. */
type Call = (params: Params) => unknown;

const paging = ['limit', 'starting_after', 'ending_before', 'created', 'expand'];

/** The part of Stripe's API that is imitated. */
export class StripeApi {
  /** By method and path: `POST subscriptions/:id`. */
  readonly calls: Record<string, Call>;

  constructor(
    private readonly account: Account,
    private readonly payments: Payments,
    private readonly view: View,
  ) {
    this.calls = { ...this.customers(), ...this.subscriptions(), ...this.catalogue(), ...this.invoices() };
  }

  private customers(): Record<string, Call> {
    const fields = ['id', 'email', 'name', 'metadata', 'description', 'expand'];
    return {
      'POST customers': (params) => {
        const { email, name, metadata } = only(params, fields);
        return this.view.customer(
          this.payments.createCustomer(textOf(email) || null, textOf(name) || null, mapOf(metadata)),
        );
      },
      'GET customers': (params) => {
        only(params, ['email', ...paging]);
        const found = this.account.customers.filter(
          (each) => !each.isDeleted && (params['email'] === undefined || each.email === params['email']),
        );
        return this.page('/v1/customers', found, params, (each) => this.view.customer(each));
      },
      'GET customers/:id': (params) => {
        const customer = this.anyCustomer(params);
        return customer.isDeleted ? wireDeletedCustomer(customer.id) : this.view.customer(customer);
      },
      'POST customers/:id': (params) => {
        const customer = this.customer(textOf(only(params, fields)['id']), 'id', 404);
        if (params['email'] !== undefined) customer.email = textOf(params['email']) || null;
        if (params['name'] !== undefined) customer.name = textOf(params['name']) || null;
        Object.assign(customer.metadata, mapOf(params['metadata']));
        return this.view.customer(customer);
      },
      'DELETE customers/:id': (params) => {
        const customer = this.customer(textOf(params['id']), 'id', 404);
        this.payments.deleteCustomer(customer);
        return wireDeletedCustomer(customer.id);
      },
    };
  }

  private subscriptions(): Record<string, Call> {
    return {
      'POST subscriptions': (params) => {
        only(params, ['customer', 'items', 'payment_behavior', 'payment_settings', 'metadata', 'expand']);
        const customer = this.customer(textOf(params['customer']), 'customer', 400);
        const [item] = Object.values(typeof params['items'] === 'object' ? params['items'] : {});
        const price = textOf(typeof item === 'object' ? item['price'] : undefined);
        if (!price) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
        if (!priceById(price)) throw noSuch('price', price, 'items[0][price]', 400);
        if (params['payment_behavior'] !== 'default_incomplete') {
          throw invalid(
            'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
            undefined,
            'resource_missing',
          );
        }
        const expand = listOf(params['expand']);
        const subscription = this.payments.subscribe(customer, price, mapOf(params['metadata']));
        return this.view.subscription(subscription, expand);
      },
      'GET subscriptions': (params) => {
        const { customer, status, price } = only(params, ['customer', 'status', 'price', ...paging]);
        const isWanted = (each: SubscriptionRecord) =>
          (customer === undefined || each.customer === customer) &&
          (price === undefined || each.price === price) &&
          (status === 'all' || (status === undefined ? isOpen(each) : each.status === status));
        const expand = listOf(params['expand']).map((path) => path.replace(/^data\./, ''));
        return this.page('/v1/subscriptions', this.account.subscriptions.filter(isWanted), params, (each) =>
          this.view.subscription(each, expand),
        );
      },
      'GET subscriptions/:id': (params) => this.view.subscription(this.subscription(params), listOf(params['expand'])),
      'POST subscriptions/:id': (params) => {
        const subscription = this.subscription(
          only(params, ['id', 'cancel_at', 'cancel_at_period_end', 'metadata', 'expand']),
        );
        const isEnding = textOf(params['cancel_at_period_end']);
        if (isEnding !== undefined) this.payments.setCancelAtPeriodEnd(subscription, isEnding === 'true');
        const endsAt = textOf(params['cancel_at']);
        if (endsAt !== undefined) this.payments.setCancelAt(subscription, endsAt === '' ? null : Number(endsAt));
        Object.assign(subscription.metadata, mapOf(params['metadata']));
        return this.view.subscription(subscription, listOf(params['expand']));
      },
      'DELETE subscriptions/:id': (params) => {
        const subscription = this.subscription(params);
        this.payments.cancel(subscription);
        return this.view.subscription(subscription);
      },
    };
  }

  private catalogue(): Record<string, Call> {
    return {
      'GET prices': (params) => this.page('/v1/prices', [...prices], params, wirePrice),
      'GET prices/:id': (params) => wirePrice(byId(prices, 'price', params)),
      'GET products': () => wireList('/v1/products', prices.map(wireProduct)),
      'GET products/:id': (params) => {
        const price = prices.find(({ product }) => product === params['id']);
        if (!price) throw noSuch('product', textOf(params['id']) ?? '');
        return wireProduct(price);
      },
    };
  }

  private invoices(): Record<string, Call> {
    return {
      'GET invoices': (params) => {
        const { customer, subscription, status } = only(params, ['customer', 'subscription', 'status', ...paging]);
        const found = this.account.invoices.filter(
          (each) =>
            (customer === undefined || each.customer === customer) &&
            (subscription === undefined || each.subscription === subscription) &&
            (status === undefined || each.status === status),
        );
        const expand = listOf(params['expand']).map((path) => path.replace(/^data\./, ''));
        return this.page('/v1/invoices', found, params, (each) => this.view.invoice(each, expand));
      },
      'GET invoices/:id': (params) =>
        this.view.invoice(byId(this.account.invoices, 'invoice', params), listOf(params['expand'])),
      'GET invoice_payments': (params) => {
        only(params, ['invoice', 'payment', ...paging]);
        const { payment_intent: intent } = mapOf(params['payment']);
        const found = this.account.invoices.filter(
          (each) =>
            (params['invoice'] === undefined || each.id === params['invoice']) &&
            (intent === undefined || each.intent === intent),
        );
        return wireList(
          '/v1/invoice_payments',
          found.map((each) => this.view.invoicePayment(each)),
        );
      },
      'GET payment_intents/:id': (params) => this.view.intent(byId(this.account.intents, 'payment_intent', params)),
      'GET events': (params) =>
        this.page(
          '/v1/events',
          this.account.events
            .map(({ event }) => event)
            .filter(({ type }) => [undefined, type].includes(textOf(params['type']) as never)),
          params,
          (event) => event,
        ),
      'GET events/:id': (params) =>
        byId(
          this.account.events.map(({ event }) => event),
          'event',
          params,
        ),
    };
  }

  /** Newest first, as in Stripe's lists. */
  private page<T extends { id: string }>(url: string, all: T[], params: Params, present: (one: T) => unknown) {
    const limit = Number(textOf(params['limit']) ?? 10);
    if (!Number.isInteger(limit) || limit < 1 || limit > 100)
      throw invalid('This value must be between 1 and 100.', 'limit');
    const newestFirst = all.toReversed();
    const after = textOf(params['starting_after']);
    const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && from === 0) throw noSuch('object', after, 'starting_after');
    const shown = newestFirst.slice(from, from + limit);
    return wireList(url, shown.map(present), newestFirst.length > from + limit);
  }

  private anyCustomer(params: Params): CustomerRecord {
    const customer = this.account.customers.find(({ id }) => id === params['id']);
    if (!customer) throw noSuch('customer', textOf(params['id']) ?? '');
    return customer;
  }

  private customer(id: string | undefined, param: string, status: number): CustomerRecord {
    if (id === undefined) throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
    const customer = this.account.customers.find((each) => each.id === id && !each.isDeleted);
    if (!customer) throw noSuch('customer', id, param, status);
    return customer;
  }

  private subscription(params: Params): SubscriptionRecord {
    const subscription = this.account.subscriptions.find(({ id }) => id === params['id']);
    if (!subscription) throw noSuch('subscription', textOf(params['id']) ?? '');
    return subscription;
  }
}

function byId<T extends { id: string }>(all: readonly T[], what: string, params: Params): T {
  const found = all.find(({ id }) => id === params['id']);
  if (!found) throw noSuch(what, textOf(params['id']) ?? '');
  return found;
}
