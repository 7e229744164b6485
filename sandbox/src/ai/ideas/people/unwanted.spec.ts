import { bySlug } from '../../../products/assortment.js';
import { thingOfProduct, unwantedBy } from './unwanted.js';

const products = [...bySlug.values()];
/** The products of which somebody wants one, by their title. */
const wanted = (dislike: string, title: RegExp, facts: string[] = []) => {
  const isUnwanted = unwantedBy([dislike], facts);
  const called = products.filter((product) => title.test(product.title));
  expect(called.length).toBeGreaterThan(0);
  return called.filter((product) => !isUnwanted(thingOfProduct(product))).map((product) => product.title);
};

describe('a dislike', () => {
  it.each([
    ['books', /Primer|Field Guide\b|Anthology|Cookbook|Common Species/],
    ['novels', /Crime Novel|Fantasy Novel/],
    ['alcohol', /Flutes\b|Decanter|Corkscrew|Coupe Glass|Bitters|Stein/],
    ['wine', /Decanter, |Corkscrew|Wine /],
    ['wool', /Felt\b|Felted|Merino|Lambswool|Skein/],
    ['screens', /Console|Television|Controller|Projector/],
    ['loud noises', /Speaker|Vinyl|Karaoke|Hand Drum/],
    ['strong smells', /Scented Candle|Incense|Perfume|Diffuser/],
    ['gluten', /Sourdough|Banneton/],
    ['sweets', /Chocolate|Fudge|Caramel/],
    ['cooking', /Cast Iron Pan|Spice Set|Cook's Apron/],
    ['vinyl', /Record Sleeves|Slipmat/],
  ])('of %s keeps away all of its sort', (dislike, title) => expect(wanted(dislike, title)).toEqual([]));

  it.each([
    ['wine', /Whisky Tasting Set|Teapot/],
    ['noise', /Noise-Cancelling|White Noise Machine/],
    ['sweets', /Spice Set|Kettlebell/],
    ['alcohol', /Chocolate Bar Set|Ginger Beer/],
    ['coffee', /Loose Tea Set/],
  ])('of %s leaves the rest', (dislike, title) => expect(wanted(dislike, title).length).toBeGreaterThan(0));

  it('of a part of what somebody loves leaves the rest of it', () => {
    expect(wanted('opera', /Kalimba/, ['jazz']).length).toBeGreaterThan(0);
    expect(wanted('opera', /Kalimba/)).toEqual([]);
  });

  it('is also what a fact says no to, and what does not go with a trouble', () => {
    const isUnwanted = (fact: string, text: string) => unwantedBy([], [fact])({ text });
    expect(isUnwanted('gave up wine', 'corkscrew')).toBe(true);
    expect(isUnwanted('two years sober', 'whisky decanter')).toBe(true);
    expect(isUnwanted('hard of hearing', 'portable speaker')).toBe(true);
    expect(isUnwanted('migraines', 'scented candle')).toBe(true);
    expect(isUnwanted('low vision', 'jigsaw puzzle')).toBe(true);
    expect(isUnwanted('miscarriage', 'weighted blanket for children')).toBe(true);
    expect(isUnwanted('miscarriage', 'weighted blanket')).toBe(false);
  });
});
