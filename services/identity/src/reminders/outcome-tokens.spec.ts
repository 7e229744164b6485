import type { Clock } from '@presently/service/clock';
import fc from 'fast-check';
import { IdentityEnv } from '../env.js';
import { OutcomeTokens } from './outcome-tokens.js';

const day = 24 * 3_600_000;
let now = Date.parse('2026-11-21T09:00:00Z');
const clock = { now: () => new Date(now) } as Clock;
const tokensOf = (key: string) =>
  new OutcomeTokens(Object.assign(new IdentityEnv(), { REMINDER_LINK_KEY: key }), clock);
const tokens = tokensOf('a key of at least thirty-two letters');
const contact = 'ann@example.com';
const about = {
  userId: '0b54e7e0-5f0c-4d63-9d3c-6a1f6d3e0001',
  giftId: '0b54e7e0-5f0c-4d63-9d3c-6a1f6d3e0002',
};
/** What a valid token is about. */
const read = (token: string, given = tokens, to: string | null = contact) => {
  const found = given.aboutOf(token);
  return found && given.isValid(token, found, to) ? found : undefined;
};

describe('the token of a link that says how a gift went', () => {
  beforeEach(() => {
    now = Date.parse('2026-11-21T09:00:00Z');
  });

  it('contains its user and its gift', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (userId, giftId) => {
        const token = tokens.issue({ userId, giftId, contact });
        expect(token).toMatch(/^[\w-]{80}$/);
        expect(read(token)).toEqual({ userId, giftId });
      }),
    );
  });

  it('is invalid if one letter differs', () => {
    const token = tokens.issue({ ...about, contact });
    for (let at = 0; at < token.length; at++)
      expect(read(`${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`)).toBeUndefined();
  });

  it('is invalid under another key, for another address, for another gift, and if it is cut', () => {
    const token = tokens.issue({ ...about, contact });
    expect(read(token, tokensOf('another key of more than thirty-two letters'))).toBeUndefined();
    for (const to of ['bob@example.com', null]) expect(read(token, tokens, to)).toBeUndefined();
    expect(read(token, tokens, 'Ann@example.com')).toEqual(about);
    expect(tokens.isValid(token, { ...about, giftId: about.userId }, contact)).toBe(false);
    for (const wrong of ['', 'A', token.slice(0, 79), `${token}A`.slice(2), `${token}A`, `${token}AAAA`])
      expect(read(wrong)).toBeUndefined();
  });

  it('ends after sixty days', () => {
    const token = tokens.issue({ ...about, contact });
    now += 60 * day - 1_000;
    expect(read(token)).toEqual(about);
    now += 1_000;
    expect(read(token)).toBeUndefined();
  });
});
