import { assortment } from '../../products/assortment.js';
import { pickProducts } from './pick.js';
import type { Listing, PicksQuestion } from './questions.js';

interface Wanted {
  is: string;
  about?: string[];
  titles: string[];
}

/** The titles that are picked for each idea. */
function picked(ideas: Wanted[], more: Partial<PicksQuestion> = {}, about: Record<string, string[]> = {}): string[][] {
  let number = 0;
  const allTexts = [...new Set(ideas.flatMap(({ about: texts = [] }) => texts))];
  const facts = allTexts.map((text, n) => ({ number: n + 1, text }));
  const asked = ideas.map(({ is, about: texts = [], titles }, n) => ({
    number: n + 1,
    is,
    for: texts.map((text) => allTexts.indexOf(text) + 1),
    listings: titles.map((title): Listing => [++number, title, 30]),
  }));
  const told = { knowledge: new Map(Object.entries(about)), words: new Map() };
  const { picks } = pickProducts({ person: {}, facts, dislikes: [], ideas: asked, ...more }, told);
  const titles = new Map(asked.flatMap(({ listings }) => listings.map(([n, title]) => [n, title] as const)));
  return (picks as { listings: number[] }[]).map(({ listings }) => listings.map((one) => titles.get(one)!));
}

describe('picks of the imitated model', () => {
  it('are the own products of the kind, not those of another kind', () => {
    const ofKind = (kind: string) => assortment.filter((one) => one.kind === kind).map(({ title }) => title);
    const [masks, rollers] = [ofKind('face mask set'), ofKind('facial roller')];
    expect(
      picked([
        { is: 'face mask set', about: ['skincare'], titles: [...masks, rollers[0]!] },
        { is: 'facial roller', about: ['skincare'], titles: [masks[0]!, ...rollers] },
      ]),
    ).toEqual([masks, rollers]);
  });

  it('are no listings of another kind with the same head, which a question may have for a trap', () => {
    const titles = ['Cotton T-Shirt', 'Football Shirt, Blue'];
    expect(picked([{ is: 'retro football shirt', about: ['football'], titles }])).toEqual([['Football Shirt, Blue']]);
  });

  it('are at most three, and things rather than their parts', () => {
    const titles = ['Steel Oil Can', 'Can Opener', 'Replacement Spout for an Oil Can', 'Oil Can, Zinc', 'Red Oil Can', 'Oil Can with Stand', 'Tin Can']; // prettier-ignore
    const [cans] = picked([{ is: 'oil can', titles }]);
    expect(cans).toHaveLength(3);
    expect(cans).toContain('Steel Oil Can');
    for (const other of ['Replacement Spout for an Oil Can', 'Can Opener', 'Tin Can'])
      expect(cans).not.toContain(other);
  });

  it.each([
    ['hydrating sheet mask set', 'skincare', 'Sheet Music Clip Set, Steel', 'Sheet Mask Set, Seven Evenings'],
    ['banneton proofing basket', 'baking', 'Bicycle Basket for Children, Wicker', 'Banneton Proofing Basket, Round'],
    ['manual burr coffee grinder', 'coffee', 'Electric Coffee Grinder with Burr', 'Hand Coffee Grinder, Steel Burrs'],
    ['glass teapot with infuser', 'tea', 'Cast Iron Teapot with Infuser', 'Glass Teapot with Infuser'],
    ['custom dog portrait', 'dogs', 'Custom Cat Portrait Print', 'Framed Custom Dog Portrait'],
    ['Boston shaker set', 'cocktails', 'Instrument Set for Children, Shakers', 'Boston Shaker Set'],
    ['car detailing kit', 'cars', 'Car Model Kit, Roadster', 'Car Detailing Kit'],
    ['canvas tool roll', 'DIY', "Potter's Tool Roll, Eleven Pieces", 'Waxed Canvas Tool Roll'],
    ['illustrated playing cards', 'board games', 'Playing Card Set, Two Decks', 'Illustrated Playing Cards, Botanical'],
    ['ring with stone', 'jewellery', 'Stacking Rings, Set of Three', 'Silver Stone Ring, Green Agate'],
    ['silk scarf', 'fashion', 'Lambswool Scarf in Heather', 'Silk Scarf, Hand-Rolled Edge'],
  ])('are of "%s", for %s, not "%s" but "%s"', (is, about, other, title) => {
    expect(picked([{ is, about: [about], titles: [other, title] }])).toEqual([[title]]);
  });

  it('say of which the reason is not true', () => {
    const titles = ['Teapot with Infuser, Porcelain', 'Cube Glass Teapot with Infuser'];
    const wanted = { number: 1, is: 'teapot with infuser', for: [1] };
    const listings = titles.map((title, n): Listing => [n + 1, title, 30]);
    const ideas = [
      { ...wanted, says: 'Teapot. Leaves turn in full view, behind glass.', more: 'In fine wood.', listings },
    ];
    const question = { person: {}, facts: [{ number: 1, text: 'tea' }], dislikes: [], ideas };
    const { untrue, untrueMore } = pickProducts(question, { knowledge: new Map(), words: new Map() });
    expect([untrue, untrueMore]).toEqual([[1], [1, 2]]);
  });

  it('have nothing disliked, and nothing for adults for a child', () => {
    expect(picked([{ is: 'tea box', titles: ['Almond Tea Box', 'Mint Tea Box'] }], { dislikes: ['nuts'] })).toEqual([
      ['Mint Tea Box'],
    ]);
    const { title } = assortment.find(({ kind }) => kind === 'brick flower bouquet')!;
    const wanted = { is: 'brick flower bouquet', titles: [title] };
    expect(picked([wanted], { person: { age: 9 } })).toEqual([[]]);
    expect(picked([wanted], { person: { age: 40 } })).toEqual([[title]]);
  });

  it('follow the knowledge, and a listing goes to one idea only', () => {
    const knowledge = { Trowel: ['gardening'], Wok: ['cooking'], Candle: ['*'], Clay: ['pottery'] };
    const titles = ['Trowel', 'Wok', 'Candle', 'Clay', 'Unknown'];
    expect(
      picked(
        [
          { is: 'hand trowel', about: ['gardening'], titles },
          { is: 'candle', about: ['baking', 'cooking'], titles },
        ],
        {},
        knowledge,
      ),
    ).toEqual([['Trowel'], ['Candle', 'Wok']]);
  });
});
