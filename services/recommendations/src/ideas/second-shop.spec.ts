import fc from 'fast-check';
import { offerKeys } from '../products/offer-keys.js';
import { anOffer } from '../products/products.builders.js';
import type { ProductOffer } from '../products/product-source.js';
import { shopOf, type Candidate } from './compose.js';
import { perIdea, perSet } from './idea.js';
import { secondShop } from './second-shop.js';

let count = 0;
/** Titles of one letter each are no variants of each other. */
const titled = (source: string): ProductOffer =>
  anOffer({ source, title: Array.from(String(++count), (digit) => 'abcdefghij'[Number(digit)]!.repeat(4)).join('') });
function anIdea(offers: ProductOffer[], picked: ProductOffer[] = offers, facts: number[] = []): Candidate {
  const name = `Idea ${++count}`;
  const proposal = { name, query: name, is: name, why: '', for: facts, from: 'model' as const };
  return { proposal, isAssigned: true, isWritten: true, isSought: true, needsProducts: false, offers, picked };
}
const shopsOf = (ideas: readonly Candidate[]) => new Set(ideas.flatMap(({ offers = [] }) => offers.map(shopOf)));
const [oak, elm] = [(n: number) => Array.from({ length: n }, () => titled('Oak')), () => titled('Elm')];

/** The set with the change. */
function changed(places: readonly Candidate[], spares: readonly Candidate[]): Candidate[] {
  const second = secondShop(places, spares);
  if (!second) return [...places];
  const after = [...places];
  after[second.index] = { ...second.candidate, offers: second.offers };
  return after;
}

describe('a set of one shop', () => {
  it('gets the best product of another shop that was picked for its last full idea, in the last place', () => {
    const [first, full, short] = [oak(3), oak(3), oak(2)];
    const [best, other] = [elm(), elm()];
    const places = [anIdea(first, [...first, elm()]), anIdea(full, [...full, best, other]), anIdea(short)];
    const [one, two, three] = changed(places, []);
    expect(one).toBe(places[0]);
    expect(two!.offers).toEqual([full[0], full[1], best]);
    expect(three).toBe(places[2]);
  });

  it('keeps all products of an idea that has room for one more', () => {
    const short = oak(1);
    const other = elm();
    expect(changed([anIdea(oak(3)), anIdea(short, [...short, other])], [])[1]!.offers).toEqual([...short, other]);
  });

  it('gets a spare of another shop where no idea of its own has one, in a free place first', () => {
    const places = [anIdea(oak(3)), anIdea(oak(3))];
    const spare = anIdea([elm()]);
    expect(changed(places, [anIdea(oak(1)), spare])).toEqual([...places, spare]);
  });

  it('gives up the last idea whose facts others answer for it, when it is full', () => {
    const facts = [[1], [2], [2], [1], [3], [4], [5], [6]];
    const places = facts.map((numbers) => anIdea(oak(1), undefined, numbers));
    const spare = anIdea([elm()], undefined, [6]);
    // The spare answers what the last idea does.
    expect(secondShop(places, [spare])).toMatchObject({ index: 7, candidate: spare });
    expect(secondShop(places, [anIdea([elm()], undefined, [9])])).toMatchObject({ index: 3 });
  });

  it('stays as it is where the other shop has only what is shown, or nothing', () => {
    const shown = oak(3);
    const same = { ...shown[0]!, source: 'Elm' };
    expect(secondShop([anIdea(shown, [...shown, same])], [anIdea(oak(2))])).toBeUndefined();
    expect(secondShop([], [anIdea([elm()])])).toBeUndefined();
  });

  it('has two shops where two have something that fits, and loses nothing else', () => {
    const shop = fc.constantFrom('Oak', 'OAK ', 'Elm', 'Ash');
    const idea = fc.record({
      shown: fc.array(shop, { minLength: 1, maxLength: perIdea }),
      more: fc.array(shop, { maxLength: 3 }),
      facts: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
    });
    const sets = fc.record({
      places: fc.array(idea, { minLength: 1, maxLength: perSet }),
      spares: fc.array(idea, { maxLength: 3 }),
      isOneShop: fc.boolean(),
    });
    fc.assert(
      fc.property(sets, ({ places: given, spares: left, isOneShop }) => {
        const build = ({ shown, more, facts }: (typeof given)[0], isOne: boolean) => {
          const offers = shown.map((source) => titled(isOne ? 'Oak' : source));
          return anIdea(offers, [...offers, ...more.map(titled)], facts);
        };
        const places = given.map((each) => build(each, isOneShop));
        const spares = left.map((each) => build(each, false));
        const after = changed(places, spares);
        const fitting = [
          ...places.flatMap(({ picked = [] }) => picked),
          ...spares.flatMap(({ offers = [] }) => offers),
        ];
        expect(shopsOf(after).size >= 2).toBe(new Set(fitting.map(shopOf)).size >= 2);
        if (shopsOf(places).size >= 2) expect(after).toEqual(places);
        expect(after.length).toBeLessThanOrEqual(perSet);
        expect(after.length).toBeGreaterThanOrEqual(places.length);
        for (const { offers } of after) {
          expect(offers!.length).toBeGreaterThan(0);
          expect(offers!.length).toBeLessThanOrEqual(perIdea);
        }
        const first = after.flatMap(({ offers }) => offers!.map((offer) => offerKeys(offer)[0]));
        expect(new Set(first).size).toBe(first.length);
        expect(after.filter((each, index) => each !== places[index]).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});
