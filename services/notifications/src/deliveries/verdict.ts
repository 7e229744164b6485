import { toldProblem, type DeliveryProblem } from '@presently/rules/delivery-problems/en';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import type { DeliveryStatus } from './delivery.entity.js';
import type { Outcome } from './outcome.js';
import { retryDelay } from '@presently/work/retry-delay';

/** Tries that certainly failed before we give up. With the default base of 15 s they take half an hour. */
export const giveUpAfter = 8;
/**
 * Retries after an unknown outcome. An email is repeated once, under the same Message-ID. A text is repeated once, and
 * its provider is then asked for it one more time.
 */
const retriesAfterUnknown: Record<DeliveryMethod, number> = { email: 1, sms: 2 };

/** What is known of a delivery when a try is judged; `attempts` counts that try. */
export interface JudgedDelivery {
  attempts: number;
  unknownOutcomes: number;
  isProblemTold: boolean;
  channel: DeliveryMethod;
}

export interface Verdict {
  status: Extract<DeliveryStatus, 'pending' | 'sent' | 'failed' | 'unknown'>;
  unknownOutcomes: number;
  /** Set for `pending`. */
  retryAfterMs?: number;
  /** What the sender of the gift learns of a failure; absent if it is nothing new. */
  problem?: { reason: string; code?: DeliveryProblem | undefined; willRetry: boolean };
}

/**
 * Decides what the outcome of a try means for its delivery.
 * @param random in [0, 1), for the jitter of the retry
 */
export function judge(
  delivery: JudgedDelivery,
  outcome: Outcome,
  retryBaseMs: number,
  random = Math.random(),
): Verdict {
  const unknownOutcomes = delivery.unknownOutcomes + (outcome.kind === 'unknown' ? 1 : 0);
  if (outcome.kind === 'accepted') return { status: 'sent', unknownOutcomes };

  if (outcome.kind === 'postponed') return { status: 'pending', unknownOutcomes, retryAfterMs: outcome.forMs };
  const retryAfterMs = retryDelay(delivery.attempts, { baseMs: retryBaseMs }, random);
  const again = { status: 'pending', unknownOutcomes, retryAfterMs } as const;
  if (outcome.kind === 'unknown' && unknownOutcomes <= retriesAfterUnknown[delivery.channel]) return again;
  if (outcome.kind === 'not-sent' && delivery.attempts < giveUpAfter) {
    if (delivery.isProblemTold) return again;
    return { ...again, problem: { ...toldProblem('not-yet'), willRetry: true } };
  }

  // An earlier try may have arrived, so "failed" could be wrong.
  if (unknownOutcomes > 0) {
    return { status: 'unknown', unknownOutcomes, problem: { ...toldProblem('unknown'), willRetry: false } };
  }
  const { reason, code } = outcome.kind === 'refused' ? outcome : toldProblem(lastWordOn(outcome));
  return { status: 'failed', unknownOutcomes, problem: { reason, code, willRetry: false } };
}

const lastWordOn = (outcome: Outcome): DeliveryProblem =>
  (outcome.kind === 'not-sent' ? outcome.lastly : undefined) ?? 'given-up';
