import type { Proposal as ProposalMessage } from '@presently/contracts/gifting/proposals';
import type { DeliveryMethod, GiftBuyer, GiftStatus, ProposalState, ProposedAction } from '@presently/rules/vocabulary';
import type { Pick } from '@presently/contracts/recommendations/prepared-proposal';
import { Keyset } from '@presently/messaging/keyset';
import { isoInstant } from '@presently/service/tables';
import { atShopOf, type KnownAtShop } from '../gifts/at-shop.js';
import { picksBeside } from './proposed-gift.js';
import type { EntityManager } from '@mikro-orm/postgresql';

interface ProposalRow {
  id: string;
  occasion_id: string | null;
  recipient_id: string;
  recipient_name: string;
  occasion_type: string | null;
  asked_by: string | null;
  action: ProposedAction;
  is_card: boolean;
  occurs_on: string;
  state: ProposalState;
  picks: Pick[];
  pick: number;
  is_choice: boolean;
  created_at: string;
  gift_id: string | null;
  status: GiftStatus;
  gift_name: string;
  gift_url: string | null;
  gift_image_url: string | null;
  price: string | null;
  at_shop: KnownAtShop | null;
  message: string | null;
  buyer: GiftBuyer | null;
  delivery_method: DeliveryMethod | null;
  recipient_email: string | null;
  recipient_phone: string | null;
  scheduled_for: string | null;
}

const select = `select proposal.id, coalesce(proposal.occasion_id, gift.occasion_id) as occasion_id, proposal.occurs_on, proposal.state,
    proposal.asked_by, proposal.action, coalesce(gift.is_card, jsonb_array_length(proposal.picks) = 0) as is_card,
    proposal.picks, proposal.pick, proposal.is_choice, proposal.created_at, proposal.gift_id,
    occasion.type as occasion_type, recipient.id as recipient_id, recipient.name as recipient_name,
    gift.status, gift.gift_name, gift.gift_url, gift.gift_image_url, gift.price, gift.at_shop, gift.message, gift.buyer, gift.delivery_method,
    coalesce(proposal.contact ->> 'recipientEmail', gift.recipient_email) as recipient_email,
    coalesce(proposal.contact ->> 'recipientPhone', gift.recipient_phone) as recipient_phone, gift.scheduled_for
  from proposals proposal
  left join gift_history gift on gift.id = proposal.gift_id
  left join occasions occasion on occasion.id = coalesce(proposal.occasion_id, gift.occasion_id)
  join recipients recipient on recipient.id = coalesce(proposal.recipient_id, occasion.recipient_id)`;

const byAge = Keyset.of('instant', 'id');

/** The proposals of a user, the newest first. */
export const proposalsOf = (em: EntityManager, userId: string, today: string) => ({
  keyset: byAge,
  read: (after: readonly [string, string] | undefined, count: number) =>
    em.fork().execute<ProposalRow[]>(
      `${select} where proposal.user_id = ?
           ${after ? 'and (proposal.created_at, proposal.id) < (?::timestamptz, ?::uuid)' : ''}
         order by proposal.created_at desc, proposal.id desc limit ?`,
      [userId, ...(after ?? []), count],
    ),
  keyOf: (row: ProposalRow) => [new Date(row.created_at).toISOString(), row.id] as const,
  present: (row: ProposalRow) => toProposal(row, today),
});

/** One proposal of a user, as it is in this transaction. */
export async function readProposal(
  em: EntityManager,
  id: string,
  userId: string,
  today: string,
): Promise<ProposalMessage | undefined> {
  const [row] = await em.execute<ProposalRow[]>(`${select} where proposal.id = ? and proposal.user_id = ?`, [
    id,
    userId,
  ]);
  return row && toProposal(row, today);
}

const toProposal = (row: ProposalRow, today: string): ProposalMessage => ({
  id: row.id,
  occasionId: row.occasion_id,
  recipientId: row.recipient_id,
  recipientName: row.recipient_name,
  occasionType: row.occasion_type ?? '',
  occursOn: row.occurs_on,
  askedBy: row.asked_by,
  action: row.action,
  state: row.state,
  isLate: row.occurs_on < today,
  gift: row.gift_id
    ? {
        id: row.gift_id,
        status: row.status,
        giftName: row.gift_name,
        giftUrl: row.gift_url,
        giftImageUrl: row.gift_image_url,
        price: row.price,
        atShop: atShopOf({ giftUrl: row.gift_url, price: row.price, atShop: row.at_shop }),
        message: row.message,
        deliveryMethod: row.delivery_method,
        buyer: row.buyer,
        contact: row.recipient_email ?? row.recipient_phone,
        scheduledFor: isoInstant(row.scheduled_for),
      }
    : null,
  isCard: row.is_card,
  others: Math.max(0, row.picks.length - 1),
  ...(row.is_choice && {
    choice: picksBeside(row).map(({ title, link, image, price }) => ({
      giftName: title,
      giftUrl: link,
      giftImageUrl: image,
      price,
    })),
  }),
  createdAt: new Date(row.created_at).toISOString(),
});
