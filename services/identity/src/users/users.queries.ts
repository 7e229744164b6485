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

/**
 * The username that a person signs in with who types it, or the address of the account: a confirmed one before a claim.
 * It is the typed text if there is no such account. All three are always looked up, so that the time tells nothing.
 */
export async function usernameOf(em: EntityManager, typed: string): Promise<string> {
  const text = comparableUsername(typed);
  const [found] = await em.execute<{ username: string }[]>(
    `select username from (
       select username, 1 as rank from users where lower(username) = lower(?) and status = 'active'
       union all
       select username, 2 from users where lower(confirmed_email) = lower(?) and status = 'active'
       union all
       select username, 3 from users where lower(email) = lower(?) and status = 'active'
     ) as named order by rank limit 1`,
    [text, text, text],
  );
  return found?.username ?? typed;
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
