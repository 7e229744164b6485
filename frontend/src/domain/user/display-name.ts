import type { CurrentUser } from '@presently/contracts/gateway/session';
import { commonWords as say } from '../../languages/common/en.js';

/** The full name, else the username, else `User`. The menu shows it, and recipients see it as the sender. */
export function displayName(user: Pick<CurrentUser, 'firstName' | 'lastName' | 'username'>): string {
  const fullName = [user.firstName, user.lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
  return fullName || user.username || say('user');
}
