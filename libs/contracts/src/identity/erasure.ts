import { event, type Event } from '../kit/event.js';
import { Id } from '../kit/fields.js';
import { internalOperation, type ServiceName } from '../kit/operation.js';
import { Nothing, Success } from '../kit/plain.js';

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

export class UserDataErasedV1 {
  @Id() userId!: string;
}
/** What gifting held of the user is gone; nothing of theirs comes back. */
export const giftingUserDataErased = event('gifting.user_data_erased.v1', UserDataErasedV1);
/** What notifications held of the user is gone; nothing of theirs is sent any more. */
export const notificationsUserDataErased = event('notifications.user_data_erased.v1', UserDataErasedV1);
/** What recommendations held of the user is gone: profiles, ideas, what was given to whom. */
export const recommendationsUserDataErased = event('recommendations.user_data_erased.v1', UserDataErasedV1);

/** The user's plan is cancelled at the payment provider, which has confirmed it, and what billing held is gone. */
export const billingUserDataErased = event('billing.user_data_erased.v1', UserDataErasedV1);

/** The answers that identity waits for, one of each service that holds data of users. Being listed here is joining in. */
export const erasureConfirmations: readonly Event<UserDataErasedV1>[] = [
  giftingUserDataErased,
  notificationsUserDataErased,
  recommendationsUserDataErased,
  billingUserDataErased,
];

/** Services that hold nothing of any user, and so take no part. What `social` posts is the product's own: no author, no audience. */
export const servicesWithoutUserData: readonly ServiceName[] = ['social'];
