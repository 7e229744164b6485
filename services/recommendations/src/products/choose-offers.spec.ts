import fc from 'fast-check';
import { isNoGiftFor } from './offer-kind.js';
import { withoutVariants } from './variants.js';
import { chooseOffers } from './choose-offers.js';
import { offerKeys } from './offer-keys.js';
import { anOffer, aQuery } from './products.builders.js';

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

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'ftp://shop.example/a', '/pictures/a.jpg', ''])(
    'is not shown with the address %s',
    (address) => {
      expect(chooseOffers([anOffer({ link: address }), anOffer({ image: address })], aQuery())).toEqual([]);
    },
  );

  it('is omitted above the limit, which includes other sources', () => {
    const offers = Array.from({ length: 9 }, () => anOffer());
    expect(chooseOffers(offers, aQuery({ limit: 5 }), [anOffer(), anOffer()])).toEqual(offers.slice(0, 3));
  });
});

describe('a gift for an interest', () => {
  it.each([
    ['Replacement strap for watches', 'watches', true],
    ['Ersatzfilter für Brunnen', 'cats', true],
    ['Gift card for hobbies', 'crafts', true],
    ['Watch with leather strap', 'watches', false],
    ['Refills for fountain pens', 'fountain pen refills', false],
    ['Banjo strings, medium', 'folk music', true],
    ['Kitty litter, clumping, 10 kg', 'cats', true],
    ['Colour 35 mm film, 24 pictures', 'photography', true],
    ['Reusable 35 mm film camera', 'photography', false],
    ['Braided line, 8 strands', 'fishing', true],
    ['Nylon strings 28-43', 'ukulele', true],
    ['Watch battery CR1220', 'watches', true],
    ['Toy boat with watch battery', 'boats', false],
    ['Saw blades, 3 sizes', 'woodwork', true],
    ['Knitting needles, bamboo', 'knitting', false],
    ['Cotton thread reels, 12 colours', 'sewing', true],
    ['Brass zip pack', 'sewing', true],
    ['Inner sleeves for singles', 'vinyl', true],
    ['Tapered leader, 9 ft', 'fly fishing', true],
    ['Phono cable, gilded', 'hi-fi', true],
    ['Gasket for espresso machines', 'coffee', true],
    ['Salmon kibble, 3 kg', 'puppies', true],
    ['Steel spur gear, 32 teeth', 'radio control cars', true],
    ['Compost bin in oak', 'gardening', false],
  ])('%s, for %s, is a part or a voucher: %s', (title, interest, is) =>
    expect(isNoGiftFor({ title }, interest)).toBe(is),
  );

  it.each([
    ['Hobbies > Boats > Fasteners', true],
    ['Hobbies > Boats > Spare Parts > Propellers', true],
    ['Hobbies > Electronics > Components > Kits', false],
  ])('a thing in %s is a part: %s', (category, is) =>
    expect(isNoGiftFor({ title: 'Brass set', category }, 'models')).toBe(is),
  );

  it.each([
    ['Cork yoga mat - Plum', 'SALE! Cork yoga mat - Sage | free shipping', 1, true],
    ['Padel racket Round', 'Padel racket Diamond', 1, true],
    ['Padel racket Round', 'Padel racket Diamond', 2, false],
    ['Padel racket', 'Padel bag', 1, false],
  ])('%s and %s at %d times the price are one product: %s', (title, other, times, is) =>
    expect(
      withoutVariants([
        { title, priceCents: 20_00 },
        { title: other, priceCents: 20_00 * times },
      ]),
    ).toHaveLength(is ? 1 : 2),
  );
});
