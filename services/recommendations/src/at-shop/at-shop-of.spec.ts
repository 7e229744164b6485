import { atShopOf } from './at-shop-of.js';

const checkedAt = new Date('2026-11-28T09:00:00Z');
const known = (amount: number, currency = 'USD', isSoldOut = false) => ({
  price: { amount, currency },
  isSoldOut,
  checkedAt,
  isFromFeed: false,
});

describe('what a shop says of a product that was chosen', () => {
  it.each([
    [known(39_00), '$45.00', '$39.00'],
    [known(45_00), '$45', null],
    [known(39_00), null, null],
    [known(39_00), 'about forty', null],
    // Another currency is no other price.
    [known(39_00, 'EUR'), '$45.00', null],
    [known(4_200, 'JPY'), '¥4,800', '¥4,200'],
    [known(12_990_00, 'HUF'), 'HUF 9,990', 'HUF 12,990'],
  ])('%#: of one for %s is the price %s', (now, chosen, price) =>
    expect(atShopOf(now, chosen)).toEqual({ price, isSoldOut: false, checkedAt: checkedAt.toISOString() }),
  );

  it('is that it is sold out, with or without a price, and nothing of one that is not known', () => {
    expect(atShopOf({ ...known(1, 'USD', true), price: undefined }, '$45.00')).toMatchObject({
      price: null,
      isSoldOut: true,
    });
    expect(atShopOf(undefined, '$45.00')).toBeNull();
  });
});
