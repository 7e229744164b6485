import { Nothing, Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { internalOperation } from '../kit/operation.js';

/**
 * Ends the caller's account at once: sessions die, username and address are free again. Every service then erases what
 * it holds and says so. Answered by the gateway as `DELETE /api/user/delete`, which clears the cookie.
 */
export const deleteAccount = internalOperation('identity.deleteAccount', {
  input: Nothing,
  output: Success,
  deadline: 5_000,
});

export class UserErasedV1 {
  @Id() userId!: string;
}

/**
 * Everybody who holds something of this user forgets it, for good, and answers with the event of their own below. Told
 * again until all have answered.
 */
export const userErased = event('identity.user_erased.v1', UserErasedV1);
