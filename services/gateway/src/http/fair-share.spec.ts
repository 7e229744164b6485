import { jest } from '@jest/globals';
import { FairShare } from './fair-share.js';

const ever = new AbortController().signal;
/** Makes calls of 50 ms each, one after another, without waiting for the work. @returns how many began at once */
async function callsAtOnce(share: FairShare, account: string, most: number): Promise<number> {
  for (let calls = 0; calls < most; calls++) {
    let hasBegun = false;
    const turn = share.turn(account, 'other', ever).then((end) => {
      hasBegun = true;
      end(50);
    });
    await Promise.resolve();
    await Promise.resolve();
    if (!hasBegun) {
      void turn;
      return calls;
    }
    await turn;
  }
  return most;
}

describe('the share of an account', () => {
  it('is everything while no other account is active', async () => {
    expect(await callsAtOnce(new FairShare(), 'ann', 500)).toBe(500);
  });

  it('is limited while others are active, and theirs is not used up', async () => {
    const share = new FairShare();
    (await share.turn('bo', 'read', ever))(5);
    const calls = await callsAtOnce(share, 'ann', 500);
    expect(calls).toBeGreaterThanOrEqual(6);
    expect(calls).toBeLessThan(30);
    expect(await callsAtOnce(share, 'bo', 4)).toBe(4);
  });

  it('comes back after a while', async () => {
    const share = new FairShare();
    (await share.turn('bo', 'read', ever))(5);
    await callsAtOnce(share, 'ann', 500);
    (await share.turn('ann', 'read', ever))(5);
  });

  it('is not waited for by a browser that has gone', async () => {
    const share = new FairShare();
    (await share.turn('bo', 'read', ever))(5);
    await callsAtOnce(share, 'ann', 500);
    const gone = new AbortController();
    const turn = share.turn('ann', 'read', gone.signal);
    gone.abort();
    (await turn)(0);
  });

  it('lets few calls begin at once that have taken long before', async () => {
    const share = new FairShare();
    (await share.turn('bo', 'read', ever))(5);
    const begunAtOnce = async (account: string) => {
      const gone = new AbortController();
      let begun = 0;
      const calls = Array.from({ length: 20 }, async () => {
        await share.turn(account, 'read', gone.signal);
        if (!gone.signal.aborted) begun++;
      });
      await new Promise((resolve) => setImmediate(resolve));
      gone.abort();
      await Promise.all(calls);
      return begun;
    };
    (await share.turn('ann', 'read', ever))(200);
    expect(await begunAtOnce('ann')).toBeLessThanOrEqual(2);
    expect(await begunAtOnce('cleo')).toBe(2);
  });

  it('is known to waiting calls as soon as a short one has ended', async () => {
    const share = new FairShare();
    (await share.turn('bo', 'read', ever))(5);
    const first = await Promise.all([1, 2, 3, 4].map(() => share.turn('ann', 'read', ever)));
    let hasBegun = false;
    const fifth = share.turn('ann', 'read', ever).then((end) => {
      hasBegun = true;
      end(5);
    });
    const turns = async () => {
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    };
    await turns();
    expect(hasBegun).toBe(false);
    for (const end of first) end(5);
    await turns();
    expect(hasBegun).toBe(true);
    await fifth;
  });

  it('is not renewed by a pause in which the account has earned nothing', async () => {
    jest.useFakeTimers();
    try {
      const share = new FairShare();
      (await share.turn('bo', 'read', ever))(5);
      for (let call = 0; call < 3; call++) (await share.turn('ann', 'read', ever))(0);
      const ends = await Promise.all(Array.from({ length: 8 }, () => share.turn('ann', 'read', ever)));
      for (const end of ends) end(5_000);
      jest.advanceTimersByTime(3_000);
      for (const other of ['bo', 'cleo', 'dora']) (await share.turn(other, 'read', ever))(5);
      let hasBegun = false;
      const gone = new AbortController();
      const turn = share.turn('ann', 'read', gone.signal).then(() => (hasBegun = !gone.signal.aborted));
      for (let step = 0; step < 10; step++) await Promise.resolve();
      gone.abort();
      await turn;
      expect(hasBegun).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });
});
