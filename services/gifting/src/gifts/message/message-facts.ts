import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type { Gift } from '../gift.entity.js';

/** A message that is to go out. */
export interface Outgoing extends Pick<Gift, 'recipientEmail' | 'recipientPhone'> {
  userId: string;
  recipientId: string;
}

/** What decides which budgets a message uses, beside its sender and its contact. */
export interface MessageFacts {
  /**
   * Whether the sender has a history: an account with a confirmed address for a week, or a gift that reached this contact on
   * an earlier day.
   */
  isKnown: boolean;
  /** Whether the account has sent no message today. A cancelled one counts. */
  isFirstToday: boolean;
}

/** The holder of the budget `first-messages`: an erasure leaves it until the end of the day, so it names nobody. */
export const firstHolder = (userId: string): string =>
  createHash('sha256').update(`first message ${userId}`).digest('base64url');

/** Days after which an account is no new one. */
const newDays = 7;

/** SQL for {@link MessageFacts} of `given`, with the row `sender` of its user. */
export const messageFacts = `coalesce(sender.has_email and sender.known_since < now() - interval '${newDays} days', false)
     or exists (
       select from gift_history former
       where former.recipient_id = given."recipientId" and former.user_id = given."userId"
         and former.delivered_at < date_trunc('day', now(), 'UTC')
         and (lower(former.recipient_email) = lower(given."recipientEmail") or former.recipient_phone = given."recipientPhone")
     ) as "isKnown",
     not exists (
       select from budget_usage where holder = given."firstHolder" and budget = 'first-messages' and ends_at > now()
     ) as "isFirstToday"`;

const factsOfMessages = new Statement<MessageFacts>(
  `select ${messageFacts}
   from jsonb_to_recordset($1::jsonb)
     as given (nth int, "userId" uuid, "recipientId" uuid, "recipientEmail" text, "recipientPhone" text,
       "firstHolder" text)
   left join senders sender on sender.user_id = given."userId"
   order by given.nth`,
);

/** The facts of messages, in their order. */
export async function factsOfAll(em: EntityManager, messages: readonly Outgoing[]): Promise<MessageFacts[]> {
  const given = messages.map(({ userId, recipientId, recipientEmail, recipientPhone }, nth) => ({
    nth,
    userId,
    recipientId,
    recipientEmail,
    recipientPhone,
    firstHolder: firstHolder(userId),
  }));
  return factsOfMessages.rows(em, JSON.stringify(given));
}

export const outgoing = (gift: Gift): Outgoing => ({
  userId: gift.userId,
  recipientId: gift.recipient.id,
  recipientEmail: gift.recipientEmail,
  recipientPhone: gift.recipientPhone,
});

/** {@link factsOfAll} of one gift. */
export const factsOfGift = async (em: EntityManager, gift: Gift): Promise<MessageFacts> =>
  (await factsOfAll(em, [outgoing(gift)]))[0]!;
