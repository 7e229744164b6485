import type { Check, Violation } from './check.ts';

interface EventRow {
  userId: string;
  type: string;
  giftId: string;
  at: Date;
}

/** Every view and thanks arrives at its receiver, signed; at least once, and the first view of a gift before its thanks. */
export const webhooks: Check = async ({ database, load }) => {
  const { receiver, members } = load;
  const events = await database.rows<EventRow>(
    `select envelope #>> '{data,senderId}' as "userId", envelope #>> '{data,giftId}' as "giftId", occurred_at as at,
       case envelope ->> 'type' when 'gifting.gift_viewed.v1' then 'gift.viewed' else 'gift.thanked' end as type
     from gifting.outbox where envelope ->> 'type' in ('gifting.gift_viewed.v1', 'gifting.gift_thanked.v1')
       and envelope #>> '{data,senderId}' = any($1)`,
    [members.map(({ id }) => id)],
  );
  const firstOf = (type: string, giftId: string) =>
    receiver.accepted.findIndex((message) => message.type === type && message.giftId === giftId);
  const violations: Violation[] = [];
  for (const { userId, type, giftId, at } of events) {
    const about = `the ${type} of ${giftId}`;
    const nth = firstOf(type, giftId);
    if (nth < 0) violations.push({ kind: 'lost', what: `${about} did not arrive`, at: at.getTime() });
    else if (receiver.accepted[nth]!.userId !== userId)
      violations.push({ kind: 'wrong', what: `${about} arrived at another user`, at: at.getTime() });
    else if (type === 'gift.thanked' && firstOf('gift.viewed', giftId) > nth)
      violations.push({ kind: 'wrong', what: `${about} arrived before its view`, at: at.getTime() });
  }
  if (receiver.forged > 0) violations.push({ kind: 'wrong', what: `${receiver.forged} messages were not signed` });
  return violations;
};
