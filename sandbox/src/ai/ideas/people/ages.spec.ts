import { assortment } from '../../../products/assortment.js';
import { isForChildren, leastAge, suitsAge } from './ages.js';
import { kindsOfThings } from '../kinds.js';

const ofKind = (kind: string) => assortment.filter((product) => product.kind === kind && !isForChildren(product));
const ofInterest = (interest: string) =>
  assortment.filter(({ kind, interests: [first], ageGroup }) => kind === '' && first === interest && ageGroup === '');

describe('the age for a product', () => {
  it.each([
    ['car care kit', 15],
    ['driving gloves', 15],
    ['fly box with flies', 12],
    ['kettlebell', 12],
    ['true crime book', 12],
    ['coffee grinder', 12],
    ['scented candle', 12],
    ['trekking poles', 8],
    ['grill thermometer', 12],
    ['toy car set', 1],
    ['rocket kit for children', 5],
  ])('of the kind "%s" is more than %i', (kind, age) => {
    for (const product of assortment.filter((one) => one.kind === kind))
      expect([product.title, leastAge(product) > age]).toEqual([product.title, true]);
    expect(ofKind('car care kit').length).toBeGreaterThan(2);
  });

  it('of single pieces is that of what they are for in the first place', () => {
    for (const interest of ['coffee', 'cars', 'whisky', 'true crime'])
      for (const product of ofInterest(interest)) expect([product.title, suitsAge(product, 9)]).toEqual([product.title, false]); // prettier-ignore
  });

  it('is said by a title, too: nobody grown up gets things for children', () => {
    for (const product of assortment.filter(({ title }) => /\bfor Children\b/.test(title)))
      for (const age of [15, 40, undefined])
        expect([product.title, suitsAge(product, age)]).toEqual([product.title, false]);
  });

  it('leaves something for every age', () => {
    for (const age of [0, 1, 3, 6, 10]) {
      const kinds = kindsOfThings.filter(({ interest }) => interest === '~anybody').map(({ draft }) => draft.sold);
      const fit = kinds.filter((sold) => sold.some((product) => suitsAge(product, age)));
      expect(fit.length).toBeGreaterThanOrEqual(5);
    }
  });
});
