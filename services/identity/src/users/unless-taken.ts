import { Problem } from '@presently/messaging/problem';
import { UniqueConstraintViolationException } from '@mikro-orm/core';

/** One sentence for both columns does not reveal which addresses have accounts. */
export const accountTaken = (cause?: unknown): Problem =>
  new Problem('account-taken', 409, 'Username or email is not available', { cause });

/** Converts a violation of the unique indexes on username and address into a Problem. */
export async function unlessTaken<T>(transaction: Promise<T>): Promise<T> {
  try {
    return await transaction;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw accountTaken(error);
  }
}
