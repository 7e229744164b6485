import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import { othersOf } from './others-of.js';

const idea = (name: string, products: number) =>
  ({
    name,
    category: `${name}s`,
    description: `A ${name}.`,
    realProducts: Array.from({ length: products }, (_, nth) => ({
      title: `${name} ${nth}`,
      price: '$1',
      link: `https://shop.example/${name}/${nth}`,
      image: '',
    })),
  }) as unknown as Recommendation;

it('takes the first products of the best other ideas that have some', () => {
  const [tea, tray, none, mug, scarf] = [
    idea('tea', 2),
    idea('tray', 3),
    idea('none', 0),
    idea('mug', 1),
    idea('s', 1),
  ];
  const titles = (chosen: Recommendation) =>
    othersOf([tea, undefined, tray, none, mug, scarf], chosen!).map(({ title }) => title);
  expect(titles(tea)).toEqual(['tray 0', 'mug 0']);
  expect(titles(tray)).toEqual(['tea 0', 'mug 0']);
  expect(othersOf([tea], tea)).toEqual([]);
});
