import { choicesIn, variantWith } from './choices-in.js';

const option = (name: string, ...labels: string[]) => ({ name, values: labels.map((label) => ({ label })) });
const variant = (id: string, options: Record<string, string>) => ({
  id,
  options: Object.entries(options).map(([name, label]) => ({ name, label })),
});
const shirt = {
  options: [option('Size', 'S', 'M'), option('Color', 'Red', 'Blue'), option('Material', 'Linen', 'Wool')],
  variants: [
    variant('s-red', { Size: 'S', Color: 'Red' }),
    variant('m-red', { Size: 'M', Color: 'Red' }),
    variant('m-blue', { Size: 'M', Color: 'Blue' }),
  ],
};

describe('what a UCP shop asks for before it sells a product', () => {
  it.each([
    ['its sizes and colours', shirt, { size: ['S', 'M'], colour: ['Red', 'Blue'] }],
    ['those that its variants have', { variants: shirt.variants }, { size: ['S', 'M'], colour: ['Red', 'Blue'] }],
    [
      'in other languages',
      { options: [option('Größe', '38', '39'), option(' COULEUR ', 'Noir', 'Bleu')] },
      {
        size: ['38', '39'],
        colour: ['Noir', 'Bleu'],
      },
    ],
    ['nothing of what has one value', { options: [option('Size', 'One size'), option('Colour', 'Red')] }, {}],
    ['nothing of other options', { options: [option('Material', 'Linen', 'Wool')] }, {}],
    ['nothing where no variant has options', { variants: [{ id: 'one' }, { id: 'other' }] }, {}],
    ['not known of the one variant that was asked for', { variants: [variant('only', { Size: 'S' })] }, undefined],
    ['nothing of what is in another shape', { options: [{ name: 'Size', values: 'S, M' }, 7, null], variants: {} }, {}],
  ])('is %s', (_what, product, asked) => expect(choicesIn(product)).toEqual(asked));

  it('has a bound, and no text that cannot be stored', () => {
    const many = option('Size', ...Array.from({ length: 500 }, (_, size) => `${size}`));
    expect(choicesIn({ options: [many] })?.size).toHaveLength(30);
    expect(choicesIn({ options: [option('Colour', 'Sea\u0000 \n green', 'x'.repeat(99))] })?.colour).toEqual([
      'Sea green',
      'x'.repeat(40),
    ]);
  });
});

it.each([
  [{ size: 'm', colour: ' Blue' }, 'm-blue'],
  [{ size: 'M' }, 'm-red'],
  [{ size: 'S', colour: 'Blue' }, undefined],
  [{ size: 'M', colour: 'teal' }, undefined],
  [{}, undefined],
])('The variant with %j is %s', (wanted, id) => expect(variantWith(shirt, wanted)).toBe(id));
