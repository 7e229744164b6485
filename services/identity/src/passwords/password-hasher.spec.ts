import { jest } from '@jest/globals';
import argon2 from 'argon2';
import { PasswordHasher } from './password-hasher.js';

const hasher = new PasswordHasher();

describe('the password hasher', () => {
  it('uses argon2id with the parameters of the decision record', async () => {
    expect(await hasher.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/);
  });

  it.each(['correct horse', ' spaces stay ', '🎁🎁🎁🎁', 'nul\0inside', 'x'.repeat(128)])(
    'accepts %j unchanged',
    async (password) => {
      const hash = await hasher.hash(password);
      expect(await hasher.matches(hash, password)).toBe(true);
      expect(await hasher.matches(hash, `${password} `)).toBe(false);
    },
  );

  it('distinguishes truncated passwords from whole ones', async () => {
    const hash = await hasher.hash('x'.repeat(128));
    expect(await hasher.matches(hash, 'x'.repeat(127))).toBe(false);
  });

  it('distinguishes passwords that differ after a NUL', async () => {
    expect(await hasher.matches(await hasher.hash('same\0one'), 'same\0two')).toBe(false);
  });

  it('matches nothing for an unknown user', async () => {
    expect(await hasher.matches(undefined, 'anything')).toBe(false);
  });

  it('does the same work for an unknown user', async () => {
    const verify = jest.spyOn(argon2, 'verify');
    await hasher.matches(undefined, 'anything');
    expect(verify.mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,(t=2,p=1|p=1,t=2)\$/), 'anything'],
    ]);
    verify.mockRestore();
  });

  it('reports a hash with other parameters as outdated', async () => {
    const weaker = await argon2.hash('correct horse', { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    expect(hasher.isOutdated(weaker)).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('correct horse'))).toBe(false);
  });
});
