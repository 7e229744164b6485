import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { User } from './user.entity.js';

/**
 * Usernames are stored trimmed and compared in lower case. Sign-in accepts any text as a username; NUL, which Postgres
 * cannot hold, becomes a character that no registration accepts.
 */
export const comparableUsername = (typed: string): string => typed.trim().replaceAll('\0', '\ufffd');

/** The user of that name with the password's hash. */
export function findForSignIn(em: EntityManager, username: string): Promise<User | null> {
  return em.findOne(User, hasUsername(username), { populate: ['passwordHash'] });
}

/** The user of that name, locked until the transaction ends. */
export function lockByUsername(em: EntityManager, username: string): Promise<User | null> {
  return em.findOne(User, hasUsername(username), { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** The user of that id, locked until the transaction ends, so that two changes at once come one after the other. */
export function lockById(em: EntityManager, id: string): Promise<User | null> {
  return em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

const hasUsername = (username: string) => ({
  [raw((alias) => `lower(${alias}.username)`)]: raw('lower(?)', [comparableUsername(username)]),
});
