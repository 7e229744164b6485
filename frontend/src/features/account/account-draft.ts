import type { AccountChange, CurrentUser } from '@presently/contracts/identity/accounts';

/** The account form as typed. */
export interface AccountDraft {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

export const draftOf = (user: Pick<CurrentUser, keyof AccountDraft>): AccountDraft => ({
  username: user.username,
  email: user.email ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
});

/** The first required field that is blank, and what to say about it. */
export function firstMissing(draft: AccountDraft): { field: 'username' | 'email'; message: string } | undefined {
  if (draft.username.trim() === '') return { field: 'username', message: 'Username is required.' };
  if (draft.email.trim() === '') return { field: 'email', message: 'Email is required.' };
  return undefined;
}

/** What is sent: all four fields, trimmed. A blank name takes away the one before. */
export const changeFrom = (draft: AccountDraft): AccountChange => ({
  username: draft.username.trim(),
  email: draft.email.trim(),
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
});
