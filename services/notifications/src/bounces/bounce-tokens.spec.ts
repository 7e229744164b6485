import { randomUUID } from 'node:crypto';
import { BounceTokens } from './bounce-tokens.js';

const tokens = new BounceTokens('the key of the tests, thirty-two letters');
const now = new Date('2026-11-22T10:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('the token of a bounce address', () => {
  const id = randomUUID();
  const token = tokens.issue(id, now);

  it('names its delivery, also in capital letters, and fits into an address', () => {
    expect(token).toMatch(/^[0-9a-f]{56}$/);
    expect([tokens.read(token, now), tokens.read(token.toUpperCase(), later(14))]).toEqual([id, id]);
  });

  it('expires after two weeks', () => {
    expect(tokens.read(token, later(15))).toBeUndefined();
  });

  it('is refused if any part of it was changed, or another key made it', () => {
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === '0' ? '1' : '0';
      expect(tokens.read(token.slice(0, at) + other + token.slice(at + 1), now)).toBeUndefined();
    }
    expect(new BounceTokens('another key').read(token, now)).toBeUndefined();
    expect([tokens.read('', now), tokens.read(token.slice(2), now)]).toEqual([undefined, undefined]);
  });
});
