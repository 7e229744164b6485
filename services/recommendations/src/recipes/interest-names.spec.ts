import { languages } from '@presently/rules/languages';
import { englishName, parseNames } from './interest-names.js';
import { readNames, readSeeds } from './seed-recipes.js';

const names = readNames();

describe('an interest in another language', () => {
  it.each([
    ['de', 'Gärtnern', 'gardening'],
    ['de', 'mag gerne Wandern', 'hiking'],
    ['de', 'liest', 'liest'],
    ['fr', 'aime la randonnée', 'hiking'],
    ['es', 'le gusta el senderismo', 'hiking'],
    ['it', 'Giardinaggio', 'gardening'],
    ['pt', 'gosta de jardinagem', 'gardening'],
    ['ja', '園芸', 'gardening'],
    ['ar', 'البستنة', 'gardening'],
    ['de', 'gardening', 'gardening'],
  ] as const)('is known in %s: %s', (language, interest, english) =>
    expect(englishName(names, interest, language)).toBe(english),
  );

  it('leads to a shipped recipe, in every language', () => {
    const seeds = readSeeds();
    for (const language of languages.filter((each) => each !== 'en')) {
      expect([language, names.get(language)!.size > 90]).toEqual([language, true]);
      for (const [spelling, english] of names.get(language)!)
        expect([language, spelling, seeds.has(english)]).toEqual([language, spelling, true]);
    }
  });

  it('is read line by line', () => {
    expect(() => parseNames('# names\ntea\tTee')).toThrow('Line 2 has 1 languages, not 7');
  });
});
