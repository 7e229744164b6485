import { Problem } from '@presently/messaging/problem';
import { UniqueConstraintViolationException } from '@mikro-orm/core';

const accountTaken = (more: object): Problem =>
  new Problem('account-taken', 409, 'Username or email is not available', more);

/** Usernames are no secret, so the answer names the field. */
export const usernameTaken = (cause?: unknown): Problem =>
  accountTaken({ cause, errors: { username: ['This username is not available'] } });

/** Converts a violation of the unique indexes on username and address into a Problem. */
export async function unlessTaken<T>(transaction: Promise<T>): Promise<T> {
  try {
    return await transaction;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw error.message.includes('users_username_key') ? usernameTaken(error) : accountTaken({ cause: error });
  }
}
