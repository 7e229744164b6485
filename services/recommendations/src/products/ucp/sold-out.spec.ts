import { toOffer } from './catalog-products.js';
import { variantIn } from './found-variants.js';

const answer = (availability: object | undefined) => ({
  id: 'p',
  title: 'Mug',
  url: 'https://shop.example/p',
  media: [{ type: 'image', url: 'https://shop.example/p.jpg' }],
  variants: [{ id: 'v', price: { amount: 25_00, currency: 'USD' }, availability }],
});
const wanted = {
  min: 0,
  max: 100_00,
  currency: 'USD',
  shop: 'Shop',
  base: 'https://shop.example',
  checkedAt: new Date(),
};

describe('what a UCP shop', () => {
  it.each([
    { available: false },
    { available: false, status: 'in_stock' },
    { status: 'out_of_stock' },
    { status: 'discontinued' },
    { available: true, status: 'discontinued' },
    { status: 'sold_out' },
    { status: 'SoldOut' },
    { status: 'https://schema.org/OutOfStock' },
    { status: 'ausverkauft' },
  ])('has no more by %j is neither offered nor said to be there', (availability) => {
    expect(toOffer(answer(availability), wanted)).toBeUndefined();
    expect(variantIn({ products: [answer(availability)] }, 'v')).toMatchObject({ isSoldOut: true });
  });

  it.each([
    undefined,
    {},
    { available: true },
    { status: 'in_stock' },
    { status: 'preorder' },
    { status: 'backorder' },
    { status: 'low_stock' },
    { status: 'something_new' },
    { status: 7 },
  ])('may have by %j is both', (availability) => {
    expect(toOffer(answer(availability), wanted)).toMatchObject({ title: 'Mug' });
    expect(variantIn({ products: [answer(availability)] }, 'v')).toMatchObject({ isSoldOut: false });
  });
});
