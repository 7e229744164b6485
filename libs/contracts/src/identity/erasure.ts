import { Nothing, Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { internalOperation } from '../kit/operation.js';

/**
 * Ends the caller's account at once: sessions end, and username and address are free again. Every service then erases
 * its data and confirms it.
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
 * Every service with user data erases the user for good and publishes its own confirmation. Published again until all
 * have confirmed.
 */
export const userErased = event('identity.user_erased.v1', UserErasedV1, { lane: 'erasures' });

export class AccountDeletedV1 {
  @Id() mailId!: string;
}
/** Every service has erased the user. The mail that says so is to be sent; no user is left whom the event could name. */
export const accountDeleted = event('identity.account_deleted.v1', AccountDeletedV1, { lane: 'mails' });
