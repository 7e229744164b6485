import type { TokenScope } from '@presently/rules/token-scopes';
import { accountWords as say } from '../../../languages/account/en.js';

/** What a token may do, as the owner reads it. */
export const scopeWords: Record<TokenScope, string> = {
  get read() {
    return say('scopeRead');
  },
  get write() {
    return say('scopeWrite');
  },
  get send() {
    return say('scopeSend');
  },
  get contacts() {
    return say('scopeContacts');
  },
};
