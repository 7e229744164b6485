import { eventually } from '@presently/testing/eventually';
import { Ticker } from './ticker.js';

const hour = 3_600_000;

describe('a ticker', () => {
  it('goes on at once while there is more, and looks again when woken', async () => {
    const left = [true, true, false];
    let looks = 0;
    const ticker = new Ticker('test', hour, () => {
      looks++;
      return Promise.resolve(left.shift() ?? false);
    });
    ticker.start();
    await eventually(() => looks === 3);
    ticker.wake();
    await eventually(() => looks === 4);
    await ticker.stop();
    expect(looks).toBe(4);
  });

  it('looks again by itself after the pause, also when the work has failed', async () => {
    let looks = 0;
    const ticker = new Ticker('test', 5, () => {
      looks++;
      return looks === 1
        ? Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
        : Promise.resolve(false);
    });
    ticker.start();
    await eventually(() => looks > 3);
    await ticker.stop();
  });

  it('is not woken in vain while it works, and ends only when its work is done', async () => {
    let finish: () => void = () => {};
    let looks = 0;
    const ticker = new Ticker('test', hour, async () => {
      looks++;
      await new Promise<void>((resolve) => (finish = resolve));
      return false;
    });
    ticker.start();
    ticker.wake();
    finish();
    await eventually(() => looks === 2);
    const stopped = ticker.stop().then(() => 'stopped');
    expect(await Promise.race([stopped, new Promise((resolve) => setImmediate(resolve, 'working'))])).toBe('working');
    finish();
    expect(await stopped).toBe('stopped');
  });
});
