import fc from 'fast-check';
import { IdentityEnv } from '../env.js';
import { SettingsTokens } from './settings-tokens.js';

const tokensOf = (key: string) => new SettingsTokens(Object.assign(new IdentityEnv(), { REMINDER_LINK_KEY: key }));
const tokens = tokensOf('a key of at least thirty-two letters');
const contact = 'ann@example.com';
/** The user of a valid token. */
const read = (token: string, given = tokens, to: string | null = contact) => {
  const id = given.idIn(token);
  return id !== undefined && given.isOf(token, { id, contact: to }) ? id : undefined;
};

describe('the token of a link in a reminder', () => {
  it('contains its user', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const token = tokens.issue({ id, contact });
        expect(token).toMatch(/^[A-Za-z0-9_-]{64}$/);
        expect(read(token)).toBe(id);
      }),
    );
  });

  it('is invalid if one letter differs', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat({ max: 63 }), (id, at) => {
        const token = tokens.issue({ id, contact });
        const forged = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
        expect(read(forged)).toBeUndefined();
      }),
    );
  });

  it('is invalid under another key, for another address, and if it is truncated', () => {
    const token = tokens.issue({ id: '0b54e7e0-5f0c-4d63-9d3c-6a1f6d3e0001', contact });
    expect(read(token, tokensOf('another key of more than thirty-two letters'))).toBeUndefined();
    for (const to of ['bob@example.com', null]) expect(read(token, tokens, to)).toBeUndefined();
    expect(read(token, tokens, 'Ann@example.com')).toBeDefined();
    for (const wrong of ['', 'A', token.slice(0, 60), `${token}A`.slice(2)]) expect(read(wrong)).toBeUndefined();
  });
});
