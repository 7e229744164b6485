import { variantIn, variantOf } from './found-variants.js';

const variant = (id: string, more: object = {}) => ({ id, price: { amount: 40_00, currency: 'USD' }, ...more });
const fine = { price: { amount: 40_00, currency: 'USD' }, isSoldOut: false };

describe('what a UCP shop says of one product', () => {
  it.each<[string, object, object | undefined]>([
    [
      'by the id of a variant',
      { products: [{ id: 'p', variants: [variant('x'), variant('v')] }] },
      { ...fine, choices: {} },
    ],
    ['by its inputs', { products: [{ id: 'p', variants: [variant('x', { inputs: [{ id: 'v' }] })] }] }, fine],
    ['by the id of the product', { products: [{ id: 'v', variants: [variant('x')] }] }, fine],
    [
      'sold out',
      { products: [{ id: 'v', variants: [variant('x', { availability: { status: 'out_of_stock' } })] }] },
      { ...fine, isSoldOut: true },
    ],
    ['gone', { products: [], messages: [{ code: 'not_found', content: 'v' }] }, { price: undefined, isSoldOut: true }],
    ['nothing', { products: [{ id: 'p', variants: [variant('x')] }] }, undefined],
    ['another one gone', { products: [], messages: [{ code: 'not_found', content: 'very-v' }] }, undefined],
    [
      'half a cent',
      { products: [{ id: 'v', variants: [variant('x', { price: { amount: 0.5, currency: 'USD' } })] }] },
      { ...fine, price: undefined },
    ],
    ['no list', { products: 'v', messages: 'v' }, undefined],
    ['no variants', { products: [{ id: 'v', variants: {} }, null, 7] }, undefined],
    [
      'a price without a currency',
      { products: [{ id: 'v', variants: [variant('v', { price: { amount: 1 } })] }] },
      undefined,
    ],
  ])('is read from an answer that has it %s', (_how, answer, now) => expect(variantIn(answer, 'v')).toEqual(now));

  it('is that of the first variant where one product was asked for', () => {
    expect(variantOf({ product: { id: 'p', variants: [variant('a'), variant('b')] } }, 'v')).toMatchObject(fine);
    expect(variantOf({ messages: [{ code: 'not_found', content: 'v' }] }, 'v')).toEqual({
      price: undefined,
      isSoldOut: true,
    });
    expect(variantOf({}, 'v')).toBeUndefined();
  });
});
