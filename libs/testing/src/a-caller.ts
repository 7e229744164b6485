import type { Caller } from '@presently/messaging/call-context';
import { randomUUID } from 'node:crypto';

/** A user who has just signed in, with a confirmed address, on the free plan. */
export const aCaller = (other: Partial<Caller> = {}): Caller => ({
  userId: randomUUID(),
  displayName: 'Maya Lind',
  isAdmin: false,
  tier: 'free',
  isConfirmed: true,
  authenticatedAt: new Date().toISOString(),
  ...other,
});
