import type { VariantChoices } from '@presently/contracts/kit/variant-choices';
import { defineEntity, p } from '@mikro-orm/core';

const ProductCheckSchema = defineEntity({
  name: 'ProductCheck',
  tableName: 'product_checks',
  properties: {
    /** A hash of the address of its page. */
    key: p.text().primary(),
    /** The UCP shop that knows it, and its id there. Null for a product of which only the page is known. */
    shop: p.text().nullable(),
    item: p.text().nullable(),
    /** In the smallest units of {@link currency}. Null where the shop says no price. */
    priceCents: p.integer().nullable(),
    currency: p.text().nullable(),
    isSoldOut: p.boolean().default(false),
    /** Null where the shop has said nothing of them. */
    choices: p.json<VariantChoices>().nullable(),
    /** When the shop last answered. Null before. */
    checkedAt: p.datetime(3).nullable(),
    /** When it last did not answer. */
    failedAt: p.datetime(3).nullable(),
    /** Until then the replica that asks the shop has it for itself. */
    claimedUntil: p.datetime(3).nullable(),
    /** When somebody last asked for it; before, when it was found. */
    usedAt: p.datetime(3).index('product_checks_use'),
  },
});

/** What a shop has said of one product, for everybody. */
export class ProductCheck extends ProductCheckSchema.class {}
ProductCheckSchema.setClass(ProductCheck);
