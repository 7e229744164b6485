import { fitOfCategory } from './category-fit.js';
import { fitOf, isNamedInFull, isSaid } from './fit.js';
import { fitOfThings, fitOfTitles, isAmong, namesOften, sellsAlike } from './learned-fit.js';
import { headOf } from './head.js';
import { ownersIn, ownershipOf } from './other-topics.js';
import { stemsOf } from './stem.js';
import { topicOf } from './topic.js';

it('a thing with a picture of something is not about it', () => {
  for (const category of ['Gifts > Mugs', 'Novelty > Socks', 'Clothing > T-Shirts'])
    expect(fitOf({ title: 'Guitar mug', category }, topicOf('guitar'))).toBe(0);
});

describe('a title on the shelf of another topic', () => {
  const fits = (title: string, category: string, interest: string) => fitOf({ title, category }, topicOf(interest)) > 0;

  it.each([
    ['Walnut chess set 40 cm', 'Games > Board Games', 'chess'],
    ['Islay whisky 70 cl', 'Pantry > Spirits', 'whisky'],
    ['Sunflower embroidery kit', 'Crafts > Sewing', 'embroidery'],
    ['Harbour at night, 500 piece puzzle', 'Toys > Puzzles', 'jigsaw puzzles'],
  ])('%s in %s is about %s', (title, category, interest) => expect(fits(title, category, interest)).toBe(true));

  it.each([
    ['Sailing ship 1:200', 'Hobbies > Model Kits', 'sailing'],
    ['Chess table lamp', 'Games > Board Games', 'chess'],
    ['Puzzle cube', 'Toys > Puzzles', 'jigsaw puzzles'],
    ['Clay wall art', 'Crafts > Sewing', 'art'],
    ['Nocturnes, 2 CDs', 'Music > Piano', 'playing the piano'],
    ['Songs of the Sea (CD)', 'Music > Vinyl & CDs', 'vinyl records'],
    ['Cork coasters / goes well with our curry powder', 'Home > Tableware', 'curry powder'],
  ])('%s in %s is not about %s', (title, category, interest) => expect(fits(title, category, interest)).toBe(false));
});

describe('a title without a category', () => {
  const fits = (title: string, interest: string) => fitOf({ title }, topicOf(interest), true) > 0;

  it.each([
    ['SALE! Walnut chess set 40 cm, large', 'chess'],
    ['NEW! London gin 70 cl | free shipping', 'gin'],
    ['Archery target 60 cm', 'archery target'],
    ['Foil trading cards, booster box', 'trading cards'],
    ['Jigsaw puzzle of Paris', 'jigsaw puzzles'],
    ['Dressmaking scissors 25 cm', 'sewing'],
  ])('%s is about %s', (title, interest) => expect(fits(title, interest)).toBe(true));

  it.each([
    ['Magic sponge eraser', 'magic'],
    ['Socks for the chess king', 'chess'],
    ['Rock salt lamp', 'rock'],
    ['Archery desk lamp, blue', 'archery'],
    ['Birthday card heavy metal cat', 'heavy metal'],
    ['Toy cheese board', 'cheese'],
    ['Jigsaw of honey bees, 500 pieces', 'beekeeping'],
    ['Gin fizz lip balm', 'gin'],
  ])('%s is not about %s', (title, interest) => expect(fits(title, interest)).toBe(false));
});

it('a title on a shelf of another topic is about that one, unless it is a name of its own', () => {
  const category = 'Hobbies > Model Kits';
  expect(fitOf({ title: 'Sailing ship', category }, topicOf('sailing'))).toBe(0);
  expect(fitOf({ title: 'Captain Zorbo rocket', category }, topicOf('Captain Zorbo'))).toBe(4);
});

