import fc from 'fast-check';
import { chooseOffers as choose } from './choose-offers.js';
import { offerKeys } from './offer-keys.js';
import type { ProductOffer, ProductQuery } from './product-source.js';
import { anOffer, aQuery } from './products.builders.js';

const chooseOffers = (
  offers: readonly ProductOffer[],
  query: ProductQuery,
  chosen: readonly ProductOffer[] = [],
  isHttpShown = false,
) => choose(offers, query, { isHttpShown }, chosen);

describe('an offer of a source', () => {
  it('is shown only inside the budget, both ends included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -10, max: 200_00 })),
        fc.nat({ max: 100_00 }),
        fc.option(fc.nat({ max: 200_00 })),
        (prices, min, max) => {
          const offers = prices.map((priceCents) => anOffer({ priceCents }));
          const shown = chooseOffers(offers, aQuery({ min, max, limit: 1_000 }));
          const fits = prices.filter((price) => price > 0 && price >= min && (max === null || price <= max));
          expect(shown.map(({ priceCents }) => priceCents)).toEqual(fits);
        },
      ),
    );
  });

  it('is shown once, also if another source has offered it', () => {
    const bowl = anOffer({ gtin: '4006381333931' });
    const sameElsewhere = anOffer({ gtin: '4006381333931', link: 'https://other.example/bowl' });
    const other = anOffer();
    expect(chooseOffers([bowl, sameElsewhere, other], aQuery())).toEqual([bowl, other]);
    expect(chooseOffers([sameElsewhere, other], aQuery(), [bowl])).toEqual([other]);
  });

  it('is omitted if excluded by name, address or number', () => {
    const [given, disliked, fine] = [anOffer(), anOffer(), anOffer()];
    const exclude = new Set([...offerKeys({ link: given.link }), ...offerKeys({ title: disliked.title })]);
    expect(chooseOffers([given, disliked, fine], aQuery({ exclude }))).toEqual([fine]);
  });

  it.each([
    'http://shop.example/a',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'ftp://shop.example/a',
    '/pictures/a.jpg',
    '',
  ])('is not shown with the address %s', (address) => {
    expect(chooseOffers([anOffer({ link: address }), anOffer({ image: address })], aQuery())).toEqual([]);
  });

  it('is omitted above the limit, which includes other sources', () => {
    const offers = Array.from({ length: 9 }, () => anOffer());
    expect(chooseOffers(offers, aQuery({ limit: 5 }), [anOffer(), anOffer()])).toEqual(offers.slice(0, 3));
  });

  it('is shown with an http address only if it is of the sandbox', () => {
    const offers = [anOffer({ link: 'http://localhost:4010/a', image: 'http://localhost:4010/a.jpg' })];
    expect(chooseOffers(offers, aQuery())).toEqual([]);
    expect(chooseOffers(offers, aQuery(), [], true)).toEqual(offers);
    expect(chooseOffers([anOffer({ link: 'ftp://localhost/a' })], aQuery(), [], true)).toEqual([]);
  });

  it('is omitted in another currency', () => {
    expect(chooseOffers([anOffer({ currency: 'EUR' })], aQuery())).toEqual([]);
  });

  it.each([
    'Bookshop Gift Card $20',
    'Spa gift voucher',
    'Geschenkgutschein 25',
    'Camera lens (used)',
    'Tablet 10", Refurbished',
    'Used - Very Good: Chess for all',
    'Second-hand records',
    'Console, pre-owned',
    'Headphones (Renewed)',
  ])('is omitted if it is a voucher or used: %s', (title) => {
    expect(chooseOffers([anOffer({ title })], aQuery())).toEqual([]);
  });

  it.each(['Gift card holder in leather', 'Well-used spatula print', 'Book about a renewed life'])(
    'is shown if it only sounds like that: %s',
    (title) => {
      expect(chooseOffers([anOffer({ title })], aQuery())).toHaveLength(1);
    },
  );

  it.each([
    ['kids', 8, 'chess set', true],
    ['kids', 40, 'chess set', false],
    ['kids', 40, 'toys for the kids', true],
    ['newborn', 31, 'new baby keepsake', true],
    ['newborn', 6, 'new baby keepsake', false],
    ['adult', 8, 'chess set', false],
    ['adult', 15, 'chess set', true],
    ['toddler', 3, 'chess set', true],
    [undefined, 3, 'chess set', true],
    ['kids', null, 'chess set', true],
  ])('for the age group %s is shown for somebody of %s who gets a %s: %s', (ageGroup, age, query, is) => {
    expect(chooseOffers([anOffer({ ...(ageGroup && { ageGroup }) })], aQuery({ age, query }))).toHaveLength(is ? 1 : 0);
  });

  it.each([
    ['male', 'woman', false],
    ['female', 'Man', false],
    ['female', 'she/her', true],
    ['unisex', 'man', true],
    ['male', 'non-binary', true],
    ['male', null, true],
  ])('for the gender %s is shown for somebody of %s: %s', (of, gender, is) => {
    expect(chooseOffers([anOffer({ gender: of })], aQuery({ gender }))).toHaveLength(is ? 1 : 0);
  });
});
