import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { OptionalText } from '../kit/fields/text.js';
import { Instant } from '../kit/fields/days/time.js';
import { operation } from '../kit/operation.js';

export class AccountToSuspend {
  @Id() userId!: string;
  /** For the audit trail. */
  @OptionalText(300) reason?: string;
}

/**
 * Ends the sessions of an account, and stops its gifts and reminders until it is restored. Repeated calls change nothing.
 * 409 `administrator` for the caller and for other administrators.
 */
export const suspendUser = operation('identity.suspendUser', {
  route: 'POST /api/admin/users/:userId/suspend',
  access: 'admin',
  changes: ['reports', 'audit'],
  input: AccountToSuspend,
  output: Success,
});

/** Ends a suspension: planned gifts go on, links to gifts work again. */
export const restoreUser = operation('identity.restoreUser', {
  route: 'POST /api/admin/users/:userId/restore',
  access: 'admin',
  changes: ['reports', 'audit'],
  input: AccountToSuspend,
  output: Success,
});

export class AccountSuspendedV1 {
  @Id() userId!: string;
  @Instant() suspendedAt!: string;
}
/** Nothing is sent for the account any more. The newer of this event and `account_restored` counts. */
export const accountSuspended = event('identity.account_suspended.v1', AccountSuspendedV1, {
  lane: 'state',
  about: 'userId',
});

export class AccountRestoredV1 {
  @Id() userId!: string;
  @Instant() restoredAt!: string;
}
/** The account works as before its suspension. */
export const accountRestored = event('identity.account_restored.v1', AccountRestoredV1, {
  lane: 'state',
  about: 'userId',
});
