import { composeAnswer } from '../compose-answer.js';
import { interestsIn } from './interests.js';
import { askedIn } from './other-languages.js';

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
      expect(idea['name']).toMatch(/ rund um Gärtnern$/);
    }
    expect(german[0]!['why']).toBe('Handschaufel und eine freie Stunde: mehr braucht Ida dafür nicht.');
    for (const key of ['name', 'why']) expect(new Set(german.map((idea) => idea[key])).size).toBe(german.length);
  });

  it('writes words for shops a second time if it is asked to', () => {
    const [idea] = ideasOf('"name" and "why" in Japanese, "local": "query" in Japanese');
    expect(idea).toMatchObject({ local: idea!['query'], name: expect.stringMatching(/の/) });
  });

  it('hears no language in English instructions', () => {
    expect(askedIn(asked('Keys in this order, in English'))).toBeUndefined();
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
