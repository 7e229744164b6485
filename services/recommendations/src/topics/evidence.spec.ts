import { evidenceOf } from './evidence.js';
import { fitOf } from './fit.js';
import { topicOf } from './topic.js';

function evidenceFor(title: string, category: string, interest: string) {
  const topic = topicOf(interest);
  return evidenceOf({ title, category, fit: fitOf({ title, category }, topic) }, topic);
}
const isNameable = (title: string, category: string, interest: string) => evidenceFor(title, category, interest) > 0;

it('an idea may name what a category means or a title says, not what only a path suggests', () => {
  expect(isNameable('Walnut set', 'Games > Chess', 'chess')).toBe(true);
  expect(isNameable('Walnut set', 'Board > Family > Table Games & Pieces', 'board games')).toBe(false);
  expect(isNameable('Board game of walnuts', 'Board > Family > Table Games & Pieces', 'board games')).toBe(true);
});

it('an idea may not name what only a shelf of several interests suggests', () => {
  const ofDarts = (title: string) => isNameable(title, 'Sport > Darts & Carrom', 'darts');
  expect([ofDarts('Carrom board'), ofDarts('Cork dartboard')]).toEqual([false, true]);
  expect(isNameable('Walnut set', 'Games > Chess & Classics', 'chess')).toBe(false);
  expect(isNameable('Walnut set', 'Games > Chess & Accessories', 'chess')).toBe(true);
  expect(isNameable('Walnut set', 'Hobbies > Metal Detecting & Treasure', 'metal detecting')).toBe(false);
  expect(isNameable('Bamboo hooks', 'Wool > Knitting & Crochet', 'knitting')).toBe(true);
  expect(isNameable('Round pan', 'Home > Cookware', 'vegan food')).toBe(false);
});

it('an idea may not name what only a wider thing, one of another interest or one for babies suggests', () => {
  const ofVegans = (title: string) => isNameable(title, 'Kitchen > Cookware', 'vegan cooking');
  expect(['Walnut wok', 'Walnut wok for vegan cooking'].map(ofVegans)).toEqual([false, true]);
  const ofWood = (title: string) => isNameable(title, 'Toys > Train Sets', 'wooden train sets');
  expect(['Diesel train set', 'Wooden train set'].map(ofWood)).toEqual([false, true]);
  const ofStitches = (title: string) => isNameable(title, 'Wool & Thread > Needlework', 'embroidery');
  expect(['Quilting ruler', 'Walnut ruler'].map(ofStitches)).toEqual([false, true]);
  const ofReaders = (title: string) => isNameable(title, 'Books', 'reading');
  expect(['Walnut coloring book', 'Book of walnuts'].map(ofReaders)).toEqual([false, true]);
  expect(isNameable('Book of walnuts', 'Baby > Books', 'reading')).toBe(false);
  expect(isNameable('Book of walnuts', 'Baby > Books', 'baby books')).toBe(true);
});

it('an idea may not name what only a thing of another interest is called', () => {
  const isNameable = (title: string) => evidenceOf({ title, fit: 2 }, topicOf('knights')) > 0;
  expect(['Starter deck chess knight', 'Brass knight', 'Chess knight and knight'].map(isNameable)).toEqual([
    false,
    true,
    true,
  ]);
});

it('a brand in a title bears out no interest', () => {
  const offer = { title: 'Archery Lane scarf', brand: 'Archery Lane', fit: 3 as const };
  expect([offer, { ...offer, brand: 'Oak' }].map((each) => evidenceOf(each, topicOf('archery')))).toEqual([0, 2]);
});

it('a thing below a shelf of two topics is for both, if its title does not say', () => {
  const read = (title: string, category: string, interest: string) => {
    const fit = fitOf({ title, category }, topicOf(interest), true);
    return [fit, evidenceOf({ title, category, fit }, topicOf(interest))];
  };
  const hiking = 'Outdoors > Camping & Hiking > Coolers';
  expect(read('Walnut box', hiking, 'hiking')).toEqual([3, 0]);
  expect(read('Trekking pole', hiking, 'hiking')).toEqual([4, 2]);
  expect(read('Walnut box', 'Fitness > Yoga & Pilates', 'yoga')).toEqual([3, 0]);
  expect(read('Pilates ring', 'Fitness > Yoga & Pilates', 'yoga')).toEqual([0, 0]);
  expect(read('Walnut box', 'Outdoors > Hunting & Fishing > Hunting', 'fishing')).toEqual([0, 0]);
  // A root of three fields says nothing.
  expect(read('Walnut box', 'Arts, Crafts & Sewing > Yarn', 'sewing')).toEqual([0, 0]);
  // Others need a headlamp, too; nobody else needs a beehive.
  expect(read('Walnut box', 'Camping > Headlamps', 'camping')).toEqual([3, 0]);
  expect(read('Walnut box', 'Gardening > Beekeeping', 'gardening')).toEqual([0, 0]);
});

it.each([
  ['Pretend Camera with Sounds', 'Electronic Toys > Cameras', 'photography', 0],
  ["Kids' Bike Helmet", 'Sports > Cycling Accessories', 'cycling', 0],
  ['Bike Helmet', 'Sports > Cycling Accessories', 'cycling', 2],
  ["Kids' Bike Helmet", 'Sports > Cycling Accessories', 'cycling with the kids', 2],
  ["Children's Puzzle", 'Jigsaw Puzzles', 'puzzles', 2],
])('"%s" on "%s" bears out "%s": %i', (title, category, interest, evidence) =>
  expect(evidenceFor(title, category, interest)).toBe(evidence),
);

it('a thing of a topic is evidence on a shelf of several', () => {
  const evidence = (title: string) =>
    evidenceOf({ title, category: 'Sport > Darts & Camping', fit: 4 }, topicOf('camping'));
  expect([evidence('Lantern'), evidence('Wooden Tray')]).toEqual([1, 0]);
});
