import { setTimeout as delay } from 'node:timers/promises';
import { Batches } from './batches.js';

describe('batches', () => {
  it('hand over together what arrives together, and what arrives meanwhile', async () => {
    const handled: number[][] = [];
    const batches = new Batches<number>(
      async (items) => {
        handled.push(items);
        await delay(5);
      },
      { largest: 3 },
    );
    const first = [1, 2].map((item) => batches.add(item));
    await delay(2);
    await Promise.all([...first, ...[3, 4, 5, 6].map((item) => batches.add(item))]);
    expect(handled).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it('hold no two items with the same key', async () => {
    const handled: string[][] = [];
    const batches = new Batches<string>(async (items) => void handled.push(items), { keyOf: ([first]) => first! });
    await Promise.all(['a1', 'b1', 'a2', 'a3', 'c1'].map((item) => batches.add(item)));
    expect(handled).toEqual([['a1', 'b1', 'c1'], ['a2'], ['a3']]);
  });

  it('gather only after a batch of several', async () => {
    const handled: number[][] = [];
    const batches = new Batches<number>(async (items) => void handled.push(items), { lingerMs: 400 });
    await batches.add(1);
    await batches.add(2);
    await Promise.all([batches.add(3), batches.add(4)]);
    const fifth = batches.add(5);
    await delay(5);
    await Promise.all([fifth, batches.add(6)]);
    expect(handled).toEqual([[1], [2], [3, 4], [5, 6]]);
  });

  it('go on without a batch that takes long', async () => {
    const stuck = Promise.withResolvers<void>();
    const batches = new Batches<number>((items) => (items.includes(1) ? stuck.promise : Promise.resolve()), {
      patienceMs: 5,
    });
    const first = batches.add(1).then(() => 'first');
    await delay(1);
    await batches.add(2);
    stuck.resolve();
    expect(await first).toBe('first');
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
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  });
});
