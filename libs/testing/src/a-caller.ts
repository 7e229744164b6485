import type { Caller } from '@presently/messaging/call-context';
import { randomUUID } from 'node:crypto';

/** A signed-in user with a confirmed address, on the free plan. */
export const aCaller = (other: Partial<Caller> = {}): Caller => ({
  userId: randomUUID(),
  displayName: 'Maya Lind',
  isAdmin: false,
  tier: 'free',
  isConfirmed: true,
  ...other,
});
