import type { Purchase } from '@presently/contracts/gifting/gifts';
import { formatDate } from '../../../lib/time/dates.js';
import { orderWords as say } from '../../../languages/order/en.js';

const names = {
  ordered: 'stateOrdered',
  sent: 'stateSent',
  arrived: 'stateArrived',
  problem: 'stateProblem',
} as const;

/** `Ordered`, or `To buy` before it. */
export const orderName = (purchase: Purchase | null | undefined): string =>
  purchase ? say(names[purchase.state]) : say('toBuy');

/** `Ordered November 30, arrives about December 3`. */
export function orderInWords({ state, orderedOn, arrivesOn }: Purchase): string {
  const ordered = orderedOn ? say('orderedOn', { day: formatDate(orderedOn, false) }) : say('ordered');
  if (state === 'arrived')
    return arrivesOn ? say('arrivedOn', { day: formatDate(arrivesOn, false) }) : say('hasArrived');
  const parts = [
    ...(state === 'ordered' ? [] : [say(state === 'sent' ? 'shopHasSent' : 'isProblem')]),
    ...(arrivesOn ? [say('arrivesOn', { day: formatDate(arrivesOn, false) })] : []),
  ];
  return [ordered, ...parts].join(say('comma'));
}
