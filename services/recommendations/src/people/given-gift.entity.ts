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
  },
});

/** A gift that a recipient has already received. */
export class GivenGift extends GivenGiftSchema.class {}
GivenGiftSchema.setClass(GivenGift);
