import { usualSendsADay, type TokenScope } from '@presently/rules/token-scopes';

/** What an assistant asks for, as the person who decides reads it. */
export const asked: Record<TokenScope, { label: string; hint: string }> = {
  read: {
    label: 'Read your people, days, ideas and gifts',
    hint: 'Names, interests, birthdays, and what you have given.',
  },
  write: {
    label: 'Add and change them, and propose gifts',
    hint: 'What it proposes waits for you under Proposals. Nothing goes out before you approve it.',
  },
  send: {
    label: 'Send gifts without asking you',
    hint: `At most ${usualSendsADay} a day. Assistants propose gifts, so you can leave this off.`,
  },
  contacts: {
    label: 'See addresses, numbers and notes',
    hint: 'Email addresses, telephone numbers, postal addresses, sizes and your notes about people.',
  },
};

/** What is allowed unless the person says otherwise: nothing that reaches other people, or that tells where they live. */
export const usuallyAllowed: readonly TokenScope[] = ['read', 'write'];

export const never = [
  'Delete people, gifts or your account',
  'Sign in as you, or change your password or email address',
  'Pay, or see how you pay',
  'Allow anything to another program',
];
