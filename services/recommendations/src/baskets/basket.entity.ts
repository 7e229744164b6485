import { defineEntity, p } from '@mikro-orm/core';
import { Person } from '../people/person.entity.js';

const BasketSchema = defineEntity({
  name: 'Basket',
  tableName: 'baskets',
  properties: {
    giftId: p.uuid().primary(),
    recipient: () => p.manyToOne(Person).ref().deleteRule('cascade').index('baskets_recipient'),
    /** A hash of the address of the product's page. */
    key: p.text(),
    /** The UCP shop, and its id of the basket there. The id is null before the shop has made it. */
    shop: p.text(),
    basket: p.text().nullable(),
    /** Where its giver goes on with it. */
    url: p.text().nullable(),
    endsAt: p.datetime(3).nullable(),
    /** Until then the replica that asks the shop has it for itself. */
    claimedUntil: p.datetime(3).nullable(),
    /** Grows with each claim. */
    fence: p.integer().default(0),
    usedAt: p.datetime(3).index('baskets_use'),
  },
});

/** The one basket of a gift, at the shop of its product. */
export class Basket extends BasketSchema.class {}
BasketSchema.setClass(Basket);
