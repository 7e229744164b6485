import type { VariantChoices } from '@presently/contracts/kit/variant-choices';
import { defineEntity, p } from '@mikro-orm/core';
import type { KnownAtShop } from '../at-shop.js';
import { Gift } from '../gift.entity.js';

export const GiftOptionSchema = defineEntity({
  name: 'GiftOption',
  tableName: 'gift_options',
  uniques: [{ name: 'gift_options_place', properties: ['gift', 'place'] }],
  indexes: [{ name: 'gift_options_shop', properties: 'shopCheckAt', where: 'shop_check_at is not null' }],
  triggers: [
    {
      name: 'want_picture',
      timing: 'after',
      events: ['insert'],
      // The picture of the favourite is that of the gift.
      body: `if new.place > 0 and new.gift_image_url is not null then
      insert into gifting.pictures (gift_id, option_id, url, name)
      values (new.gift_id, new.id, new.gift_image_url, replace(gen_random_uuid()::text, '-', ''));
    end if; return null`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    gift: () => p.manyToOne(Gift).ref().deleteRule('cascade'),
    /** 0 is the sender's favourite: what the gift is until somebody chooses. */
    place: p.integer(),
    giftName: p.text(),
    giftUrl: p.text().strictNullable(),
    giftImageUrl: p.text().strictNullable(),
    giftDescription: p.text().strictNullable(),
    price: p.text().strictNullable(),
    /** Whether the sender has described it by hand. */
    isByHand: p.boolean().default(false),
    /** The sizes and colours that its shop has; null where nothing is known of them. */
    choices: p.json<VariantChoices>().nullable(),
    /** What the shop has said of the product since it was offered. */
    atShop: p.json<KnownAtShop>().nullable(),
    /** When to look the product up; null if it has no page, or can no longer be chosen. */
    shopCheckAt: p.datetime(3).strictNullable(),
    /** Grows with each look. */
    shopFence: p.integer().default(0),
  },
});

/** One of the products among which a recipient chooses. What is chosen is copied into the gift. */
export class GiftOption extends GiftOptionSchema.class {
  /** Nobody needs to know any more what its shop says. A look that is under way changes nothing either. */
  leaveShop(): void {
    this.shopCheckAt = null;
    this.shopFence += 1;
  }
}
GiftOptionSchema.setClass(GiftOption);
