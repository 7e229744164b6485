import { headOf } from './head.js';
import { Titles } from './at-home.js';

const shelf = (category: string, ...titles: string[]) => ({ category, titles: titles.map((title) => headOf(title)) });
const drawing = shelf(
  'Hobbies > Art > Drawing',
  'Field easel',
  'Table easel oak',
  'Table easel pine',
  'Charcoal sticks',
);
const zeichnen = shelf('Kunst > Zeichnen', 'Field easel', 'Table easel beech', 'Charcoal sticks', 'Field easel');
const yoga = shelf('Sport > Yoga', 'Cork mat', 'Cork block', 'Table easel', 'Cork roller', 'Travel mat');
const titles = new Titles([
  drawing,
  zeichnen,
  yoga,
  shelf('Kitchen', 'Cork lid', 'Oak lid', 'Field pan', 'Pine spoon'),
]);
const says = (here: string) => (category: string) => (category === here ? 'here' : 'elsewhere');
const isStranger = (title: string, category: string) =>
  titles.isStranger({ shelf: category, head: headOf(title) }, says(category));

it('a thing is misfiled if other shelves have the same, and its own has nothing like it', () => {
  expect(isStranger('Table easel', 'Sport > Yoga')).toBe(true);
  expect(['Cork block', 'Travel mat', 'Bolster'].filter((title) => isStranger(title, 'Sport > Yoga'))).toEqual([]);
  expect(isStranger('Table easel', 'Hobbies > Art > Drawing')).toBe(false);
});

it('a thing that only neighbouring shelves have is not misfiled', () => {
  const neighbours = new Titles([drawing, shelf('Hobbies > Art > Painting', 'Table easel', 'Canvas')]);
  const head = headOf('Table easel');
  expect(neighbours.isStranger({ shelf: 'Hobbies > Art > Painting', head }, says('Hobbies > Art > Painting'))).toBe(
    false,
  );
});

it('shelves of the same things are twins, whatever they are called', () => {
  expect(titles.twinsOf('Hobbies > Art > Drawing')).toEqual(['Kunst > Zeichnen']);
  expect(titles.twinsOf('Sport > Yoga')).toEqual([]);
});
