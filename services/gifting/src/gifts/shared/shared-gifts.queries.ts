import type { GiftView, SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { Problem } from '@presently/messaging/problem';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { tables, type Tables } from '../../tables.js';
import { askedVariant } from '../choice/asked-variant.js';
import { choosableUntil } from '../choice/choice-days.js';
import { findOptions, stillThere, type OptionRow } from '../choice/options.queries.js';
import { thanksOf } from '../gifts.views.js';
import { isPartShown } from '../is-part-shown.js';

const giftByToken = preparedQuery((sql: Kysely<Tables>, { shareToken }: { shareToken: string }) =>
  sql
    .selectFrom('gift_history as gift')
    .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
    .leftJoin('senders as sender', 'sender.user_id', 'gift.user_id')
    .leftJoin('pictures as picture', (join) =>
      join.onRef('picture.gift_id', '=', 'gift.id').on('picture.option_id', 'is', null),
    )
    .leftJoin('occasions as occasion', 'occasion.id', 'gift.occasion_id')
    .select([
      'gift.status',
      'gift.id as giftId',
      'gift.user_id as senderId',
      'sender.is_suspended as isStopped',
      'picture.name as pictureName',
      'picture.is_kept as isPictureKept',
      'gift.viewed_at as viewedAt',
      'gift.is_card as isCard',
      'gift.gift_name as giftName',
      'gift.gift_image_url as giftImageUrl',
      'gift.price',
      'gift.gift_description as giftDescription',
      'gift.message',
      'gift.voice_note_url as voiceNoteUrl',
      'gift.video_url as videoUrl',
      'gift.gift_url as giftUrl',
      'gift.sender_name as senderName',
      'recipient.name as recipientName',
      'recipient.language',
      'occasion.type as occasionType',
      'gift.buyer',
      'gift.mood',
      'gift.arrives_on as arrivesOn',
      'gift.is_price_shown as isPriceShown',
      'gift.is_link_shown as isLinkShown',
      'gift.thanked_at as thankedAt',
      'gift.thanks_drawing as thanksDrawing',
      'gift.thanks_text as thanksText',
      'gift.choose_by as chooseBy',
      'gift.choice_ends_at as choiceEndsAt',
      'gift.chosen',
      'gift.first_chosen_at as firstChosenAt',
      'gift.is_bought as isBought',
    ])
    .where('gift.share_token', '=', shareToken)
    .where('gift.status', 'in', ['sent', 'taken-back']),
);

/** The same answer for malformed, unknown and erased links. */
export const invalidLink = () => new Problem('not-found', 404, 'This gift link is invalid or has expired.');

/**
 * A sent gift as its page shows it: without address, phone number and other gifts.
 * @throws Problem 410: `gift.unavailable` while its sender is suspended, `gift.taken-back` if its sender took it back
 */
export async function findSharedGift(
  em: EntityManager,
  shareToken: string,
  now: Date,
): Promise<SharedGift | undefined> {
  const [row] = await giftByToken(tables(em), { shareToken });
  if (!row) return undefined;
  const { giftId, senderId, viewedAt, isStopped, status, pictureName, isPictureKept, language, ...gift } = row;
  if (status === 'taken-back') throw takenBack(language);
  if (isStopped) throw unavailable(language);
  const { chooseBy } = gift;
  const about = { giftId, senderId, isViewed: viewedAt !== null, language };
  if (chooseBy)
    return { ...about, ...offered(viewOf(gift), { ...gift, chooseBy }, await findOptions(em, giftId), now) };
  const picture = isPictureKept ? pictureName : null;
  return { ...about, picture, isPictureComing: isPictureKept === false, view: viewOf(gift) };
}

/** The answer for the link of a gift that its sender took back. */
export const takenBack = (language?: string | null) =>
  new Problem('gift.taken-back', 410, 'This gift is no longer here. Its sender has taken it back.', told(language));

/** The answer for the link of a gift whose sender is suspended. */
export const unavailable = (language?: string | null) =>
  new Problem('gift.unavailable', 410, 'This gift is no longer available.', told(language));

/** Its page speaks the person's language all the same. */
const told = (language: string | null | undefined) => (language ? { params: { language } } : {});

type Row = Omit<
  Awaited<ReturnType<typeof giftByToken>>[number],
  'giftId' | 'senderId' | 'viewedAt' | 'isStopped' | 'status' | 'pictureName' | 'isPictureKept' | 'language'
>;

/** The gift without what its sender hides. */
function viewOf(row: Row): GiftView {
  const { isPriceShown, isLinkShown, thankedAt, thanksDrawing, thanksText, chooseBy, ...rest } = row;
  const { choiceEndsAt: _end, chosen: _chosen, firstChosenAt: _first, isBought: _bought, ...gift } = rest;
  return Object.assign(gift, {
    price: isPartShown(isPriceShown, { ...gift, chooseBy }) ? gift.price : null,
    giftUrl: isPartShown(isLinkShown, { ...gift, chooseBy }) ? gift.giftUrl : null,
    thanks: thanksOf({ thankedAt, thanksDrawing, thanksText }),
    options: [],
    chosen: null,
  });
}

/** A gift that offers several products. No address of a shop is in it, but for that of the chosen one. */
function offered(view: GiftView, gift: Row & { chooseBy: string }, options: readonly OptionRow[], now: Date) {
  const chosen = gift.chosen ?? null;
  const left = stillThere(options, chosen);
  const isPriced = isPartShown(gift.isPriceShown, gift);
  const until = choosableUntil(gift, now);
  const isDecided = chosen !== null || until === null;
  const current = options.find(({ id }) => id === chosen) ?? options[0];
  const shown = {
    giftImageUrl: current ? ownPicture(current) : null,
    giftUrl: isDecided ? view.giftUrl : null,
    options: left.map((option) => ({
      id: option.id,
      giftName: option.giftName,
      giftImageUrl: ownPicture(option),
      giftDescription: option.giftDescription,
      price: isPriced ? option.price : null,
      ...askedVariant(option),
    })),
    chosen,
    isChosenByRecipient: Boolean(gift.firstChosenAt),
    chooseBy: gift.chooseBy,
    choosableUntil: until?.toISOString() ?? null,
    soldOutOptions: options.length - left.length,
  };
  return {
    picture: current?.isPictureKept ? current.pictureName : null,
    isPictureComing: options.some(({ isPictureKept }) => isPictureKept === false),
    view: Object.assign(view, shown) satisfies GiftView,
  };
}

/** Its source must not learn who opens the gift, and its address must not say where it is sold. */
const ownPicture = ({ pictureName, isPictureKept }: OptionRow): string | null =>
  isPictureKept ? `/media/pictures/${pictureName}.webp` : null;
