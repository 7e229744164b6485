import { LockMode, raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { User } from './user.entity.js';

/**
 * Usernames are stored trimmed and compared in lower case. Sign-in accepts any text: NUL, which Postgres cannot store,
 * becomes a character that registration refuses.
 */
export const comparableUsername = (typed: string): string => typed.trim().replaceAll('\0', '\ufffd');

/** The user with that name and the current password hash. */
export function findForSignIn(em: EntityManager, username: string): Promise<User | null> {
  return em.findOne(User, isCalled(username), { populate: ['passwordHash'], refresh: true });
}

/** The user with that name, locked until the transaction ends. */
export function lockByUsername(em: EntityManager, username: string): Promise<User | null> {
  return em.findOne(User, isCalled(username), { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The active user with that id. */
export function findById(em: EntityManager, id: string): Promise<User | null> {
  return em.findOne(User, { id, status: 'active' });
}

/** Like {@link findById}, locked until the transaction ends. */
export function lockById(em: EntityManager, id: string): Promise<User | null> {
  return em.findOne(User, { id, status: 'active' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/**
 * Locks the user until the transaction ends, if they still have the verified password.
 * @returns whether they have
 */
export async function lockWithPassword(tx: EntityManager, id: string, passwordHash: string): Promise<boolean> {
  const found = await tx.execute(
    `select 1 from users where id = ? and password_hash = ? and status = 'active' for update`,
    [id, passwordHash],
  );
  return found.length > 0;
}

/** The user whose last confirmed address it is, in any case. */
export function findByContact(em: EntityManager, email: string): Promise<User | null> {
  return em.findOne(User, {
    [raw((alias) => `lower(${alias}.confirmed_email)`)]: raw('lower(?)', [email]),
    status: 'active',
  });
}

const isCalled = (username: string): FilterQuery<User> => ({
  [raw((alias) => `lower(${alias}.username)`)]: raw('lower(?)', [comparableUsername(username)]),
  status: 'active',
});