it('on a shelf that others share, titles decide', () => {
  const fit = (title: string) => fitOf({ title, category: 'Home > Barware' }, topicOf('gin'));
  expect([fit('Juniper gin glasses'), fit('Corkscrew')]).toEqual([4, 0]);
  const ofNails = (title: string) => fitOf({ title, category: 'Cosmetics > Make-up' }, topicOf('nail art'));
  expect([ofNails('Manicure case'), ofNails('Mascara')]).toEqual([4, 0]);
  const ofReading = (title: string) => fitOf({ title, category: "Books > Children's Books" }, topicOf('reading'));
  expect([ofReading('Book of short tales'), ofReading('Colouring book')]).toEqual([4, 0]);
});

it('a maker of nothing else says what stands on a shelf that others share, unless the title is of another topic', () => {
  const fit = (title: string) =>
    fitOf({ title, brand: 'Bburago', category: 'Die-cast' }, topicOf('collecting model cars'));
  expect([fit('250 LM 18-26018'), fit('Quadcopter with FPV goggles')]).toEqual([4, 0]);
});

it('a title that names another topic comes last on a shelf', () => {
  const fit = (title: string) => fitOf({ title, category: 'Games > Chess' }, topicOf('chess'));
  expect([fit('Walnut set'), fit('Swimming goggles'), fit('Chess for swimming lovers')]).toEqual([5, 4, 5]);
});

it('where a shop sells nothing for a topic, only its name in a title says something', () => {
  const fit = (title: string) => fitOf({ title, category: 'Water Toys' }, topicOf('beekeeping'));
  expect([fit('Water blaster Zap Bee'), fit('Beekeeping hive')]).toEqual([0, 1]);
});

it('a thing without a category is among others if it has their words', () => {
  const isPrincess = (title: string) =>
    isAmong({ title }, topicOf('princesses'), new Set(['meadow', 'gown', 'carriag']));
  expect(['Princess Gown', 'Princess'].filter(isPrincess)).toHaveLength(2);
  expect(['Snap Princess', 'Meadow Snap Princess'].filter(isPrincess)).toEqual([]);
});

it('what the whole path says is about it, whatever else a title names', () => {
  const cars = 'Hobbies > Radio Controlled > Vehicles > Cars';
  const read = (title: string) => fitOf({ title, category: cars }, topicOf('radio control cars'), true);
  expect(['Monster truck 1:10', 'Walnut racer'].map(read)).toEqual([4, 5]);
});

it('a book of facts is about what its title names, on any shelf of books', () => {
  const read = (title: string, shelf: string) => fitOf({ title, category: shelf }, topicOf('knitting'), true);
  expect(read('Knitting by the fire', 'Books > Home')).toBe(3);
  expect(read('Knitting by the fire', 'Books > Fiction')).toBe(0);
  const about = (title: string, interest: string) =>
    fitOf({ title, category: 'Books > Nonfiction' }, topicOf(interest));
  expect(about('Bobby Fischer Teaches Chess', 'chess')).toBe(3);
  expect(about('The Life-Changing Magic of Tidying Up', 'magic tricks')).toBe(0);
});

it('a book is about whose thing its title names', () => {
  const category = 'Media > Books > Print Books';
  const fit = (title: string) => fitOf({ title, category }, topicOf('military history'));
  expect([fit('Colditz: Prisoners of the Castle'), fit('Castles of the Loire')]).toEqual([3, 0]);
});

it.each([
  ['Horse chestnut seedling', 'Plants', 'horses'],
  ['Only Fools and Horses three-wheeled van', 'Toy Vehicles', 'horses'],
  ['Golf GTI hatchback', 'Toy Vehicles', 'golf'],
])('"%s" is not about what a part of its name says', (title, category, interest) =>
  expect(fitOf({ title, category }, topicOf(interest), true)).toBe(0),
);

