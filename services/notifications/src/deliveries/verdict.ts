import type { DeliveryMethod } from '@presently/rules/vocabulary';
import type { DeliveryStatus } from './delivery.entity.js';
import type { Outcome } from './outcome.js';

/** Tries with certain failure before we give up: with the default base of 15 s the last is half an hour after the first. */
export const giveUpAfter = 8;
/**
 * How often we go on after an unknown outcome. An email is repeated once, under the same Message-ID. So is a text, and
 * after that its provider is asked for it one more time.
 */
const goesOnAfterUnknown: Record<DeliveryMethod, number> = { email: 1, sms: 2 };

/** How far a delivery had got before the try that is judged; `attempts` counts that try. */
export interface Progress {
  attempts: number;
  unknownOutcomes: number;
  isProblemTold: boolean;
  channel: DeliveryMethod;
}

export interface Verdict {
  status: Extract<DeliveryStatus, 'pending' | 'sent' | 'failed' | 'unknown'>;
  unknownOutcomes: number;
  /** When to try again, for `pending`. */
  retryAfterMs?: number;
  /** What the gift's sender hears of a failure; absent when there is nothing new to say. */
  problem?: { reason: string; willRetry: boolean };
}

/** Decides what a try's outcome means for its delivery. `random` in [0, 1) spreads the retries of many deliveries. */
export function judge(progress: Progress, outcome: Outcome, retryBaseMs: number, random = Math.random()): Verdict {
  const unknownOutcomes = progress.unknownOutcomes + (outcome.kind === 'unknown' ? 1 : 0);
  if (outcome.kind === 'accepted') return { status: 'sent', unknownOutcomes };

  const retryAfterMs = Math.round(retryBaseMs * 2 ** (progress.attempts - 1) * (0.8 + 0.4 * random));
  const again = { status: 'pending', unknownOutcomes, retryAfterMs } as const;
  if (outcome.kind === 'unknown' && unknownOutcomes <= goesOnAfterUnknown[progress.channel]) return again;
  if (outcome.kind === 'not-sent' && progress.attempts < giveUpAfter) {
    if (progress.isProblemTold) return again;
    return { ...again, problem: { reason: 'The message could not be sent yet. We keep trying.', willRetry: true } };
  }

  // An earlier try may have arrived after all: then "failed" would be a claim that nobody can make.
  if (unknownOutcomes > 0) {
    const reason = 'We could not find out whether the message arrived. Please ask, or share the link yourself.';
    return { status: 'unknown', unknownOutcomes, problem: { reason, willRetry: false } };
  }
  const reason =
    outcome.kind === 'refused'
      ? outcome.reason
      : 'The message could not be sent, and we have stopped trying. Please share the link yourself.';
  return { status: 'failed', unknownOutcomes, problem: { reason, willRetry: false } };
}
