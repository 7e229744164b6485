import type { AccountMail as AccountMailView } from '@presently/contracts/identity/account-mails';
import { displayNameOf } from '../users/user.entity.js';
import type { AccountMail } from './account-mail.entity.js';

/** For notifications, which writes the mail. */
export function presentAccountMail(mail: AccountMail, token: string): AccountMailView {
  const { kind, address, user, createdAt, details } = mail;
  return {
    kind,
    email: address,
    username: user.username,
    displayName: displayNameOf(user),
    timeZone: user.timeZone,
    language: user.language,
    token,
    at: createdAt.toISOString(),
    ...details,
  };
}
