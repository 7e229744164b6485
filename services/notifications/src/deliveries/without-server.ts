import { toldProblem } from '@presently/rules/delivery-problems/en';
import type { Delivery } from './delivery.entity.js';
import type { Outcome } from './outcome.js';

/** Messages that a sender sends. */
export const sendersKinds: readonly Delivery['kind'][] = ['gift', 'gift-nudge'];

/** A minute, in which a server may be named. */
const askAgainMs = 60_000;
const waitsMs = 48 * 3_600_000;

/**
 * The outcome where the operator has named no mail server. Senders learn at once that they have to share the link
 * themselves; mails of accounts wait, because a new server is often set up right after its first account.
 */
export function withoutServer({ kind, createdAt }: Pick<Delivery, 'kind' | 'createdAt'>, now: number): Outcome {
  const error = 'no mail server';
  if (sendersKinds.includes(kind)) {
    return { kind: 'refused', error, ...toldProblem('no-mail-server') };
  }
  if (now - createdAt.getTime() < waitsMs) return { kind: 'postponed', error, forMs: askAgainMs };
  return { kind: 'refused', error, reason: 'Email is not set up here.' };
}
