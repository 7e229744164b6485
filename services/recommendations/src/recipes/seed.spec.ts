import { readdirSync, readFileSync } from 'node:fs';
import { parseSeed, type SeedIdea } from './parse-seed.js';
import { singular } from '../singular.js';

const folder = `${import.meta.dirname}/seed`;
const tables = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
const files = tables.map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
const recipes = files.flatMap(({ text }) => parseSeed(text));
const all = recipes.flatMap(({ names, ideas }) => ideas.map((idea) => ({ interest: names[0]!, ...idea })));

/** The ideas that break a rule, for a message that names them. */
const breaking = (rule: (idea: SeedIdea) => boolean) =>
  all.filter((idea) => !rule(idea)).map(({ interest, name }) => `${interest}: ${name}`);
const wordsOf = (text: string) => text.trim().split(/\s+/);
const doubled = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** The last word before the first preposition: `flask` of `steel flask for hot drinks`. */
const headOf = (is: string): string => {
  const [thing = ''] = is.split(/\s(?:for|with|of|in|to|from|on|that|by|without|made)\s/);
  return wordsOf(thing).at(-1)!;
};

describe('the seed of recipes', () => {
  it('has at most 125 KB, and says in each file how it was made', () => {
    const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    expect(bytes).toBeLessThanOrEqual(125 * 1024);
    for (const { text } of files) expect(text).toMatch(/^# .+\n# .*read by people/);
  });

  it('has at least seven ideas for each of a hundred interests, and each spelling once', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(100);
    expect(recipes.filter(({ ideas }) => ideas.length < 7).map(({ names }) => names[0])).toEqual([]);
    const spellings = recipes.flatMap(({ names }) => names.map((name) => name.toLowerCase()));
    expect(doubled(spellings)).toEqual([]);
    expect(spellings.filter((spelling) => spelling === '' || spelling !== spelling.trim())).toEqual([]);
  });

  it('has no name, query or kind twice for an interest, and no reason twice at all', () => {
    for (const { ideas } of recipes)
      for (const field of ['name', 'query', 'is'] as const)
        expect(doubled(ideas.map((idea) => idea[field].toLowerCase()))).toEqual([]);
    expect(doubled(all.map(({ why }) => why))).toEqual([]);
  });

  it('begins no two reasons of an interest with the same two words', () => {
    for (const { ideas } of recipes) {
      const beginnings = ideas.map(({ why }) => wordsOf(why).slice(0, 2).join(' '));
      expect(doubled(beginnings)).toEqual([]);
    }
  });

  it('keeps the lengths of ideas', () => {
    expect(breaking(({ name }) => name.length <= 60)).toEqual([]);
    expect(breaking(({ query }) => wordsOf(query).length >= 2 && wordsOf(query).length <= 5)).toEqual([]);
    expect(
      breaking(({ is }) => is.length <= 130 && is.split(', ').every((thing) => wordsOf(thing).length <= 8)),
    ).toEqual([]);
    expect(breaking(({ why }) => wordsOf(why).length <= 18 && /^\p{Lu}.*\.$/u.test(why))).toEqual([]);
  });

  it('asks a shop for the same thing that a listing must be', () => {
    const asks = ({ query, is }: SeedIdea) =>
      [...wordsOf(query), ...query.split(/[\s-]/)].map(singular).includes(singular(headOf(is.split(', ')[0]!)));
    expect(breaking(asks)).toEqual([]);
  });

  it('gives reasons without numbers and without names, which are facts that a recipe cannot have', () => {
    expect(breaking(({ why }) => !/\d/.test(why) && !/(?<=[\p{Ll},;:] )(?!I\b)\p{Lu}/u.test(why))).toEqual([]);
  });

  it('keeps alcohol, blades and flames for adults', () => {
    const risky =
      /\b(wines?|whisky|whiskey|beers?|cocktails?|champagne|gin|decanter|kni(fe|ves)|shears|chisels?|saw|secateurs|razor|blades?|whittling|candles?|tapers?|incense)\b/i;
    const harmless = /\bLED\b|\bcandle[ -](making|lights)\b/i;
    const suits = ({ age, name, query, is }: SeedIdea) =>
      age === 'adult' || !risky.test(`${query} ${is}`) || harmless.test(`${name} ${is}`);
    expect(breaking(suits)).toEqual([]);
  });
});

describe('a file of the seed', () => {
  const line = 'tea\tany\tTea cosy\ttea cosy\tquilted tea cosy\tThe second cup is hot.';

  it('is read with spellings and comments', () => {
    const [tea, ...others] = parseSeed(`# made by hand\n= teas, green tea\n${line}\n${line.replace('any', 'adult')}\n`);
    expect(others).toEqual([]);
    expect(tea!.names).toEqual(['tea', 'teas', 'green tea']);
    expect(tea!.ideas.map(({ age }) => age)).toEqual(['any', 'adult']);
    expect(tea!.ideas[0]).toEqual({
      age: 'any',
      name: 'Tea cosy',
      query: 'tea cosy',
      is: 'quilted tea cosy',
      why: 'The second cup is hot.',
    });
  });

  it.each([
    ['a field too few', line.replace(/\t[^\t]*$/, '')],
    ['a field too many', `${line}\tmore`],
    ['an unknown age', line.replace('any', 'old')],
    ['an empty field', line.replace('Tea cosy', '')],
    ['spellings in the middle', `${line}\n= teas\n${line}`],
  ])('is refused with %s', (_what, text) => {
    expect(() => parseSeed(text)).toThrow(/^Line \d/);
  });
});
