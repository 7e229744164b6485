import type { GiftOutcome } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

/** A product that somebody could have had, and did not choose: a weak dislike of itself, not of its kind. */
export interface PassedOver {
  title: string;
  url: string | null;
}

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
    /** Products of which the recipient has chosen another one, and the gift's version when they did. */
    passedOver: p.json<PassedOver[]>().nullable(),
    chosenVersion: p.integer().default(0),
  },
});

/** A gift that a recipient has already received. */
export class GivenGift extends GivenGiftSchema.class {}
GivenGiftSchema.setClass(GivenGift);
