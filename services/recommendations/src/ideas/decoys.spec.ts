import { Belief, decoysFor } from './decoys.js';

const wanted = {
  name: 'A window seat for birds',
  query: 'window bird feeder',
  is: 'window bird feeder',
  facts: ['birds'],
};
const search = (fact: string, ...titles: string[]) => ({
  facts: [fact],
  listings: titles.map((title) => ({ title, priceCents: 30_00, currency: 'USD' })),
});
const titles = (...others: ReturnType<typeof search>[]) => decoysFor(wanted, others).map(({ title }) => title);

describe('decoys', () => {
  it('come from searches for other facts, from several if there are', () => {
    expect(titles(search('tea', 'Teapot', 'Tea tin'), search('chess', 'Chess clock'))).toEqual([
      'Tea tin',
      'Chess clock',
    ]);
    expect(titles(search('tea', 'Teapot', 'Tea tin'))).toEqual(['Tea tin', 'Teapot']);
  });

  it('share no word with the idea and no fact', () => {
    expect(titles(search('tea', 'Teapot with birds', 'Window box'), search('birds', 'Nest box'))).toEqual([]);
  });

  it('are the same for the same question', () => {
    const others = [search('tea', 'Teapot', 'Tea tin', 'Tray'), search('chess', 'Chess clock')];
    expect(titles(...others)).toEqual(titles(...others));
  });

  it('end the belief in a judge who picks two of them in a set', () => {
    const belief = new Belief();
    belief.count(1);
    expect(belief.isLeft).toBe(true);
    belief.count(1);
    expect(belief.isLeft).toBe(false);
  });
});
