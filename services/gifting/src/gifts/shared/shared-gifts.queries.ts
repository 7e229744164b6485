import type { GiftView, SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { isShownToRecipient } from '@presently/rules/vocabulary';
import { Problem } from '@presently/messaging/problem';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { tables, type Tables } from '../../tables.js';
import { thanksOf } from '../gifts.views.js';

const giftByToken = preparedQuery((sql: Kysely<Tables>, { shareToken }: { shareToken: string }) =>
  sql
    .selectFrom('gift_history as gift')
    .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
    .leftJoin('senders as sender', 'sender.user_id', 'gift.user_id')
    .leftJoin('pictures as picture', 'picture.gift_id', 'gift.id')
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
      'occasion.type as occasionType',
      'gift.buyer',
      'gift.mood',
      'gift.arrives_on as arrivesOn',
      'gift.is_price_shown as isPriceShown',
      'gift.is_link_shown as isLinkShown',
      'gift.thanked_at as thankedAt',
      'gift.thanks_drawing as thanksDrawing',
      'gift.thanks_text as thanksText',
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
export async function findSharedGift(em: EntityManager, shareToken: string): Promise<SharedGift | undefined> {
  const [row] = await giftByToken(tables(em), { shareToken });
  if (!row) return undefined;
  const { giftId, senderId, viewedAt, isStopped, status, pictureName, isPictureKept, ...gift } = row;
  if (status === 'taken-back') throw takenBack();
  if (isStopped) throw unavailable();
  const picture = isPictureKept ? pictureName : null;
  const isPictureComing = isPictureKept === false;
  return { giftId, senderId, isViewed: viewedAt !== null, picture, isPictureComing, view: viewOf(gift) };
}

/** The answer for the link of a gift that its sender took back. */
export const takenBack = () =>
  new Problem('gift.taken-back', 410, 'This gift is no longer here. Its sender has taken it back.');

/** The answer for the link of a gift whose sender is suspended. */
export const unavailable = () => new Problem('gift.unavailable', 410, 'This gift is no longer available.');

type Row = Omit<
  Awaited<ReturnType<typeof giftByToken>>[number],
  'giftId' | 'senderId' | 'viewedAt' | 'isStopped' | 'status' | 'pictureName' | 'isPictureKept'
>;

/** The gift without what its sender hides. */
function viewOf({ isPriceShown, isLinkShown, thankedAt, thanksDrawing, thanksText, ...gift }: Row): GiftView {
  return Object.assign(gift, {
    price: isShownToRecipient(isPriceShown, gift.buyer) ? gift.price : null,
    giftUrl: isShownToRecipient(isLinkShown, gift.buyer) ? gift.giftUrl : null,
    thanks: thanksOf({ thankedAt, thanksDrawing, thanksText }),
  });
}
