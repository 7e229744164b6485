import { composeAnswer } from '../ai/compose-answer.js';
import { interestsIn } from '../ai/ideas/people/interests.js';
import { proposeIdeas } from '../ai/ideas/propose.js';
import { pickProducts } from '../ai/ideas/pick.js';
import type { Listing } from '../ai/ideas/questions.js';
import { assortment } from './assortment.js';
import { findProducts } from './serpapi/find-products.js';

/** What people write most. */
const usual = [
  'football', 'Minecraft', 'K-pop', 'skincare', 'true crime', 'anime', 'lego', 'yoga', 'crosswords', 'podcasts',
  'new home', 'new baby', 'gardening', 'cooking', 'baking', 'coffee', 'tea', 'wine', 'whisky', 'running', 'cycling',
  'hiking', 'camping', 'fishing', 'golf', 'photography', 'painting', 'drawing', 'knitting', 'sewing', 'reading',
  'fantasy novels', 'poetry', 'history', 'astronomy', 'dinosaurs', 'dogs', 'cats', 'birdwatching', 'horses',
  'board games', 'D&D', 'chess', 'puzzles', 'video games', 'music', 'guitar', 'piano', 'vinyl', 'movies', 'travel',
  'languages', 'fitness', 'swimming', 'skiing', 'makeup', 'fashion', 'jewellery', 'candles', 'plants', 'retirement',
  'sleep', 'cars', 'dancing', 'basketball', 'Taylor Swift', 'DIY', 'tennis', 'poker', 'baseball', 'American football',
  'Pokémon', 'Harry Potter', 'Disney', 'unicorns', 'superheroes', 'trains', 'BBQ', 'cocktails', 'chocolate',
  'craft beer', 'astrology', 'climbing', 'karate',
]; // prettier-ignore
const bands = [[0, 25], [25, 50], [50, 100]] as const; // prettier-ignore
const told = { knowledge: new Map(), words: new Map() };

describe.each(usual)('the shops, for %s', (interest) => {
  it.each(bands)('have twelve fitting products from $%d to $%d', (from, to) => {
    const [known] = interestsIn(interest);
    const fitting = assortment.filter(
      ({ interests, priceCents }) => interests.includes(known!) && priceCents >= from * 100 && priceCents <= to * 100,
    );
    expect(fitting.length).toBeGreaterThanOrEqual(12);
  });

  it.each(bands)('have something for each of the first eight ideas from $%d to $%d', (from, to) => {
    const facts = [{ number: 1, kind: 'interest' as const, text: interest }];
    const { ideas } = proposeIdeas(
      {
        person: { firstName: 'Mina', age: 40 },
        facts,
        dislikes: [],
        budget: { from, to, currency: 'USD' },
        given: [],
        avoid: [],
        count: 8,
      },
      told,
    );
    let number = 0;
    const asked = ideas.map(({ is, query, name, why, for: numbers }, n) => ({
      number: n + 1,
      is,
      says: `${name}. ${why}`,
      for: numbers,
      listings: findProducts({ q: query, min: from * 100, max: to * 100 })
        .slice(0, 10)
        .map(({ title, priceCents }): Listing => [(number += 1), title, priceCents / 100]),
    }));
    const { picks, untrue } = pickProducts({ person: { age: 40 }, facts, dislikes: [], ideas: asked }, told);
    const known = interestsIn(interest);
    for (const [n, { listings, is }] of asked.entries()) {
      const titles = listings.flatMap(([at, title]) => (picks[n]!.listings.includes(at) ? [title] : []));
      const chosen = titles.map((title) => assortment.find((product) => product.title === title)!);
      expect([is, chosen.length > 0 && chosen.length <= 3]).toEqual([is, true]);
      // By the tags of the data, each is for the interest, and is the kind that it was picked for.
      for (const { kind, interests, ageGroup, title } of chosen) {
        expect([title, interests.some((one) => known.includes(one))]).toEqual([title, true]);
        if (kind !== '') expect([title, kind]).toEqual([title, is]);
        expect([title, ageGroup]).not.toEqual([title, 'kids']);
      }
    }
    expect(asked).toHaveLength(8);
    expect(untrue).toEqual([]);
    expect(new Set(ideas.map(({ why }) => why)).size).toBe(8);
  });

  it.each(['German', 'French', 'Spanish', 'Italian', 'Portuguese', 'Japanese', 'Arabic'])(
    'have ideas whose names and sentences are all different in %s',
    (language) => {
      const data = {
        person: { firstName: 'Mina' },
        facts: [{ number: 1, kind: 'interest', text: interest }],
        dislikes: [],
        budget: { from: 25, to: 50, currency: 'USD' },
        given: [],
        avoid: [],
        count: 10,
      };
      const messages = [
        { role: 'system' as const, content: `in English, but "name" and "why" in ${language}` },
        { role: 'user' as const, content: `<data>\n${JSON.stringify(data)}\n</data>` },
      ];
      const request = { model: 'm', stream: false, includeUsage: false, messages };
      const answer = composeAnswer({ ...request, schema: { name: 'gift_ideas', schema: {} } }, told);
      const { ideas } = JSON.parse(answer) as { ideas: { name: string; why: string }[] };
      for (const key of ['name', 'why'] as const) expect(new Set(ideas.map((idea) => idea[key])).size).toBe(10);
    },
  );
});
