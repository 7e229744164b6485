import * as v from 'valibot';
import { composeAnswer } from '../compose-answer.js';
import { readJson } from '../../data.js';
import { interestsIn } from './people/interests.js';
import { kindsOfThings } from './kinds.js';
import { askedIn, inOtherWords } from './other-languages.js';

const data = {
  person: { firstName: 'Ida' },
  facts: [{ number: 1, kind: 'interest', text: 'Gärtnern' }],
  dislikes: [],
  budget: { from: 25, to: 50, currency: 'USD' },
  given: [],
  avoid: [],
  count: 4,
};
const asked = (instructions: string, name = 'gift_ideas') => ({
  model: 'm',
  stream: false,
  includeUsage: false,
  schema: { name, schema: {} },
  messages: [
    { role: 'system', content: instructions },
    { role: 'user', content: `<data>\n${JSON.stringify(data)}\n</data>` },
  ],
});
const told = { knowledge: new Map(), words: new Map() };
const ideasOf = (instructions: string) =>
  (JSON.parse(composeAnswer(asked(instructions), told)) as { ideas: Record<string, string>[] }).ideas;

describe('the imitated model', () => {
  it('answers in the language that it is asked for, and says in English what shops are searched by', () => {
    const english = ideasOf('in English');
    const german = ideasOf('in English, but "name" and "why" in German');
    expect(german.map(({ is, query }) => [is, query])).toEqual(english.map(({ is, query }) => [is, query]));
    for (const idea of german) {
      expect(Object.keys(idea)).toEqual(['is', 'name', 'for', 'query', 'why']);
      expect(idea['why']).not.toMatch(/[!\d]/);
    }
    expect(german[0]).toMatchObject({
      name: 'Handschaufel',
      why: 'Handschaufel und ein wenig Zeit dafür: Mehr muss ein Geschenk nicht sein.',
    });
    for (const key of ['name', 'why']) expect(new Set(german.map((idea) => idea[key])).size).toBe(german.length);
  });

  it('writes words for shops a second time if it is asked to', () => {
    const [idea] = ideasOf('"name" and "why" in Japanese, "local": "query" in Japanese');
    expect(idea).toMatchObject({ local: idea!['query'], name: expect.stringMatching(/^\P{Script=Latin}+$/u) });
  });

  it('hears no language in English instructions', () => {
    expect(askedIn(asked('Keys in this order, in English'))).toBeUndefined();
  });
});

const nouns = readJson('languages.json', v.record(v.string(), v.object({ nouns: v.record(v.string(), v.string()) })));
const languages = ['German', 'French', 'Spanish', 'Italian', 'Portuguese', 'Japanese', 'Arabic'];

