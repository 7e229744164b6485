import { PageAddress } from './page-address.js';
import { findProduct } from './product-data.js';

it.each([
  [
    'names',
    {
      hasVariant: [
        { size: 'S', color: 'Red' },
        { size: { name: 'M' }, color: 'Red' },
      ],
    },
    { size: ['S', 'M'] },
  ],
  ['several', { variesBy: ['https://schema.org/size', 'color'] }, { size: [], colour: [] }],
  ['one', { variesBy: 'https://schema.org/size', hasVariant: [{ size: 'S' }] }, {}],
  ['nothing', {}, undefined],
])('A page that says %s of sizes and colours is understood', (_what, group, choices) => {
  expect(
    findProduct([{ '@type': 'ProductGroup', name: 'Shirt', ...group }], new PageAddress('https://shop.example/p'))
      ?.choices,
  ).toEqual(choices);
});
