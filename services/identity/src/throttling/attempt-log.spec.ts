import { Problem } from '@presently/messaging/problem';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { IdentityEnv } from '../env.js';
import { AttemptLog, type Attempted } from './attempt-log.js';

const attempted: Attempted = { what: 'sign-in', username: 'Ann', address: '203.0.113.7' };

describe('the log of attempts', () => {
  let log: jest.SpiedFunction<Logger['log']>;
  beforeEach(() => (log = jest.spyOn(Logger.prototype, 'log').mockReturnValue()));
  afterEach(() => jest.restoreAllMocks());

  const withKey = (key: string) => new AttemptLog(Object.assign(new IdentityEnv(), { REMINDER_LINK_KEY: key }));
  const attempts = withKey('one key of more than thirty-two letters');
  async function lineOf(change: Partial<Attempted> = {}, by = attempts): Promise<Record<string, string>> {
    await by.record({ ...attempted, ...change }, () => Promise.resolve());
    return log.mock.lastCall![0] as Record<string, string>;
  }

  it('contains the outcome and the account', async () => {
    const refused = new Problem('invalid-credentials', 401, 'Invalid username or password');
    await expect(
      attempts.record(attempted, (identified) => {
        identified('ann-s-id');
        return Promise.reject(refused);
      }),
    ).rejects.toBe(refused);
    expect(log.mock.lastCall![0]).toMatchObject({
      line: 'attempt',
      what: 'sign-in',
      outcome: 'invalid-credentials',
      userId: 'ann-s-id',
    });
    const defect = new Error('a sentence with Ann in it');
    await expect(attempts.record(attempted, () => Promise.reject(defect))).rejects.toBe(defect);
    expect(log.mock.lastCall![0]).toMatchObject({ outcome: 'failed' });
    expect(await lineOf()).toMatchObject({ outcome: 'succeeded' });
  });

  it('names an account and a network consistently, in any spelling', async () => {
    const { account, network } = await lineOf({ address: '2001:db8::1' });
    expect(await lineOf({ username: ' aNN ', address: '2001:db8:0:0:ffff::2' })).toMatchObject({ account, network });
    expect((await lineOf({ username: 'Bo' })).account).not.toBe(account);
    expect((await lineOf({ address: '2001:db8:1::1' })).network).not.toBe(network);
  });

  it('contains neither input nor address, nor a hash that could be guessed without the key', async () => {
    const line = await lineOf({ username: 'my password, in the wrong field' });
    expect(JSON.stringify(line)).not.toMatch(/password|203\.0/);
    expect(line.account).toMatch(/^[\w-]{16}$/);
    const other = await lineOf(
      { username: 'my password, in the wrong field' },
      withKey('another key, as long as the one above'),
    );
    expect([other.account, other.network]).not.toEqual([line.account, line.network]);
    const { account, network } = await lineOf({}, withKey('another key of more than thirty-two letters'));
    const own = await lineOf();
    expect(account).not.toBe(own.account);
    expect(network).not.toBe(own.network);
  });
});
