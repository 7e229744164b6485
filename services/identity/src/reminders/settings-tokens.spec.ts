import fc from 'fast-check';
import { IdentityEnv } from '../env.js';
import { SettingsTokens } from './settings-tokens.js';

const tokensOf = (key: string) => new SettingsTokens(Object.assign(new IdentityEnv(), { REMINDER_LINK_KEY: key }));
const tokens = tokensOf('a key of at least thirty-two letters');

describe('the token of a link in a reminder', () => {
  it('contains its user', () => {
    fc.assert(
      fc.property(fc.uuid(), (userId) => {
        const token = tokens.issue(userId);
        expect(token).toMatch(/^[A-Za-z0-9_-]{64}$/);
        expect(tokens.read(token)).toBe(userId);
      }),
    );
  });

  it('is invalid if one letter differs', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat({ max: 63 }), (userId, at) => {
        const token = tokens.issue(userId);
        const forged = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
        expect(tokens.read(forged)).toBeUndefined();
      }),
    );
  });

  it('is invalid under another key, and if it is truncated', () => {
    const token = tokens.issue('0b54e7e0-5f0c-4d63-9d3c-6a1f6d3e0001');
    expect(tokensOf('another key of more than thirty-two letters').read(token)).toBeUndefined();
    for (const wrong of ['', 'A', token.slice(0, 60), `${token}A`.slice(2)]) expect(tokens.read(wrong)).toBeUndefined();
  });
});
