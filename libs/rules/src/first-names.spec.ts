import { firstNamesOf, wordsToSpeakTo } from './first-names.js';

describe('how a recipient is spoken to', () => {
  it.each([
    ['Grace Miller', 'Grace'],
    ['Anne-Marie O’Brien', 'Anne-Marie'],
    ['Mum', 'Mum'],
    ['Dr. Lee', 'Dr. Lee'],
    ['Aunt May', 'Aunt May'],
    ['Frau Weber', 'Frau Weber'],
    ['Baby Noah', 'Baby Noah'],
    ['J. R. Hill', 'J. R. Hill'],
    ['Miller, Grace', 'Grace'],
    ['Lisa (work)', 'Lisa'],
    ['Sam - neighbour', 'Sam'],
    ['Grandma ❤️', 'Grandma'],
    ['miller, grace', 'grace'],
    ['Lopez Garcia, Ana Maria', 'Ana'],
    ['Frau Wischnewski im dritten Stock, die mit dem roten Schal', 'Frau Wischnewski'],
    ['Señora Ruiz, la del tercero', 'Señora Ruiz'],
    ['Tom, from work', 'Tom'],
    ['mum, the best', 'mum'],
    ['aunt may', 'aunt may'],
  ])('is by the first name, or by what a name needs: %s', (name, address) => expect(firstNamesOf(name)).toBe(address));

  it.each([
    ['Rebecca & Daniel Katz', 'Rebecca & Daniel'],
    ['Anna Smith and Ben Jones', 'Anna and Ben'],
    ['Tom, Ann and Leo', 'Tom, Ann and Leo'],
    ['Klaus und Petra Weber', 'Klaus und Petra'],
    ['Juan y María García', 'Juan y María'],
    ['Mum and Dad', 'Mum and Dad'],
    ['Mr. and Mrs. Patel', 'Mr. and Mrs. Patel'],
  ])('names each of several people: %s', (name, address) => expect(firstNamesOf(name)).toBe(address));

  it.each(['Santiago Ramón y Cajal', 'Santiago de Souza e Silva'])('knows one person with two surnames: %s', (name) =>
    expect(firstNamesOf(name)).toBe('Santiago'),
  );

  it.each(['The Hendersons', 'Smith family', 'Familie Schmidt', 'Les Martin', 'The whole team'])(
    'is the whole name of a group: %s',
    (name) => expect(firstNamesOf(name)).toBe(name),
  );

  it('is never empty', () => {
    expect(firstNamesOf('(Ann)')).toBe('(Ann)');
    expect(firstNamesOf('❤️')).toBe('❤️');
    expect(firstNamesOf(' Ann ')).toBe('Ann');
  });
});

it('says what a text must hold to speak to all of them', () => {
  expect(wordsToSpeakTo('Ida')).toEqual([['Ida', 'Ida']]);
  expect(wordsToSpeakTo('Dr. Lee')).toEqual([['Dr. Lee', 'Dr.', 'Lee']]);
  expect(wordsToSpeakTo('Tom, Ann and Leo').map(([name]) => name)).toEqual(['Tom', 'Ann', 'Leo']);
  expect(wordsToSpeakTo('The Hendersons')).toEqual([]);
});
