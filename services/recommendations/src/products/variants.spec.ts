import { repeatsLast, withoutVariants } from './variants.js';

const aThing = (title: string, more: { priceCents?: number; fit?: 3 | 5 } = {}) => ({
  title,
  priceCents: 20_00,
  ...more,
});
const titlesOf = (things: { title: string }[]) => things.map(({ title }) => title);

describe('products of one kind', () => {
  it('are one if they are equal but for colour or size, and cost nearly the same', () => {
    const one = [
      aThing('Wool Garden Hat Red'),
      aThing('Wool Garden Hat Blue'),
      aThing('Wool Garden Hat XL', { priceCents: 90_00 }),
    ];
    expect(titlesOf(withoutVariants(one))).toEqual(['Wool Garden Hat Red', 'Wool Garden Hat XL']);
  });

  it('come last if they are the same thing of others, among those that fit as well', () => {
    const set = aThing('Folding Wooden Chess Set', { fit: 5 });
    const again = aThing('NEW! Folding Wooden Chess Set - Boxed', { fit: 5, priceCents: 35_00 });
    const clock = aThing('Digital Chess Clock', { fit: 5 });
    const book = aThing('Openings for Club Players', { fit: 3 });
    expect(repeatsLast([set, again, clock, book])).toEqual([set, clock, again, book]);
    expect(repeatsLast([again, clock], [set])).toEqual([clock, again]);
  });

  it('keep their order if their names say too little', () => {
    const things = ['Chess Set', 'Chess Set 38 cm', 'Chess Clock'].map((title) => aThing(title, { fit: 5 }));
    expect(repeatsLast(things)).toEqual(things);
  });
});
