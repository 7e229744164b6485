import { withoutVariants } from './variants.js';

const shown = (...things: [title: string, priceCents: number][]) =>
  withoutVariants(things.map(([title, priceCents]) => ({ title, priceCents }))).map(({ title }) => title);

describe('products of one kind', () => {
  it.each([
    ['Wool Garden Hat Red', 'Wool Garden Hat Blue'],
    ['RED COAT RACK PARIS FASHION', 'YELLOW COAT RACK PARIS FASHION'],
    ['ALARM CLOCK BAKELIKE PINK', 'ALARM CLOCK BAKELIKE GREEN'],
    ['Cork yoga mat - Plum', 'Cork yoga mat - Sage'],
    ['Padel racket 38 mm Round', 'Padel racket 38 mm Diamond'],
    ['White metal lantern', 'Black metal lantern'],
    ['Fan Lightstick Ver.2 Official', 'Fan Light Stick Ver. 2 (Official)'],
  ])('%s and %s at one price are one', (one, other) => {
    expect(shown([one, 20_00], [other, 20_00])).toEqual([one]);
  });

  it.each([
    ['Wool Garden Hat Red', 'Wool Garden Hat XL', 90_00],
    ['Padel racket', 'Padel bag', 20_00],
    ['Dungeon Master screen', 'Dungeon Master guide', 20_00],
    ['Stainless steel trowel', 'Stainless steel fork', 20_00],
    ['Chess Set', 'Chess Clock', 20_00],
    ['Illustrated Guide to Birds', 'Illustrated Atlas of Birds and Trees', 20_00],
  ])('%s at 20 and %s at %d cents are two', (one, other, priceCents) => {
    expect(shown([one, 20_00], [other, priceCents])).toEqual([one, other]);
  });

  it('are one also behind the name of their brand', () => {
    const things = [
      { title: 'Lodge skillet cast iron', brand: 'Lodge', priceCents: 40_00 },
      { title: 'Skillet cast iron', brand: 'Lodge', priceCents: 40_00 },
    ];
    expect(withoutVariants(things)).toHaveLength(1);
  });
});
