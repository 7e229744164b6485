import type { Blame } from '../deliveries/outcome.js';

/** Twilio's report about a text that it has accepted. */
export type Receipt =
  | { kind: 'taken' }
  | { kind: 'delivered' }
  | { kind: 'failed'; error: string; reason: string; blames?: Blame };

const unreachable = { reason: 'The phone could not be reached. Please check the number, or share the link yourself.' };
const noMobile = {
  reason: 'This number is not one that gets text messages. Please check it.',
  blames: 'bad-contact',
} as const;
const filtered = { reason: 'The phone company did not let the text message through. Please share the link yourself.' };

/** https://www.twilio.com/docs/api/errors, 30003 and following */
const failures: Record<string, { reason: string; blames?: Blame }> = {
  30003: unreachable,
  30004: filtered,
  30005: { ...unreachable, blames: 'bad-contact' },
  30006: noMobile,
  30007: filtered,
  21610: { reason: 'This recipient has opted out of messages. Please share the link yourself.', blames: 'stopped' },
};
const otherFailure = { reason: 'The text message could not be delivered. Please share the link yourself.' };

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
