import type { Caller } from '../call-context.js';
import { Problem } from '../problem.js';

/** How long a proof of presence counts, in milliseconds. */
const presenceMs = 15 * 60_000;

/**
 * For calls that a borrowed session must not make: the session has to have proved its user's presence in the last 15
 * minutes, by a sign-in, a registration or `POST /api/user/reauthenticate`.
 * @throws Problem `reauthentication-needed`, 403
 */
export function requirePresence({ authenticatedAt }: Caller, now: Date): void {
  const provedAt = authenticatedAt ? Date.parse(authenticatedAt) : Number.NaN;
  if (now.getTime() - provedAt < presenceMs) return;
  throw new Problem('reauthentication-needed', 403, 'Please enter your password again to go on.');
}
