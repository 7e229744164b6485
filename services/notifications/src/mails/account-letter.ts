import type { AccountMail } from '@presently/contracts/identity/account-mails';
import type { Language } from '@presently/rules/languages';
import type { ReactNode } from 'react';

export type AccountMailModel = Omit<AccountMail, 'email' | 'displayName' | 'token' | 'language'> & {
  /** The reader's. */
  language?: Language | undefined;
};

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
