/** What the owner of a token can let it do. */
export const tokenScopes = ['read', 'write', 'send', 'contacts'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What a call needs of a token. `person`: no token is enough, because only a person may do it. */
export type NeededScope = 'read' | 'write' | 'send' | 'person';

/** `contacts` is apart: it adds addresses and notes to the answers for assistants, and opens no call. */
const ladder = ['read', 'write', 'send'] as const;

/** Whether a token with these scopes may make a call. `write` implies `read`, and `send` implies both. */
export function allowsScope(scopes: readonly TokenScope[], needed: NeededScope): boolean {
  if (needed === 'person') return false;
  return ladder.slice(ladder.indexOf(needed)).some((scope) => scopes.includes(scope));
}

/** Tokens of one account. */
export const mostTokens = 50;
/** Gifts that a token may send in a day, unless its owner says otherwise. */
export const usualSendsADay = 10;
export const mostSendsADay = 500;
/** How every token begins, so that people and scanners recognise one. */
export const tokenPrefix = 'presently_';
