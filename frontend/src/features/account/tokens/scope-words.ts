import type { TokenScope } from '@presently/rules/token-scopes';

/** What a token may do, as the owner reads it. */
export const scopeWords: Record<TokenScope, string> = {
  read: 'Read people, days, ideas and gifts',
  write: 'Change them, and propose gifts',
  send: 'Send gifts without asking you',
  contacts: 'See addresses, numbers and notes in an assistant',
};
