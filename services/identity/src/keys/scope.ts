import type { Outbox } from '@presently/messaging/outbox';
import type { User } from '../users/user.entity.js';

/** What ends keys, and what they are ended for. */
export interface Scope {
  /** Locked. */
  user: User;
  now: Date;
  outbox: Outbox;
  /** What was added since then may be of a thief. */
  suspectSince?: Date | undefined;
}
