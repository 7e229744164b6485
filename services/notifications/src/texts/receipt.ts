import { toldProblem, type DeliveryProblem } from '@presently/rules/delivery-problems/en';
import type { Blame } from '../deliveries/outcome.js';

/** Twilio's report about a text that it has accepted. */
export type Receipt =
  | { kind: 'taken' }
  | { kind: 'delivered' }
  | { kind: 'failed'; error: string; reason: string; code: DeliveryProblem; blames?: Blame };

const unreachable = toldProblem('unreachable');
const noMobile = { ...toldProblem('no-mobile'), blames: 'bad-contact' } as const;
const filtered = toldProblem('filtered');

/** https://www.twilio.com/docs/api/errors, 30003 and following */
const failures: Record<string, { reason: string; code: DeliveryProblem; blames?: Blame }> = {
  30003: unreachable,
  30004: filtered,
  30005: { ...unreachable, blames: 'bad-contact' },
  30006: noMobile,
  30007: filtered,
  21610: { ...toldProblem('opted-out'), blames: 'stopped' },
};
const otherFailure = toldProblem('text-failed');

/** @returns `undefined` for a status without information about delivery */
export function receiptOf(status: string | undefined, errorCode: string | undefined): Receipt | undefined {
  switch (status) {
    case 'accepted':
    case 'queued':
    case 'sending':
    case 'sent':
      return { kind: 'taken' };
    case 'delivered':
    case 'read':
      return { kind: 'delivered' };
    case 'undelivered':
    case 'failed':
    case 'canceled':
      return {
        kind: 'failed',
        error: `${status} ${errorCode ?? ''}`.trim(),
        ...(failures[errorCode ?? ''] ?? otherFailure),
      };
    default:
      return undefined;
  }
}
