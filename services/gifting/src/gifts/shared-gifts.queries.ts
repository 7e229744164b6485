import type { GiftView, SharedGift } from '@presently/contracts/gifting/shared-gifts';
import type { EntityManager } from '@mikro-orm/postgresql';

type Row = GiftView & { giftId: string; senderId: string; isViewed: boolean };

/**
 * A gift as whoever holds its link sees it: no address, no phone, no other gift. One statement and no entities: this is
 * what a gift that nobody has kept costs.
 */
export async function findSharedGift(em: EntityManager, shareToken: string): Promise<SharedGift | null> {
  const [row] = await em.execute<Row[]>(
    `select gift.id as "giftId", gift.user_id as "senderId", gift.viewed_at is not null as "isViewed",
            gift.gift_name as "giftName", gift.gift_image_url as "giftImageUrl", gift.price,
            gift.gift_description as "giftDescription", gift.message, gift.voice_note_url as "voiceNoteUrl",
            gift.video_url as "videoUrl", gift.gift_url as "giftUrl", gift.sender_name as "senderName",
            recipient.name as "recipientName", occasion.type as "occasionType"
     from gift_history gift
     join recipients recipient on recipient.id = gift.recipient_id
     left join occasions occasion on occasion.id = gift.occasion_id
     where gift.share_token = ? and gift.status = 'sent'`,
    [shareToken],
  );
  if (!row) return null;
  const { giftId, senderId, isViewed, ...view } = row;
  return { giftId, senderId, isViewed, view };
}
