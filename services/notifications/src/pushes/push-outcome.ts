import { retryAfterMs } from '@presently/service/outgoing/retry-after';
import type { Answer } from '../posting/post-webhook.js';

/** What came of a try. */
export type PushOutcome =
  /** The push service has it. That is what "delivered" means: whether the device has shown it, nobody says. */
  | { kind: 'accepted'; status: number; isPrompt: boolean }
  /** The device gets no pushes any more: its session has ended, or its push service does not know it. */
  | { kind: 'gone'; status: number | null }
  /** Again, not before the push service has asked for. */
  | { kind: 'later'; status: number | null; afterMs: number }
  /** Never: what was sent, or who sent it, is wrong. */
  | { kind: 'refused'; status: number | null }
  /** After the quiet hours. */
  | { kind: 'postponed'; until: Date }
  /** Nobody needs it: its mail has gone out, or its reader wants none. */
  | { kind: 'dropped' };

/** What the answer of a push service means. */
export function outcomeOf(
  { status, isAccepted, retryAfter }: Answer,
  { isPrompt, usualMs, now }: { isPrompt: boolean; usualMs: number; now: Date },
): PushOutcome {
  if (isAccepted && status !== null) return { kind: 'accepted', status, isPrompt };
  if (status === 404 || status === 410) return { kind: 'gone', status };
  const isTemporary = status === null || status >= 500 || status === 408 || status === 425 || status === 429;
  if (!isTemporary) return { kind: 'refused', status };
  return { kind: 'later', status, afterMs: Math.max(usualMs, retryAfterMs(retryAfter, now) ?? 0) };
}
