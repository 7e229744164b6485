import type { GiftOutcome } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

const GivenGiftSchema = defineEntity({
  name: 'GivenGift',
  tableName: 'given_gifts',
  properties: {
    giftId: p.uuid().primary(),
    userId: p.uuid().index('given_gifts_user'),
    /** No foreign key: the gift's event may come before the recipient's. */
    recipientId: p.uuid().index('given_gifts_recipient'),
    title: p.text(),
    url: p.text().strictNullable(),
    /** The day on which it went out; null for one that was reported before days were. */
    givenOn: p.text().nullable(),
    /** How it went, as the sender has said. */
    outcome: p.text().$type<GiftOutcome>().nullable(),
    /** The gift's version when its outcome was said; 0 before. An older one is ignored. */
    version: p.integer().default(0),
  },
});

/** A gift that a recipient has already received. */
export class GivenGift extends GivenGiftSchema.class {}
GivenGiftSchema.setClass(GivenGift);
