import { stemsOf } from './stem.js';
import things from './things.json' with { type: 'json' };

/** A shorter word that is left of several, as `green` of "green stuff", is in too many titles. */
const fewestLetters = 5;

it('things of several words are recognized by more than a common one', () => {
  const several = Object.values(things).flatMap((names) => names.split(', ').filter((name) => name.includes(' ')));
  expect(several.length).toBeGreaterThan(1_000);
  const common = several.filter((name) => stemsOf(name).length < 2 && stemsOf(name).join('').length < fewestLetters);
  expect(common).toEqual([]);
});
