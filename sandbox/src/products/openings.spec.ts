import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { pickProducts } from '../ai/ideas/pick.js';
import type { Listing } from '../ai/ideas/questions.js';
import { readTable } from '../data.js';
import { assortment } from './assortment.js';
import { findProducts } from './serpapi/find-products.js';

/** The product's shipped recipes. The sandbox uses nothing else of it. */
const folder = new URL('../../../services/recommendations/src/recipes/seed/', import.meta.url);
const recipes = readdirSync(folder)
  .filter((file) => file.endsWith('.tsv'))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .filter((line) => line !== '' && !/^[#=]/.test(line))
  .map((line) => {
    const [interest, age, name, query, is, why] = line.split('\t') as [string, string, string, string, string, string];
    return { interest, age, name, query, is, why };
  });
const people = { adult: 40, child: 9 } as const;
/** What opens a set: the first recipe of an interest that fits the age. Drinks have none for a child. */
const openings = [...Map.groupBy(recipes, ({ interest }) => interest)].flatMap(([interest, ideas]) =>
  (['adult', 'child'] as const).flatMap((who) => {
    const idea = ideas.find(({ age }) => age === 'any' || age === who);
    return idea ? [{ ...idea, interest, who, years: people[who] }] : [];
  }),
);

const bands = [[0, 25], [25, 50], [50, 100]] as const; // prettier-ignore
/** No honest shop has these for so little. */
const dear: Record<string, number> = {
  'piano bench, piano stool, keyboard stool': 25,
  'digital photo frame, family photo album': 25,
  'beginner telescope, stargazing binoculars': 25,
  'heated ski gloves, ski mittens': 25,
};
/** Nobody gives a child these, whatever a recipe leaves open. */
const forNoChild = new Set([
  'front doormat, front-door wreath',
  'muslin baby cloths, baby bibs, bandana bibs for babies',
  'speciality coffee beans, speciality tea',
  'hand coffee grinder, pour-over coffee dripper, pour-over coffee set',
  'candle-making kit, soap-making kit',
  'decorative vase, decorative bowl',
  'bath caddy, bath tray, bath book rest',
  'barbecue meat probe, instant-read meat thermometer, grill thermometer',
  'cheese board, grazing board, serving platter',
  'electric screwdriver, screwdriver set',
  'detective jigsaw puzzle, mystery jigsaw puzzle, mystery puzzle game',
]);
const isGiven = ({ is, who }: (typeof openings)[number]) => who === 'adult' || !forNoChild.has(is);
const inBands = (some: typeof openings) =>
  some.flatMap((opening) =>
    bands.filter(([from]) => from >= (dear[opening.is] ?? 0)).map(([from, to]) => ({ ...opening, from, to })),
  );
const cases = inBands(openings.filter(isGiven));
const kindNames = new Map(
  readTable('kind-names.tsv', v.object({ kind: v.string(), also: v.string() })).flatMap(({ kind, also }) =>
    also.split(', ').map((name) => [name, kind] as const),
  ),
);
const told = { knowledge: new Map(), words: new Map() };

/** What the model picks for an opening of what the shops find. */
function pickedFor({ interest, years, name, query, is, why, from, to }: (typeof cases)[number]) {
  const listings = findProducts({ q: query, min: from * 100, max: to * 100 })
    .slice(0, 10)
    .map(({ title, priceCents }, n): Listing => [n + 1, title, priceCents / 100]);
  const { picks, untrue } = pickProducts(
    {
      person: { age: years },
      facts: [{ number: 1, text: interest }],
      dislikes: [],
      ideas: [{ number: 1, is, says: `${name}. ${why}`, for: [1], listings }],
    },
    told,
  );
  return { titles: listings.flatMap(([at, title]) => (picks[0]!.listings.includes(at) ? [title] : [])), untrue };
}

describe('the shops, for what opens a set', () => {
  it('know every shipped interest', () => {
    expect(new Set(openings.map(({ interest }) => interest)).size).toBe(112);
    expect(openings).toHaveLength(220);
    expect(openings.filter((opening) => !isGiven(opening))).toHaveLength(forNoChild.size);
    expect(Object.keys(dear).filter((is) => !openings.some((opening) => opening.is === is))).toEqual([]);
  });

  it.each(cases)('have three products for $interest, $who, from $$from to $$to', (opening) => {
    const { who, is } = opening;
    const { titles, untrue } = pickedFor(opening);
    expect(titles).toHaveLength(3);
    expect(untrue).toEqual([]);
    // By the tags of the data, each is what the recipe says, and for somebody of that age.
    const kinds = is.split(', ').flatMap((thing) => [thing, kindNames.get(thing.toLowerCase()) ?? thing]);
    for (const { kind, ageGroup, title } of assortment.filter((product) => titles.includes(product.title))) {
      expect([title, kinds]).toEqual([title, expect.arrayContaining([kind])]);
      expect([title, ageGroup]).not.toEqual([title, who === 'adult' ? 'kids' : 'adult']);
    }
  });

  it.each(inBands(openings.filter((opening) => !isGiven(opening))))(
    'have nothing of $interest for a child, from $$from to $$to',
    (opening) => expect(pickedFor(opening).titles).toEqual([]),
  );
});
