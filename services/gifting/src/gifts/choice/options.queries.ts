import type { OfferedOption } from '@presently/contracts/gifting/gift-options';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { tables, type Tables } from '../../tables.js';
import { atShopOf } from '../at-shop.js';

const optionsByGift = preparedQuery((sql: Kysely<Tables>, { giftId }: { giftId: string }) =>
  sql
    .selectFrom('gift_options as option')
    .leftJoin('pictures as picture', (join) =>
      join
        .onRef('picture.gift_id', '=', 'option.gift_id')
        .on((of) =>
          of.or([
            of('picture.option_id', '=', of.ref('option.id')),
            of.and([of('picture.option_id', 'is', null), of('option.place', '=', 0)]),
          ]),
        ),
    )
    .select([
      'option.id',
      'option.gift_name as giftName',
      'option.gift_url as giftUrl',
      'option.gift_image_url as giftImageUrl',
      'option.gift_description as giftDescription',
      'option.price',
      'option.at_shop as atShop',
      'option.choices',
      'option.is_by_hand as isByHand',
      'picture.name as pictureName',
      'picture.is_kept as isPictureKept',
    ])
    .where('option.gift_id', '=', giftId)
    .orderBy('option.place'),
);

export type OptionRow = Awaited<ReturnType<typeof optionsByGift>>[number];

/** The products of a gift that offers several, the favourite first. */
export const findOptions = (em: EntityManager, giftId: string): Promise<OptionRow[]> =>
  optionsByGift(tables(em), { giftId });

/** An option as its sender sees it. */
export const toOfferedOption = (option: OptionRow): OfferedOption => ({
  id: option.id,
  giftName: option.giftName,
  giftUrl: option.giftUrl,
  giftImageUrl: option.giftImageUrl,
  giftDescription: option.giftDescription,
  price: option.price,
  atShop: atShopOf(option),
});

/** The options that can still be chosen. While the shops have sold out all of them, it is the sender who decides. */
export function stillThere<Option extends Parameters<typeof atShopOf>[0] & { id: string }>(
  options: readonly Option[],
  chosen: string | null,
): Option[] {
  const left = options.filter((option) => option.id === chosen || !atShopOf(option)?.isSoldOut);
  return left.length > 0 ? left : [...options];
}
