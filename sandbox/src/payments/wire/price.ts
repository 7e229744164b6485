import type { Stripe } from 'stripe';
import type { PriceRecord } from '../records.js';
import type { WirePlan, WirePrice } from './wire-types.js';

/** The creation time of all prices. */
const since = 1_735_689_600;

export const wireProduct = ({ product, name }: PriceRecord) =>
  ({
    id: product,
    object: 'product',
    active: true,
    created: since,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: since,
    url: null,
  }) satisfies Stripe.Product;

export const wirePrice = ({ id, product, amount }: PriceRecord) =>
  ({
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: since,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }) satisfies WirePrice;

export const wirePlan = ({ id, product, amount }: PriceRecord) =>
  ({
    id,
    object: 'plan',
    active: true,
    amount,
    amount_decimal: String(amount),
    billing_scheme: 'per_unit',
    created: since,
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies WirePlan;
