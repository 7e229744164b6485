import { isOfEra } from './era.js';

describe('the era of an interest', () => {
  it.each([
    ['1980s music', 'Best of the 80s, 3 LPs'],
    ['80s music', "The sound of the '80s"],
    ['80’s films', 'Teen films 1984'],
    ['eighties pop', 'Quiz of the 1980s'],
    ['music of the sixties', 'Songs of the 60s'],
    ['vintage watches', 'Hand-wound Watch, Antique'],
    ['retro video games', 'Retro console'],
  ])('%s: %s', (interest, title) => {
    expect(isOfEra({ title }, interest)).toBe(true);
  });

  it.each([
    ['80s music', 'Songs of the 1970s'],
    ['80s music', 'Songs, 480s'],
    ['80s music', 'Strings, set of 80'],
    ['1920s fashion', 'Feather boa 2020'],
    ['retro games', 'Metro: the game'],
  ])('%s: not %s', (interest, title) => {
    expect(isOfEra({ title }, interest)).toBe(false);
  });

  it.each(['music', 'running 10ks', '3D printing', 'retrofitting', 'her sixtieth'])('%s names none', (interest) => {
    expect(isOfEra({ title: 'Anything' }, interest)).toBe(true);
  });
});
