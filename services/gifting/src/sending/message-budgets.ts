import type { DeliveryMethod } from '@presently/rules/vocabulary';
import type { HandledCall } from '@presently/messaging/call-context';
import type { Account, Use } from '@presently/service/budgets/budgets';
import { networkOf } from '@presently/service/network-of';
import { createHash } from 'node:crypto';

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
  const holder = `network:${createHash('sha256').update(networkOf(address)).digest('hex')}`;
  return [own, { budget: 'network-messages', account: caller, holder }];
}
