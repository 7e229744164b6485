import type { AccountMail } from '@presently/contracts/identity/account-mails';
import type { ReactNode } from 'react';

export type AccountMailModel = Omit<AccountMail, 'email' | 'displayName' | 'token'>;

/** The words of a mail about the account. */
export interface Letter {
  subject: string;
  preheader: string;
  /** What happened. */
  body: ReactNode;
  /** What the button says, and the page behind it. */
  action?: { button: string; path: string };
  whyYou: string;
}
