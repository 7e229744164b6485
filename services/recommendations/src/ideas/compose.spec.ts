import { anOffer } from '../products/products.builders.js';
import type { ProductOffer } from '../products/product-source.js';
import { offerKeys } from '../products/offer-keys.js';
import { compose, productsOf, type Candidate, type Composing } from './compose.js';

let count = 0;
const aCandidate = (
  offers: ProductOffer[] | undefined,
  given: Partial<Candidate> & { for?: number[] } = {},
): Candidate => {
  const name = `Idea ${++count}`;
  const proposal = { name, query: name, is: name, why: '', for: given.for ?? [], from: 'model' as const };
  return {
    proposal,
    isAssigned: true,
    isWritten: true,
    isSought: true,
    needsProducts: false,
    ...(offers && { offers }),
    ...given,
  };
};
const searching = (given = {}) => aCandidate(undefined, given);
const stocked = (given = {}) => aCandidate([anOffer()], given);
const empty = (given = {}) => aCandidate([], given);
const composing = (given: Partial<Composing>) =>
  compose({ candidates: given.shown ?? [], shown: [], facts: 0, isProposed: false, isOver: false, ...given });

describe('a set', () => {
  it('has eight places, in the order of the candidates, and the others as spares once they have products', () => {
    const candidates = [searching(), ...Array.from({ length: 8 }, () => stocked()), searching()];
    const { places, spares } = composing({ candidates });
    expect(places).toEqual(candidates.slice(0, 8));
    expect(spares).toEqual([candidates[8]]);
  });

  it('keeps every idea in its place, whatever comes', () => {
    const shown = [searching(), stocked()];
    const candidates = [stocked(), ...shown];
    expect(composing({ candidates, shown }).places).toEqual([...shown, candidates[0]]);
  });

  it('gives the place of an idea for which nothing was found to a spare', () => {
    const shown = [stocked(), empty(), searching()];
    const late = stocked();
    expect(composing({ candidates: [...shown, late], shown }).places).toEqual([shown[0], late, shown[2]]);
  });

  it('prefers the spare that answers what no other idea answers', () => {
    const shown = [stocked({ for: [1] }), empty({ for: [2] })];
    const [plain, wanted] = [stocked({ for: [1] }), stocked({ for: [2] })];
    expect(composing({ candidates: [...shown, plain, wanted], shown, facts: 2 }).places[1]).toBe(wanted);
  });

  it('keeps its last places for facts without an idea, until there will be none', () => {
    const candidates = Array.from({ length: 9 }, () => searching({ for: [1] }));
    expect(composing({ candidates, facts: 3 }).places).toHaveLength(6);
    const late = searching({ for: [3] });
    expect(composing({ candidates: [...candidates, late], facts: 3 }).places).toEqual([
      ...candidates.slice(0, 6),
      late,
    ]);
    expect(composing({ candidates, facts: 3, isProposed: true }).places).toHaveLength(8);
  });

  it('shows an idea that nobody proposed for the person only with products', () => {
    const candidates = [
      searching({ needsProducts: true }),
      stocked({ needsProducts: true }),
      empty({ needsProducts: true }),
    ];
    expect(composing({ candidates }).places).toEqual([candidates[1]]);
  });

  it('has only ideas with products in the end; the last ones take the places of those without', () => {
    const [first, second, third] = [stocked(), stocked(), stocked()];
    const shown = [empty(), first, empty(), second, empty(), third, empty(), empty()];
    expect(composing({ shown, isOver: true }).places).toEqual([third, first, second]);
    expect(composing({ shown: [first, empty()], isOver: true }).places).toEqual([first]);
  });

  it('is empty if nothing was found, but not if no shop answered', () => {
    expect(composing({ shown: [empty(), empty()], isOver: true }).places).toEqual([]);
    const shown = [empty({ hasFailed: true }), empty({ hasFailed: true })];
    expect(composing({ shown, isOver: true }).places).toEqual(shown);
  });
});

describe('the products of an idea', () => {
  const budget = { min: 25_00, max: 50_00 };
  const none = { keys: new Set<string>(), shops: new Set<string>() };

  it('are three, inside the budget, and none that another idea has', () => {
    const picked = [
      anOffer(),
      anOffer({ priceCents: 60_00 }),
      ...Array.from({ length: 4 }, (_, n) => anOffer({ title: `Thing ${'abcd'[n]}` })),
    ];
    const taken = new Set(offerKeys(picked[0]!));
    expect(productsOf(picked, { ...none, keys: taken }, budget)).toEqual(picked.slice(2, 5));
  });

  it('are one colour of each', () => {
    const [red, blue] = ['red', 'blue'].map((colour) => anOffer({ title: `Alder garden trowel ${colour}` }));
    expect(productsOf([red!, blue!], none, budget)).toEqual([red]);
  });

  describe('of a set with one shop so far', () => {
    const titled = (source: string, ...titles: string[]) => titles.map((title) => anOffer({ title, source }));
    const oak = titled('Oak', 'Walnut bowl', 'Brass kettle', 'Linen apron', 'Clay teapot');
    const elm = titled('Elm', 'Bird feeder', 'Seed box');

    it('have the best of another shop in the last place, where one was picked', () => {
      expect(productsOf([...oak, ...elm], none, budget)).toEqual([oak[0], oak[1], elm[0]]);
      const shops = new Set(['oak']);
      expect(productsOf([...oak, ...elm], { ...none, shops }, budget)).toEqual([oak[0], oak[1], elm[0]]);
    });

    it('stay as they are where none of another shop fits', () => {
      const dear = elm.map((offer) => ({ ...offer, priceCents: 90_00 }));
      expect(productsOf([...oak, ...dear], none, budget)).toEqual(oak.slice(0, 3));
      expect(productsOf(titled('OAK ', 'Garden hose').concat(oak), none, budget)).toHaveLength(3);
    });

    it('stay as they are where the set has two shops already', () => {
      const shops = new Set(['oak', 'ash']);
      expect(productsOf([...oak, ...elm], { ...none, shops }, budget)).toEqual(oak.slice(0, 3));
      expect(productsOf([...oak, ...elm], { ...none, shops: new Set(['elm']) }, budget)).toEqual(oak.slice(0, 3));
    });
  });
});
