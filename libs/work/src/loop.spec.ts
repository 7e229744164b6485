import { eventually } from '@presently/testing/eventually';
import { Loop } from './loop.js';
import { retryDelay } from './retry-delay.js';

const hour = 3_600_000;
const fails = (error: unknown) => {
  throw error;
};

describe('a loop', () => {
  it('polls at once while there is more to do, and again when woken', async () => {
    const left = [true, true, false];
    let polls = 0;
    const poll = () => {
      polls++;
      return Promise.resolve(left.shift() ?? false);
    };
    const loop = new Loop({ pollMs: hour, poll, onError: fails });
    loop.start();
    await eventually(() => polls === 3);
    loop.wake();
    await eventually(() => polls === 4);
    await loop.stop();
    expect(polls).toBe(4);
  });

  it('polls by itself after a pause, also when a poll has failed', async () => {
    let polls = 0;
    const failure = new Error('no');
    const errors: unknown[] = [];
    const poll = () => {
      polls++;
      return polls === 1 ? Promise.reject(failure) : Promise.resolve(false);
    };
    const loop = new Loop({ pollMs: 5, poll, onError: (error) => errors.push(error) });
    loop.start();
    await eventually(() => polls > 3);
    await loop.stop();
    expect(errors).toEqual([failure]);
  });

  it('polls once more when woken during a poll, and stops only when the poll has ended', async () => {
    let finish: () => void = () => {};
    let polls = 0;
    const poll = async () => {
      polls++;
      await new Promise<void>((resolve) => (finish = resolve));
      return false;
    };
    const loop = new Loop({ pollMs: hour, poll, onError: fails });
    loop.start();
    loop.wake();
    finish();
    await eventually(() => polls === 2);
    const stopped = loop.stop().then(() => 'stopped');
    expect(await Promise.race([stopped, new Promise((resolve) => setImmediate(resolve, 'polling'))])).toBe('polling');
    finish();
    expect(await stopped).toBe('stopped');
  });

  it('is not hurried by wake-ups after a failure', async () => {
    let polls = 0;
    const poll = () => {
      polls++;
      return Promise.reject(new Error('no'));
    };
    const loop = new Loop({ pollMs: 5, poll, onError: () => {} });
    loop.start();
    await eventually(() => polls === 1);
    const waking = setInterval(() => loop.wake(), 1);
    await new Promise((resolve) => setTimeout(resolve, 120));
    clearInterval(waking);
    await loop.stop();
    expect(polls).toBe(1);
  });

  it('rests for as long as its poll says, and polls soon when something has changed', async () => {
    let polls = 0;
    const loop = new Loop({ pollMs: 5, poll: () => Promise.resolve(++polls === 2 ? 1 : hour), onError: fails });
    loop.start();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(polls).toBe(1);
    loop.stir();
    // The second poll says that something is to do soon.
    await eventually(() => polls === 3);
    await loop.stop();
    expect(polls).toBe(3);
  });

  it('does not rest if something has changed during its poll', async () => {
    let polls = 0;
    const loop = new Loop({
      pollMs: 5,
      poll: () => {
        if (++polls < 4) loop.stir();
        return Promise.resolve(hour);
      },
      onError: fails,
    });
    loop.start();
    await eventually(() => polls === 4);
    await loop.stop();
  });

  it('begins with a pause if it is told to', async () => {
    let polls = 0;
    const poll = () => Promise.resolve(++polls < 0);
    const loop = new Loop({ pollMs: hour, poll, onError: fails, startsWithPause: true });
    loop.start();
    await new Promise((resolve) => setImmediate(resolve));
    expect(polls).toBe(0);
    await loop.stop();
    expect(polls).toBe(0);
  });
});

describe('the delay of a retry', () => {
  it('doubles with each try, up to a limit, with a jitter of a fifth', () => {
    const backoff = { baseMs: 100, longestMs: 1_000 };
    expect([1, 2, 3, 4, 5, 60].map((attempts) => retryDelay(attempts, backoff, 0.5))).toEqual([
      100, 200, 400, 800, 1_000, 1_000,
    ]);
    expect([retryDelay(1, backoff, 0), retryDelay(1, backoff, 1)]).toEqual([80, 120]);
    expect(retryDelay(4, { baseMs: 100 }, 0.5)).toBe(800);
  });
});
