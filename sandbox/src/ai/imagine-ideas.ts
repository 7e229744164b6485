import * as v from 'valibot';
import { readJson } from '../data.js';

interface StartingPoint {
  id: string;
  name: string;
  category: string;
  interest: number;
}

interface Product {
  number: number;
  title: string;
}

/** The data of a question for gift ideas. */
export interface GiftQuestion {
  person: { firstName: string; relationship: string; interests: { number: number; interest: string }[] };
  occasion: { type: string } | null;
  budget: { label: string };
  startingPoints: StartingPoint[];
  products: Product[];
  others: Product[];
  avoid: string[];
}

/** The interests that products are about, by the beginning of their title; without any, all products suit. */
export type Knowledge = ReadonlyMap<string, readonly string[]>;

/** The length of titles in {@link Knowledge} and in questions. */
export const titleLength = 80;

const texts = v.pipe(v.array(v.string()), v.minLength(1));
const Idea = v.strictObject({ name: v.string(), category: v.string(), words: v.array(v.string()) });

/** `{interest}`, `{name}`, `{relationship}` and `{day}` are filled in. */
const data = readJson('ideas.json', v.strictObject({ reasons: texts, descriptions: texts, ideas: v.array(Idea) }));

const pick = (list: readonly string[], nth: number) => list[nth % list.length]!;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Every fourth starting point is replaced. */
const isKept = (n: number) => n % 4 !== 3;
const isIn = (list: readonly string[], name: string) =>
  list.some((other) => other.toLowerCase() === name.toLowerCase());

/**
 * The ideas of a sensible model. Most starting points are kept and reworded, others are replaced. The same question gets
 * the same ideas. As far as it knows, it finds the products unsuitable that are about none of the interests, and finds
 * the others that are about one.
 */
export function imagineIdeas(
  { person, occasion, startingPoints, products, others, avoid }: GiftQuestion,
  knowledge: Knowledge = new Map(),
): { unsuitable: number[]; found: object[]; ideas: object[] } {
  const { firstName, relationship, interests } = person;
  const day = occasion && occasion.type !== 'Other' ? ` on their ${occasion.type.toLowerCase()}` : '';
  const fill = (text: string, interest: string) =>
    text
      .replaceAll('{interest}', () => interest)
      .replaceAll('{name}', () => firstName)
      .replaceAll('{relationship}', () => relationship.toLowerCase())
      .replaceAll('{day}', () => day);
  const reasonFor = (interest: string | undefined, n: number) =>
    interest
      ? sentence(fill(pick(data.reasons, n), interest))
      : `A kind and easy choice for ${firstName}${day}, with nothing to get wrong.`;

  const meant = (title: string) =>
    interests.find(({ interest }) => knowledge.get(title)?.some((about) => about === interest || about === '*'));
  const unsuitable = knowledge.size > 0 ? products.filter(({ title }) => !meant(title)) : [];
  const found = others.flatMap(({ number, title }) => {
    const interest = meant(title);
    return interest ? { product: number, interest: interest.number } : [];
  });

  const kept = startingPoints.flatMap(({ id, name, category, interest: number }, n) => {
    if (!isKept(n) || isIn(avoid, name)) return [];
    const interest = interests.find((one) => one.number === number)?.interest;
    return {
      basedOn: id,
      interest: interest ? number : 0,
      name,
      category,
      description: pick(data.descriptions, n),
      reasoning: reasonFor(interest, n),
      searchWords: [interest ?? name],
    };
  });
  const ideas = data.ideas.slice(0, Math.max(2, 6 - kept.length)).flatMap(({ name, category, words }, n) => {
    const one = interests[n % Math.max(1, interests.length)];
    const title = one && fill(name, one.interest);
    if (!one || isIn(avoid, title!)) return [];
    return {
      basedOn: null,
      interest: one.number,
      name: title!.slice(0, 80),
      category,
      description: pick(data.descriptions, startingPoints.length + n),
      reasoning: reasonFor(one.interest, n + 2),
      searchWords: [one.interest, ...words],
    };
  });
  return { unsuitable: unsuitable.map(({ number }) => number), found, ideas: [...kept, ...ideas] };
}
