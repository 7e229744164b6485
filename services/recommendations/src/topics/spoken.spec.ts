import { namedInside, spoken, tellingWords } from './spoken.js';

describe('an interest without the words around it', () => {
  it.each([
    ['history buff', 'history'],
    ['a total chess nerd', 'chess'],
    ['loves to fish', 'fishing'],
    ['likes to bake', 'baking'],
    ['loves to knit socks', 'knitting socks'],
    ['to run', 'running'],
    ['sews her own quilts', 'sewing quilts'],
    ['bakes bread', 'baking bread'],
    ['runs', 'running'],
    ['likes to draw', 'drawing'],
    ['to play golf', 'playing golf'],
    ['to see plays', 'seeing plays'],
    ['to dye yarn', 'dyeing yarn'],
    ['nuts', 'nuts'],
    ['electric fans', 'electric fans'],
    ['to-do lists', 'to-do lists'],
    ['a nice cup of tea', 'tea'],
    ['a drop of whisky', 'whisky'],
    ['a spot of gardening', 'gardening'],
    ['Game of Thrones', 'Game of Thrones'],
  ])('%s: %s', (interest, bare) => {
    expect(spoken(interest)).toBe(bare);
  });
});

it.each([
  ['reads a lot of thrillers', 'thrillers'],
  ['growing her own tomatoes', 'tomatoes'],
  ['always tinkering with his old Land Rover', 'Land Rover'],
  ['going to gigs', 'gigs'],
])('the telling words of "%s": %s', (interest, words) => expect(tellingWords(interest)).toBe(words));

it.each([
  ['flies RC planes on weekends', ['flies RC planes', 'RC planes', 'planes']],
  ['her pony Biscuit', ['pony Biscuit', 'Biscuit', 'pony']],
  ['stained glass', []],
  ['gadgets that run the house', ['run', 'house']],
])('what "%s" may name: %j', (interest, parts) => expect(namedInside(interest)).toEqual(parts));
