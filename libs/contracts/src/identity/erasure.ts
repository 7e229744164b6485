import { billingUserDataErased } from '../billing/erasure.js';
import { giftingUserDataErased } from '../gifting/erasure.js';
import { Nothing, Success } from '../kit/empty-messages.js';
import { type Event, event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { type ServiceName, internalOperation } from '../kit/operation.js';
import { UserDataErasedV1 } from '../kit/user-data-erased.js';
import { notificationsUserDataErased } from '../notifications/erasure.js';
import { recommendationsUserDataErased } from '../recommendations/erasure.js';

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

/** The answers that identity waits for, one of each service that holds data of users. Being listed here is joining in. */
export const erasureConfirmations: readonly Event<UserDataErasedV1>[] = [
  giftingUserDataErased,
  notificationsUserDataErased,
  recommendationsUserDataErased,
  billingUserDataErased,
];

/** Services that hold nothing of any user, and so take no part. What `social` posts is the product's own: no author, no audience. */
export const servicesWithoutUserData: readonly ServiceName[] = ['social'];
