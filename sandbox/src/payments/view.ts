import type { Account } from './account.js';
import type { CustomerRecord, IntentRecord, InvoiceRecord, SubscriptionRecord } from './records.js';
import { invalid } from './stripe-error.js';
import { wireCustomer } from './wire/customer.js';
import { wireInvoice, wireInvoicePayment } from './wire/invoice.js';
import { wirePaymentIntent } from './wire/payment-intent.js';
import { wireSubscription } from './wire/subscription.js';
import { wireList } from './wire/wire-types.js';

/** Records in Stripe's shape, with the requested fields expanded. */
export class View {
  constructor(
    private readonly account: Account,
    /** The sandbox's address. */
    private readonly url: () => string,
  ) {}

  customer(customer: CustomerRecord) {
    return wireCustomer(customer);
  }

  /** @throws StripeError for a field that cannot be expanded */
  subscription(subscription: SubscriptionRecord, expand: readonly string[] = []) {
    const paths = expand.map((path) => path.split('.'));
    for (const [field = ''] of paths) if (field !== 'latest_invoice') throw cannotExpand(field);
    const inside = paths.flatMap(([, ...rest]) => (rest.length > 0 ? [rest.join('.')] : []));
    const invoice = this.account.invoices.find(({ id }) => id === subscription.latestInvoice)!;
    return wireSubscription(subscription, paths.length > 0 ? this.invoice(invoice, inside) : invoice.id);
  }

  invoice(invoice: InvoiceRecord, expand: readonly string[] = []) {
    for (const field of expand) if (!['confirmation_secret', 'payments'].includes(field)) throw cannotExpand(field);
    const customer = this.account.customers.find(({ id }) => id === invoice.customer)!;
    const intent = this.account.intents.find(({ id }) => id === invoice.intent)!;
    const isWanted = expand.includes('confirmation_secret') && invoice.status === 'open';
    return {
      ...wireInvoice(invoice, {
        customer,
        url: this.url(),
        ...(isWanted && { confirmationSecret: intent.secret }),
      }),
      ...(expand.includes('payments') && {
        payments: wireList(`/v1/invoice_payments?invoice=${invoice.id}`, [wireInvoicePayment(invoice)]),
      }),
    };
  }

  invoicePayment(invoice: InvoiceRecord) {
    return wireInvoicePayment(invoice);
  }

  intent(intent: IntentRecord) {
    return wirePaymentIntent(intent);
  }
}

const cannotExpand = (field: string) =>
  invalid(
    `This property cannot be expanded (${field}). You may want to try expanding one of its sub-properties, or it does not exist.`,
    'expand',
  );
