import { setTimeout as delay } from 'node:timers/promises';
import { Batches } from './batches.js';

describe('batches', () => {
  it('hand over an item at once, and together what arrives meanwhile', async () => {
    const handled: number[][] = [];
    const batches = new Batches<number>(
      async (items) => {
        handled.push(items);
        await delay(5);
      },
      { largest: 3 },
    );
    await Promise.all([1, 2, 3, 4, 5].map((item) => batches.add(item)));
    expect(handled).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('reject the items of a failed batch only', async () => {
    const batches = new Batches<number>(
      async (items) => {
        await delay(1);
        if (items.includes(3)) throw new Error('three');
      },
      { largest: 2 },
    );
    const results = await Promise.allSettled([1, 2, 3, 4].map((item) => batches.add(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  });
});
