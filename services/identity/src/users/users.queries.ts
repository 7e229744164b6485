import { LockMode, raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { User } from './user.entity.js';

/**
 * Usernames are stored trimmed and compared in lower case. Sign-in accepts any text as a username; NUL, which Postgres
 * cannot hold, becomes a character that no registration accepts.
 */
export const comparableUsername = (typed: string): string => typed.trim().replaceAll('\0', '\ufffd');

/** The user of that name with the password's hash, as they stand in the database now. */
export function findForSignIn(em: EntityManager, username: string): Promise<User | null> {
  return em.findOne(User, isCalled(username), { populate: ['passwordHash'], refresh: true });
}

/** The user of that name, locked until the transaction ends. */
export function lockByUsername(em: EntityManager, username: string): Promise<User | null> {
  return em.findOne(User, isCalled(username), { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The user of that id. One who has deleted the account is nobody, though the row may still be there. */
export function findById(em: EntityManager, id: string): Promise<User | null> {
  return em.findOne(User, { id, status: 'active' });
}

/** {@link findById}, locked until the transaction ends, so that two changes at once come one after the other. */
export function lockById(em: EntityManager, id: string): Promise<User | null> {
  return em.findOne(User, { id, status: 'active' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/**
 * Locks the user until the transaction ends, if they still have the password that was verified.
 * @returns whether they have.
 */
export async function lockWithPassword(tx: EntityManager, id: string, passwordHash: string): Promise<boolean> {
  const found = await tx.execute(
    `select 1 from users where id = ? and password_hash = ? and status = 'active' for update`,
    [id, passwordHash],
  );
  return found.length > 0;
}

/** The user with that address, in any case. */
export function findByEmail(em: EntityManager, email: string): Promise<User | null> {
  return em.findOne(User, { [raw((alias) => `lower(${alias}.email)`)]: raw('lower(?)', [email]), status: 'active' });
}

const isCalled = (username: string): FilterQuery<User> => ({
  [raw((alias) => `lower(${alias}.username)`)]: raw('lower(?)', [comparableUsername(username)]),
  status: 'active',
});
