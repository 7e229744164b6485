import type { GiftToSend, sendGift } from '@presently/contracts/gifting/gifts';
import type { Tier } from '@presently/rules/vocabulary';
import type { HandlerContext } from '@presently/messaging/handles';
import { notFound } from '@presently/messaging/problem';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryContact } from '../gifts/gift-delivery.js';
import { requireNotSuspended } from '../senders/require-active.js';
import { firstHolder, messageFacts, type MessageFacts } from '../gifts/message/message-facts.js';

/** One request to send a gift. */
export interface Press {
  input: GiftToSend;
  context: Pick<HandlerContext<typeof sendGift>, 'caller' | 'idempotencyKey' | 'address' | 'timeZone'>;
  message: string;
  contact: DeliveryContact;
  bodyHash: string;
  /** The id of the new gift, unless an earlier request with the same key has created one. */
  giftId: string;
  now: Date;
  traceparent: string | undefined;
}

/** What the database holds about a press. */
export interface PressFacts extends MessageFacts {
  tier: Tier;
  isSuspended: boolean;
  /** Null if the sender has no such recipient. */
  recipientName: string | null;
  /** The recipient's, or else the sender's. */
  language: string | null;
  /** The zones of the recipient and of the sender, as far as they are known. */
  recipientZone: string | null;
  senderZone: string | null;
  /** Null if the recipient has no such occasion. */
  occasionId: string | null;
  /** What it says about the mood; null without one. */
  occasion: { type: string; title: string | null } | null;
  /** The gift of an earlier request with the same key. */
  earlierGiftId: string | null;
  earlierHash: string | null;
}

// Recipient and occasion are locked, so that they cannot be removed before the gift is written. An erasure deletes them
// first, and holds none of the later locks while it waits.
const factsOfPresses = new Statement<PressFacts & { nth: number }>(
  `select given.nth::int as nth, coalesce(sender.tier, 'free') as tier, coalesce(sender.is_suspended, false) as "isSuspended",
     recipient.name as "recipientName", coalesce(recipient.language, sender.language) as language,
     recipient.time_zone as "recipientZone", sender.time_zone as "senderZone", occasion.id as "occasionId",
     case when occasion.id is not null then jsonb_build_object('type', occasion.type, 'title', occasion.title) end as occasion,
     earlier.gift_id as "earlierGiftId", earlier.body_hash as "earlierHash",
     ${messageFacts}
   from jsonb_to_recordset($1::jsonb)
     as given (nth int, "userId" uuid, key text, "recipientId" uuid, "occasionId" uuid,
       "recipientEmail" text, "recipientPhone" text, "firstHolder" text)
   left join senders sender on sender.user_id = given."userId"
   left join idempotency_keys earlier on earlier.user_id = given."userId" and earlier.key = given.key
   left join lateral (
     select id, name, language, time_zone from recipients where id = given."recipientId" and user_id = given."userId" for share
   ) as recipient on true
   left join lateral (
     select id, type, title from occasions
     where id = given."occasionId" and recipient_id = recipient.id and user_id = given."userId" for share
   ) as occasion on true`,
);

/** The facts of presses of different senders, in their order. */
export async function factsOf(tx: EntityManager, presses: readonly Press[]): Promise<PressFacts[]> {
  const given = presses.map(({ input: { recipientId, occasionId }, context, contact }, nth) => ({
    nth,
    userId: context.caller.userId,
    key: context.idempotencyKey,
    recipientId,
    occasionId,
    recipientEmail: contact.recipientEmail,
    recipientPhone: contact.recipientPhone,
    firstHolder: firstHolder(context.caller.userId),
  }));
  const rows = await factsOfPresses.rows(tx, JSON.stringify(given));
  return rows.toSorted((a, b) => a.nth - b.nth);
}

/**
 * Refuses a gift that may not be sent.
 * @throws Problem `suspended`, `not-found`
 * @returns the recipient's name
 */
export function requireAllowed({ input }: Press, facts: PressFacts): string {
  requireNotSuspended(facts.isSuspended);
  if (facts.recipientName === null) throw notFound('Recipient');
  if (input.occasionId && facts.occasionId === null) throw notFound('Occasion');
  return facts.recipientName;
}