it('a picture or figure of a thing pleases who likes the thing, but not who does something', () => {
  const read = (title: string, category: string, interest: string, brand = '') =>
    fitOf({ title, category, brand }, topicOf(interest), true);
  expect(read('Walnut mug with owl', 'Drinkware > Mugs', 'owls')).toBe(4);
  expect(read('Velociraptor plush', 'Soft Toys > Animals', 'dinosaurs')).toBe(4);
  expect(read('Jedi costume', 'Fancy Dress > Costumes', 'Star Wars')).toBe(4);
  expect(read('Owl napkins', 'Party Supplies', 'owls')).toBe(3);
  expect(read('Walnut mug with angler', 'Drinkware > Mugs', 'angling')).toBe(0);
  expect(read('Owl dartboard', 'Games > Darts', 'owls', 'Owl')).toBe(0);
  expect(read('Walnut box. Also see owl box', 'Boxes', 'owls')).toBe(0);
  expect(read('Walnut box by House of Owls', 'Boxes', 'owls')).toBe(0);
  expect(read('Walnut box by Disney', 'Boxes', 'Disney')).toBe(4);
  expect(read('Bicycle cards', 'Bikes & Scooters', 'cycling', 'Bicycle')).toBe(0);
  expect(read('Walnut tent', 'Toys > Play Tents & Slides', 'camping')).toBe(0);
});

it('what titles name most is what a category in another language is about', () => {
  const heads = ['Wooden chess set', 'Travel chess', 'Magnetic chess', 'Garden chess'].map((title) => headOf(title));
  expect(fitOfTitles('Spiele > Bretter', heads, topicOf('chess'))).toBe(3);
  expect(fitOfTitles('Spiele > Bretter', [...heads, ['dice'], ['ludo'], ['goose']], topicOf('chess'))).toBe(0);
});

it('a gift for lovers of something is advertising, a list of those it is for is not', () => {
  const fit = (highlights: string) => fitOf({ title: 'Lamp', category: 'Home', highlights }, topicOf('archery'));
  expect([fit('A gift for archery lovers'), fit('For archery, tennis.')]).toEqual([0, 4]);
});

it('a category that sells the same kinds of things is about the same', () => {
  const kinds = new Set(['Bread lame', 'Bundt pan', 'Rolling pin'].map((title) => headOf(title).join(' ')));
  const sells = (...titles: string[]) =>
    sellsAlike(
      'Nord 7',
      titles.map((title) => headOf(title)),
      kinds,
      topicOf('baking'),
    );
  expect(sells('Bread lame', 'Bundt pan 26 cm', 'Rolling pin')).toBe(true);
  expect(sells('Bread lame', 'Bundt pan 26 cm', 'Rolling pin', 'Desk lamp', 'Door mat', 'Tea towel')).toBe(false);
});

it('a brand that is named after an interest says nothing of the thing', () => {
  const cardigan = { title: 'Archery Lane target cardigan', brand: 'Archery Lane', category: 'Knitwear' };
  expect(fitOf(cardigan, topicOf('archery'))).toBe(0);
  expect(fitOf({ title: 'Lego supercar', brand: 'Lego' }, topicOf('lego'))).toBe(4);
});

it('each of several interests in one may be named anywhere in a title, if its word is long', () => {
  const fit = (title: string) => fitOf({ title, category: 'Gifts' }, topicOf('golems and heraldry'), true);
  expect(['Heraldry wall chart', 'Golem', 'Golem lunch'].map(fit)).toEqual([1, 1, 0]);
});

it('all words of an interest in a title mean it, one word alone may be a name', () => {
  expect(isNamedInFull('Beginners sand art bottle', topicOf('sand art'))).toBe(true);
  expect(isNamedInFull('Desert sand', topicOf('sand art'))).toBe(false);
  expect(isNamedInFull('Golem lunch', topicOf('golems'))).toBe(false);
});

it('a short word that many titles of a category have means the interest there', () => {
  const heads = (...titles: string[]) => titles.map((title) => headOf(title));
  const hats = ['Fez stand', 'Fez brush', 'Travel fez case', 'Fez tassel'];
  const others = ['Belt', 'Brogue', 'Glove', 'Tie clip', 'Bow tie'];
  expect(namesOften('Men > Extras', heads(...hats, ...others), topicOf('fez'))).toBe(true);
  expect(namesOften('Men > Extras', heads('Fez stand', ...others), topicOf('fez'))).toBe(false);
  expect(namesOften('Men > Extras', heads(...hats.map(() => 'Fez stand'), ...others), topicOf('fez'))).toBe(false);
  expect(namesOften('Greeting Cards', heads(...hats), topicOf('fez'))).toBe(false);
  expect(['Fez stand', 'Fez T-shirt'].map((title) => isSaid(title, topicOf('fez')))).toEqual([true, false]);
});

