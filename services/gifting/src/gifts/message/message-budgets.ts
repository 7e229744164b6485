import { canonicalContact } from '@presently/rules/canonical-contact';
import { textsCounted } from '@presently/rules/gift-text';
import type { HandledCall } from '@presently/messaging/call-context';
import type { Account, Budgets, Use } from '@presently/service/budgets/budgets';
import type { UsedUp } from '@presently/service/budgets/used-up';
import { networkHolder } from '@presently/service/network-of';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type { Gift } from '../gift.entity.js';
import { factsOfAll, firstHolder, outgoing, type MessageFacts } from './message-facts.js';

/** What decides how much a gift's message takes of its sender's budget. */
export type Counted = Pick<Gift, 'deliveryMethod'> & { messageOutside: () => string | null };

/** The sender's own budget for a gift's message. A long text counts as several. */
export function messagesOf(gift: Counted, account: Account): Use[] {
  if (gift.deliveryMethod !== 'sms') return [{ budget: 'gift-mails', account }];
  return Array.from({ length: textsCounted(gift.messageOutside()) }, () => ({ budget: 'gift-texts', account }));
}

/** Gives back what was counted for the message of a gift that does not go out. */
export async function refundMessages(tx: EntityManager, budgets: Budgets, uses: readonly Use[], countedAt: Date) {
  for (const use of uses) await budgets.refund(tx, use, countedAt);
}

/**
 * The budgets that a message uses: the sender's own, and that of the network from which they send it. The first message of
 * an account has a larger one, which few accounts that send much do not use up.
 */
export function usesOfMessage(
  gift: Counted,
  { caller, address }: { caller: Account } & Pick<HandledCall, 'address'>,
  { isFirstToday }: Pick<MessageFacts, 'isFirstToday'>,
): Use[] {
  const own = messagesOf(gift, caller);
  if (address === undefined) return own;
  const holder = networkHolder(address);
  if (!isFirstToday) return [...own, { budget: 'network-messages', account: caller, holder }];
  return [
    ...own,
    { budget: 'network-first-messages', account: caller, holder },
    { budget: 'first-messages', holder: firstHolder(caller.userId) },
  ];
}

type To = Pick<Gift, 'deliveryMethod' | 'recipientEmail' | 'recipientPhone'>;

/**
 * The budgets of the contact that a message reaches, counted when the message goes out: that of the sender for this contact,
 * and that of all senders. Senders with a history have one of their own, which strangers cannot use up.
 */
export function contactUses(to: To, userId: string, { isKnown }: Pick<MessageFacts, 'isKnown'>): [Use, Use] {
  const contact = contactOf(to);
  return [
    { budget: 'pair-messages', holder: hashed(`${contact} ${userId}`) },
    { budget: isKnown ? 'contact-known-messages' : 'contact-messages', holder: hashed(contact) },
  ];
}

function contactOf({ deliveryMethod, recipientEmail, recipientPhone }: To): string {
  const channel = deliveryMethod ?? 'email';
  return `${channel}:${canonicalContact(channel, (channel === 'sms' ? recipientPhone : recipientEmail) ?? '')}`;
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Counts messages that go out by themselves, each for its contact.
 * @returns the budgets of those whose contact has got enough for now
 */
export async function spendOnContacts(
  tx: EntityManager,
  budgets: Budgets,
  gifts: readonly Gift[],
): Promise<Map<Gift, UsedUp>> {
  const facts = await factsOfAll(tx, gifts.map(outgoing));
  const known = new Map(gifts.map((gift, index) => [gift, facts[index]!]));
  const refused = new Map<Gift, UsedUp>();
  // A statement counts one message to each contact.
  for (let left = gifts; left.length > 0;) {
    const turn = [...new Map(left.toReversed().map((gift) => [contactOf(gift), gift])).values()];
    left = left.filter((gift) => !turn.includes(gift));
    let passing = turn;
    for (const nth of [0, 1] as const) {
      const uses = passing.map((gift) => contactUses(gift, gift.userId, known.get(gift)!)[nth]);
      const usedUp = uses.length > 0 ? await budgets.spendEach(tx, uses) : [];
      for (const [index, gift] of passing.entries()) if (usedUp[index]) refused.set(gift, usedUp[index]);
      passing = passing.filter((gift) => !refused.has(gift));
    }
  }
  return refused;
}
