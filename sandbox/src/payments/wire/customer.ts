import type { Stripe } from 'stripe';
import type { CustomerRecord } from '../records.js';

export const wireCustomer = (customer: CustomerRecord) =>
  ({
    id: customer.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: customer.created,
    currency: 'usd',
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: customer.email,
    invoice_prefix: 'SANDBOX',
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }) satisfies Stripe.Customer;

export const wireDeletedCustomer = (id: string) =>
  ({ id, object: 'customer', deleted: true }) satisfies Stripe.DeletedCustomer;