describe.each(languages)('what is said in %s', (language) => {
  const things = [
    'hand trowel', 'fly box', 'fishing thing set', 'garden book', 'mug', 'card game', 'wobbly unheard-of gadget',
    'fishing book', 'jigsaw puzzle', 'wobbly kit', 'puzzle', 'board game', 'other unheard-of widget',
  ]; // prettier-ignore
  interface Said {
    name: string;
    why: string;
  }
  const said = (
    text: string,
    count: number,
    from: 'ideas' | 'kinds',
    { avoid = [] as string[], firstName = 'Ute', kinds = things } = {},
  ) => {
    const list = Array.from({ length: count }, (_, nth) => {
      const is = kinds[nth % kinds.length]!;
      return { is, name: is, for: [1], why: 'Any.' };
    });
    const facts = [{ number: 1, text }];
    const answer = inOtherWords({ [from]: list }, askedIn(asked(`in ${language}`))!, { facts, firstName, avoid });
    return (answer as Record<string, Said[]>)[from]!;
  };
  /** A set of ideas and the further kinds that may join it. */
  const set = (text: string, firstName = 'Ute', kinds = things) => {
    const ideas = said(text, 10, 'ideas', { firstName, kinds });
    const avoid = ideas.map(({ name }) => name);
    return [...ideas, ...said(text, 12, 'kinds', { avoid, firstName, kinds })];
  };

  it.each([
    ['Angeln', 'Ute'],
    ['Angeln', ''],
    ['divorce', 'Ute'],
    ['mother moved into a home last month', 'Ute'],
  ])('has no way of saying twice: %s, "%s"', (text, firstName) => {
    const all = set(text, firstName);
    expect(new Set(all.map(({ name }) => name)).size).toBe(22);
    for (const { name, why } of all) {
      expect(`${name} ${why}`).not.toMatch(/[!\d{}]|unheard|lure/);
      expect(name.length).toBeLessThan(61);
      if (firstName === '') expect(why).not.toMatch(/Ute|^ |  | $/);
    }
    // Of the same thing the same is said only in the same way.
    const mugs = set(text, firstName, ['mug']).map(({ why }) => why);
    expect(new Set(mugs).size).toBe(22);
  });

  it('is quiet where the fact is a trouble, and names none', () => {
    const lively = new Set(set('Angeln').map(({ why }) => why));
    for (const { name, why } of set('divorce')) {
      expect(name).not.toMatch(/divorce/);
      expect(lively).not.toContain(why);
    }
  });

  it('names a vague thing with what the giver wrote, in turn, and others alone', () => {
    const names = said('Xyzzy', 13, 'ideas').map(({ name }) => name);
    expect(names[0]).not.toMatch(/Xyzzy/);
    expect(names[4]).not.toMatch(/Xyzzy/);
    for (const nth of [2, 3, 6, 9]) expect(names[nth]).toMatch(/Xyzzy/);
    const books = said('Xyzzy', 3, 'ideas', { kinds: ['garden book'] });
    expect(new Set(books.filter(({ name }) => name.includes('Xyzzy')).map(({ name }) => name)).size).toBe(3);
    const book = nouns[language]!.nouns['book']!;
    expect(said(`${book}s`, 1, 'ideas', { kinds: ['chess book'] })[0]!.name).toBe(book);
  });

  it('has a noun for nearly all kinds of things, the same as the others', () => {
    const nameOf = (is: string) => {
      const answer = inOtherWords({ ideas: [{ is, name: is }] }, askedIn(asked(`in ${language}`))!, {});
      return (answer as Record<string, Said[]>)['ideas']![0]!.name;
    };
    const general = nameOf('wobbly unheard-of gadget');
    const kinds = [...new Set(kindsOfThings.map(({ draft }) => draft.is))];
    expect(kinds.filter((is) => nameOf(is) === general).length).toBeLessThan(kinds.length / 25);
    expect(Object.keys(nouns[language]!.nouns)).toEqual(Object.keys(nouns['German']!.nouns));
    const said = kinds.map(nameOf).join('\n');
    if (language === 'Japanese' || language === 'Arabic') expect(said).not.toMatch(/\p{Script=Latin}/u);
    else expect(said).not.toMatch(/^\P{Lu}|\b(?:of|with|lure|bundle)\b/mu);
    expect(nameOf('box of chocolates')).toBe(nameOf('chocolate'));
    expect(nameOf('fly box with flies')).not.toBe(nameOf('box'));
  });

  it('has a word of its own script for each thing', () => {
    if (language !== 'Japanese' && language !== 'Arabic') return;
    for (const { name, why } of set('お茶', ''))
      expect(`${name} ${why}`.replaceAll('お茶', '')).not.toMatch(/\p{Script=Latin}/u);
  });
});

describe('an interest or a trouble in another language', () => {
  it.each([
    ['Tee', ['tea']],
    ['thé', ['tea']],
    ['the office', []],
    ['Garten', ['gardening']],
    ['jardin', ['gardening']],
    ['futbol', ['football']],
    ['紅茶とケーキ', ['tea', 'baking']],
    ['كرة القدم', ['football']],
    ['Trauer: Hund verloren', ['~grief']],
    ['schlechte Knie', ['~aches']],
    ['mal au dos', ['~aches']],
    ['膝が痛い', ['~aches']],
    ['death metal', ['music']],
    ['Grateful Dead', ['music']],
  ])('"%s" is understood', (text, interests) => expect(interestsIn(text)).toEqual(interests));
});
