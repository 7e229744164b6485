import { Chatter } from './chatter.js';
import { topicOf } from './topic.js';

const things = ['rake', 'kettle', 'easel', 'lamp', 'tent', 'flute', 'globe', 'kite', 'saddle'];
const shelves = things.map((thing) => ({
  category: `Home > ${thing}`,
  titles: [`Tea & Tennis ${thing}`, `Oak ${thing} - Not only for golf`, `${thing} mint`, `${thing} set`].map(
    (title) => ({
      title,
      brand: '',
    }),
  ),
}));
const ofBrands = ['Ashby', 'Tea & Tennis', 'Brill'].map((brand) => ({
  category: `Makers > ${brand}`,
  titles: [{ title: `${brand} easel`, brand }],
}));
const chatter = await Chatter.of([...shelves, ...ofBrands]);

it('what a shop writes on everything says nothing of a thing', () => {
  expect(chatter.without('Tea & Tennis rake - Not only for golf').match(/\w+/g)).toEqual(['rake']);
  expect(chatter.without('Tennis ball - tea rose')).toBe('Tennis ball - tea rose');
});

it('a topic that is on everything stays', () =>
  expect(chatter.without('Tea & Tennis rake', topicOf('tea tennis'))).toBe('Tea & Tennis rake'));

it('a category of a brand says nothing, unless the brand is the topic', () => {
  expect(chatter.isBrand('Makers > Tea & Tennis', topicOf('tennis'))).toBe(true);
  expect(chatter.isBrand('Makers > Brill', topicOf('brill'))).toBe(false);
  expect(chatter.isBrand('Home > kettle')).toBe(false);
});
