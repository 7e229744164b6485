import type { DeliveryMethod } from '@presently/rules/vocabulary';
import type { HandledCall } from '@presently/messaging/call-context';
import type { Account, Use } from '@presently/service/budgets/budgets';
import { networkHolder } from '@presently/service/network-of';

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
