import type { Purchase } from '@presently/contracts/gifting/gifts';
import { localTimeAt } from '@presently/rules/zoned-time';
import { formatDate } from '../../../lib/time/dates.js';

/** Today in the browser's zone. */
export const localToday = (): string => localTimeAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).date;

const names = { ordered: 'Ordered', sent: 'Sent', arrived: 'Arrived', problem: 'A problem' } as const;

/** `Ordered`, or `To buy` before it. */
export const orderName = (purchase: Purchase | null | undefined): string =>
  purchase ? names[purchase.state] : 'To buy';

/** `Ordered November 30, arrives about December 3`. */
export function orderInWords({ state, orderedOn, arrivesOn }: Purchase): string {
  const ordered = orderedOn ? `Ordered ${formatDate(orderedOn, false)}` : 'Ordered';
  if (state === 'arrived') return arrivesOn ? `It arrived about ${formatDate(arrivesOn, false)}` : 'It has arrived';
  const parts = [
    ...(state === 'ordered' ? [] : [state === 'sent' ? 'the shop has sent it' : 'there is a problem']),
    ...(arrivesOn ? [`arrives about ${formatDate(arrivesOn, false)}`] : []),
  ];
  return [ordered, ...parts].join(', ');
}
