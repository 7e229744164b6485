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
});
