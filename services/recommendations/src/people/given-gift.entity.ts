import { defineEntity, p } from '@mikro-orm/core';

const GivenGiftSchema = defineEntity({
  name: 'GivenGift',
  tableName: 'given_gifts',
  properties: {
    giftId: p.uuid().primary(),
    userId: p.uuid().index('given_gifts_user'),
    /** No foreign key: the gift may be told before the recipient is. */
    recipientId: p.uuid().index('given_gifts_recipient'),
    title: p.text(),
    url: p.text().strictNullable(),
  },
});

/** Something that a recipient was given already, and is not to be given again. */
export class GivenGift extends GivenGiftSchema.class {}
GivenGiftSchema.setClass(GivenGift);
