import { canonicalContact } from '@presently/rules/canonical-contact';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import type { HandledCall } from '@presently/messaging/call-context';
import type { Account, Budgets, Use } from '@presently/service/budgets/budgets';
import type { UsedUp } from '@presently/service/budgets/used-up';
import { networkHolder } from '@presently/service/network-of';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type { Gift } from '../gifts/gift.entity.js';

/** The sender's own budget for a gift's message. */
export const messageOf = (method: DeliveryMethod | null, account: Account): Use => ({
  budget: method === 'sms' ? 'gift-texts' : 'gift-mails',
  account,
});

/** The budgets that a message uses: the sender's own, and that of the network from which they send it. */
export function usesOfMessage(
  method: DeliveryMethod | null,
  { caller, address }: { caller: Account } & Pick<HandledCall, 'address'>,
): Use[] {
  const own = messageOf(method, caller);
  if (address === undefined) return [own];
  return [own, { budget: 'network-messages', account: caller, holder: networkHolder(address) }];
}

type To = Pick<Gift, 'deliveryMethod' | 'recipientEmail' | 'recipientPhone'>;

/** The budget of the contact that a message reaches, over all senders: counted when the message goes out. */
export function contactUse({ deliveryMethod, recipientEmail, recipientPhone }: To): Use {
  const channel = deliveryMethod ?? 'email';
  const contact = canonicalContact(channel, (channel === 'sms' ? recipientPhone : recipientEmail) ?? '');
  return {
    budget: 'contact-messages',
    holder: createHash('sha256').update(`${channel}:${contact}`).digest('base64url'),
  };
}

/**
 * Counts messages that go out by themselves, each for its contact.
 * @returns the budgets of those whose contact has got enough for now
 */
export async function spendOnContacts<T extends To>(
  tx: EntityManager,
  budgets: Budgets,
  messages: readonly T[],
): Promise<Map<T, UsedUp>> {
  const refused = new Map<T, UsedUp>();
  // A statement counts one message to each contact.
  for (let left = messages; left.length > 0;) {
    const first = new Map(left.toReversed().map((message) => [contactUse(message).holder, message]));
    const turn = [...first.values()];
    const usedUp = await budgets.spendEach(tx, turn.map(contactUse));
    for (const [index, message] of turn.entries()) if (usedUp[index]) refused.set(message, usedUp[index]);
    left = left.filter((message) => !turn.includes(message));
  }
  return refused;
}
