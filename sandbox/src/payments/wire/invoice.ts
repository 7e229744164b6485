import type { Stripe } from 'stripe';
import { priceById, type CustomerRecord, type InvoiceRecord } from '../records.js';
import { wireList, type WireInvoice, type WireLine } from './wire-types.js';

function wireLine(invoice: InvoiceRecord) {
  const { id: price, product, name } = priceById(invoice.price)!;
  return {
    id: invoice.lineId,
    object: 'line_item',
    amount: invoice.amount,
    currency: 'usd',
    description: `1 × ${name} (at $${(invoice.amount / 100).toFixed(2)} / month)`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: null,
    period: { end: invoice.periodEnd, start: invoice.periodStart },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price, product },
      type: 'price_details',
      unit_amount_decimal: String(invoice.amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: invoice.subscription,
    subtotal: invoice.amount,
    taxes: [],
  } satisfies WireLine;
}

export interface InvoiceSurroundings {
  customer: CustomerRecord;
  /** The sandbox's address, for pages and files. */
  url: string;
  /** Only if it is expanded. */
  confirmationSecret?: string;
}

export const wireInvoice = (invoice: InvoiceRecord, { customer, url, confirmationSecret }: InvoiceSurroundings) =>
  ({
    id: invoice.id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Presently (sandbox)',
    account_tax_ids: null,
    amount_due: invoice.amount,
    amount_overpaid: 0,
    amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
    amount_remaining: invoice.status === 'paid' ? 0 : invoice.amount,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.status === 'open',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    ...(confirmationSecret && {
      confirmation_secret: { client_secret: confirmationSecret, type: 'payment_intent' },
    }),
    created: invoice.created,
    currency: 'usd',
    custom_fields: null,
    customer: invoice.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${url}/payments/invoices/${invoice.key}`,
    invoice_pdf: `${url}/payments/invoices/${invoice.key}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wireList(`/v1/invoices/${invoice.id}/lines`, [wireLine(invoice)]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: invoice.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: invoice.amount,
    subtotal_excluding_tax: invoice.amount,
    test_clock: null,
    total: invoice.amount,
    total_discount_amounts: [],
    total_excluding_tax: invoice.amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }) satisfies WireInvoice;

/** The payment of an invoice. Stripe has linked an invoice to its payment intent only here since 2025. */
export const wireInvoicePayment = (invoice: InvoiceRecord) =>
  ({
    id: invoice.paymentId,
    object: 'invoice_payment',
    amount_paid: invoice.status === 'paid' ? invoice.amount : null,
    amount_requested: invoice.amount,
    created: invoice.created,
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: invoice.intent, type: 'payment_intent' },
    status: invoice.status === 'void' ? 'canceled' : invoice.status,
    status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
  }) satisfies Stripe.InvoicePayment;
