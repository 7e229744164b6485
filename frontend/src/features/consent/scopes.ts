import { usualSendsADay, type TokenScope } from '@presently/rules/token-scopes';
import { consentWords as say } from '../../languages/consent/en.js';

/** What an assistant asks for, as the person who decides reads it. */
export const asked: Record<TokenScope, { label: string; hint: string }> = {
  read: {
    get label() {
      return say('read');
    },
    get hint() {
      return say('readHint');
    },
  },
  write: {
    get label() {
      return say('write');
    },
    get hint() {
      return say('writeHint');
    },
  },
  send: {
    get label() {
      return say('send');
    },
    get hint() {
      return say('sendHint', { count: usualSendsADay });
    },
  },
  contacts: {
    get label() {
      return say('contacts');
    },
    get hint() {
      return say('contactsHint');
    },
  },
};

/** What is allowed unless the person says otherwise: nothing that reaches other people, or that tells where they live. */
export const usuallyAllowed: readonly TokenScope[] = ['read', 'write'];

export const never = ['neverDelete', 'neverSignIn', 'neverPay', 'neverPassOn'] as const;