it('the words of shops do not displace the interests of people', () => {
  const before = topicOf('falconry');
  for (let n = 0; n < 2_500; n++) fitOfCategory(`Hobbies > Falconry & Things ${n}`, before);
  expect(topicOf('falconry')).toBe(before);
});

describe('a thing on a shelf of several topics', () => {
  it.each([
    ['Folding Camp Chair', 'Outdoors > Camp & Hike', 'hiking', 0],
    ['Hydration Pack 12 l', 'Outdoors > Camp & Hike', 'hiking', 4],
    ['Boston Shaker Set', 'Kitchen > Bar & Wine', 'wine', 0],
    ['Stemware Set of 4', 'Kitchen > Bar & Wine', 'wine', 4],
    ['Folding Camp Chair', 'Outdoors > Hiking', 'hiking', 5],
  ])('%s in %s for %s: %i', (title, category, interest, fit) => {
    expect(fitOf({ title, category }, topicOf(interest))).toBe(fit);
  });
});

it.each([
  ['Putter', 'Golf', 'golf', true],
  ['Disc Golf Putter', 'Sport', 'golf', false],
  ['Dolls House Chandelier', 'Dolls > Dolls House Furniture', 'dolls', false],
  ['Table Tennis Bat', 'Sport > Rackets', 'tennis', false],
  ['Mountain Bike', '', 'cycling', true],
])('"%s" on "%s" is about "%s": %s', (title, category, interest, isSo) =>
  expect(fitOf({ title, category }, topicOf(interest)) > 0).toBe(isSo),
);

describe('things that only one topic has', () => {
  it.each([
    ['Bamboo circular needle 4 mm', '', 'knitting'],
    ['Protein skimmer 20 gallon', 'New in', 'keeps a saltwater aquarium'],
  ])('%s in "%s" is perhaps about %s', (title, category, interest) =>
    expect(fitOf({ title, category }, topicOf(interest))).toBe(3),
  );

  it.each([
    ['Disc golf putter', 'Sport', 'golf'],
    ['Bamboo circular needle 4 mm', 'Pets > Cats', 'knitting'],
  ])('%s in "%s" is not about %s', (title, category, interest) =>
    expect(fitOf({ title, category }, topicOf(interest))).toBe(0),
  );

  const shelf = (category: string, titles: readonly string[], interest: string) => {
    const topic = topicOf(interest);
    return fitOfThings(
      category,
      titles.map((title) => ownershipOf(topic)(ownersIn(stemsOf(title)))),
      topic,
    );
  };
  const ofKnitters = ['Circular needle', 'Stitch markers, sheep', 'Cable needle set'];

  it('say what their shelf is for', () => {
    expect(shelf('Needlework Corner', [...ofKnitters, 'Walnut box', 'Oak box'], 'knitting')).toBe(3);
    expect(
      shelf('Needlework Corner', [...ofKnitters.slice(1), 'Walnut box', 'Oak box', 'Ash box', 'Fir box'], 'knitting'),
    ).toBe(0);
    expect(shelf('Needlework Corner', [...ofKnitters, 'Fly reel', 'Gaiwan', 'Capo'], 'knitting')).toBe(0);
    expect(shelf('Cats', [...ofKnitters, 'Row counter, circular needle'], 'knitting')).toBe(3);
    expect(shelf('Cats', [...ofKnitters, 'Walnut box', 'Oak box'], 'knitting')).toBe(0);
  });

  it('say so sooner where its name is used for the topic', () => {
    const titles = ['Gooseneck kettle', 'Knock box', ...Array.from({ length: 8 }, (_, n) => `Walnut box ${n}`)];
    expect(shelf('Brew Gear', titles, 'coffee')).toBe(3);
    expect(shelf('Boxes', titles, 'coffee')).toBe(0);
  });
});
