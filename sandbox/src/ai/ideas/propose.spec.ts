import { assortment } from '../../products/assortment.js';
import { proposeIdeas, proposeRecipe } from './propose.js';
import type { IdeasQuestion } from './questions.js';

const ask = (
  interests: string[],
  more: Partial<IdeasQuestion> = {},
  words: Record<string, string[]> = {},
  knowledge = new Map<string, string[]>(),
) =>
  proposeIdeas(
    {
      person: { firstName: 'Mina' },
      facts: interests.map((text, n) => ({ number: n + 1, kind: 'interest', text })),
      dislikes: [],
      budget: { from: 25, to: 50, currency: 'USD' },
      given: [],
      avoid: [],
      count: 8,
      ...more,
    },
    { knowledge, words: new Map(Object.entries(words)) },
  ).ideas;
const namesOf = (ideas: { name: string }[]) => ideas.map(({ name }) => name);
const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;

describe('ideas of the imitated model', () => {
  it('are eight different kinds, each with a reason of its own, and answer every fact', () => {
    for (const interests of [['K-pop', 'skincare'], ['true crime'], ['football', 'yoga', 'anime', 'LEGO']]) {
      const ideas = ask(interests);
      expect(ideas).toHaveLength(8);
      expect(isUnique(namesOf(ideas))).toBe(true);
      expect(isUnique(ideas.map(({ why }) => why))).toBe(true);
      for (const number of interests.keys()) expect(ideas.some((idea) => idea.for.includes(number + 1))).toBe(true);
      for (const { name, query, why } of ideas) {
        expect(name.length).toBeLessThanOrEqual(60);
        expect(query.split(' ').length).toBeLessThanOrEqual(5);
        expect(name.split(' ').length).toBeLessThanOrEqual(8);
        expect(why.split(' ').length).toBeLessThanOrEqual(35);
        expect(why).not.toMatch(/\d|love of|[{}]/);
      }
    }
  });

  it('are things that the shops have within the budget', () => {
    const bands = [[0, 25], [25, 50], [50, 100], [500, 1_000]] as const; // prettier-ignore
    for (const [from, to] of bands)
      for (const { name } of ask(['podcasts'], { budget: { from, to, currency: 'USD' } })) {
        const is = name.toLowerCase();
        const sold = assortment.filter(
          ({ kind, title }) => kind.toLowerCase() === is || title.toLowerCase().includes(is),
        );
        expect(sold.some(({ priceCents }) => priceCents >= from * 100 && priceCents <= to * 100)).toBe(true);
      }
  });

  it('are right for the age', () => {
    const child = namesOf(ask(['lego'], { person: { firstName: 'Mina', age: 8 } }));
    const grandmother = namesOf(ask(['lego'], { person: { firstName: 'Mina', age: 71 } }));
    expect(child.filter((name) => grandmother.includes(name)).length).toBeLessThan(4);
    const whisky = ask(['whisky', 'cocktails', 'wine'], { person: { firstName: 'Mina', age: 15 } });
    expect(namesOf(whisky).join()).not.toMatch(/wine|whisky|gin|cocktail/i);
  });

  it('have nothing disliked, given or to be avoided', () => {
    const [first, second] = ask(['k-pop']);
    expect(ask(['k-pop'], { dislikes: ['makeup'] }).map(({ name }) => name).join()).not.toMatch(/makeup/i); // prettier-ignore
    expect(namesOf(ask(['k-pop'], { given: [first!.name], avoid: [second!.name] }))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^(${first!.name}|${second!.name})$`))]),
    );
    expect(namesOf(ask(['has everything'], { dislikes: ['nut allergy'] })).join()).not.toMatch(/chocolate/i);
  });

  it('have nothing of what a fact says no to, and what is liked comes first', () => {
    const ideas = ask(['used to play golf', 'no coffee please', 'gardening']);
    expect(ideas).toHaveLength(8);
    expect(JSON.stringify(ideas)).not.toMatch(/golf|putting|coffee|espresso/i);
    expect(ideas[0]!.for).toEqual([3]);
    expect(
      ask(["can't swim"])
        .map(({ is }) => is)
        .join(),
    ).not.toMatch(/swim|goggle/);
  });

  it('have nothing for grown people for a small child, and nothing for children for the others', () => {
    const of = (age: number, ...interests: string[]) =>
      [0, 25].flatMap((from) =>
        ask(interests, { person: { firstName: 'Mina', age }, budget: { from, to: from + 25, currency: 'USD' } }),
      ).map(({ is }) => is).join(); // prettier-ignore
    expect(of(2, 'trucks', 'fishing')).not.toMatch(/care|driving|organiser|lure|flies|book/);
    expect(of(8, 'grilling', 'true crime', 'coffee')).not.toMatch(/thermometer|crime book|murder|coffee|tool set/);
    expect(of(15, 'whisky', 'motorbikes')).not.toMatch(/whisky|children/);
    expect(of(40, 'divorced', 'poetry', 'yoga')).not.toMatch(/child|bab/);
  });

  it.each(['pickleball', 'ham radio', 'sneakers', 'science', 'woodworking', 'sailing', 'genealogy'])(
    'name %s only for what is for it in the first place',
    (interest) => {
      for (const { is, why } of ask([interest], { budget: { from: 0, to: 100, currency: 'USD' }, count: 20 }))
        if (why.toLowerCase().includes(interest)) {
          const own = assortment.filter(({ kind, title }) => kind === is || title.toLowerCase().startsWith(is));
          expect([is, own.every(({ interests: [first] }) => first === interest)]).toEqual([is, true]);
        }
    },
  );

  it.each([
    ['hard of hearing', /speaker|concert|radio|headphone|chime/],
    ['migraines', /scented|diffuser|incense|soak/],
    ['two years sober', /wine|whisky|beer|cocktail/],
    ['going blind', /puzzle|print|drawing|book/],
    ['miscarriage', /baby|child|memor|keepsake|photo/],
    ['just lost her job', /memor|keepsake|photo frame/],
  ])('answer "%s" with what goes with it', (fact, never) => {
    const ideas = ask([fact, 'music', 'wine', 'puzzles', 'candles']);
    expect(ideas).toHaveLength(8);
    expect(ideas.map(({ is }) => is).join()).not.toMatch(never);
  });

  it.each(['grief: lost her dog', 'bad knees', 'going through a divorce', 'his mother died in May'])(
    'answer "%s" without naming it',
    (fact) => {
      const ideas = ask([fact]);
      expect(ideas).toHaveLength(8);
      expect(JSON.stringify(ideas)).not.toMatch(/grief|lost|dog|knee|divorce|died|mother|May/);
    },
  );

  it('follow the words that were told, one idea a phrase', () => {
    const ideas = ask(['gardening'], {}, { gardening: ['watering can', 'hand trowel', 'seed tin'] });
    expect(namesOf(ideas)).toEqual(['Watering can', 'Hand trowel', 'Seed tin']);
  });

  it('are plain and honest for an interest that nobody knows', () => {
    const known = new Map([['Gold Repair Kit', ['Kintsugi']]]);
    const [own, others] = [ask(['Kintsugi']).slice(0, 4), ask(['Kintsugi'], {}, {}, known)];
    expect(others).toHaveLength(8);
    for (const { query, why } of [...own, ...others]) {
      expect(query).toMatch(/kintsugi/);
      expect(why).toMatch(/kintsugi/i);
    }
  });

  it('speak of "them" without a person', () => {
    const { ideas } = proposeRecipe(
      { interest: 'football', count: 10 },
      { knowledge: new Map(), words: new Map() },
    ) as {
      ideas: Record<string, string>[];
    };
    expect(ideas).toHaveLength(10);
    expect(ideas.map(({ why }) => why).join()).not.toMatch(/[{}]/);
    expect(new Set(ideas.map(({ age }) => age))).toEqual(new Set(['any', 'child']));
  });
});
