import { Problem } from '@presently/messaging/problem';
import { UniqueConstraintViolationException } from '@mikro-orm/core';

/**
 * Runs a transaction that writes a username and an e-mail address. The unique indexes decide, so two at once cannot both
 * win; and one sentence for both columns does not tell a stranger whose address is known here.
 */
export async function unlessTaken<T>(transaction: Promise<T>): Promise<T> {
  try {
    return await transaction;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new Problem('account-taken', 409, 'Username or email is not available', { cause: error });
  }
}
