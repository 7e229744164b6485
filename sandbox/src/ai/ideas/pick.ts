import { assortment } from '../../products/assortment.js';
import { headOf, wordsOf } from '../words.js';
import { interestsIn } from './interests.js';
import { titleLength, type PicksQuestion, type Told } from './questions.js';
import { isSoldAs } from './sold-ideas.js';
import { isDisliked } from './unwanted.js';

const mostPicks = 3;
const adulthood = 18;
const ownProducts = new Map(assortment.map((product) => [product.title.slice(0, titleLength), product]));
const kindOf = ({ kind }: { kind: string }) => kind.toLowerCase();
const ownKinds = new Set(assortment.map(kindOf));
const besides = /\b(?:replacement|spare|refill|costume|parts|cover for|case for|stand for|holder for)\b/i;

/** What an idea is, with the texts of the facts that it is for. */
interface Wanted {
  is: string;
  about: readonly string[];
}

/** How well a listing is what the idea says, by the sense of its words; 0 if it is not. */
function senseOf({ is, about }: Wanted, title: string, { age }: PicksQuestion['person']): number {
  const own = ownProducts.get(title);
  if (own && age !== undefined && own.ageGroup === (age < adulthood ? 'adult' : 'kids')) return 0;
  if (own && (kindOf(own) === is || isSoldAs(own, is))) return 100;
  if (own && own.kind !== '' && ownKinds.has(is)) return 0;
  const head = headOf(is);
  const words = wordsOf(own ? `${title} ${own.kind}` : title);
  if (!words.includes(head) || (besides.test(title) && !besides.test(is))) return 0;
  const more = wordsOf(is).filter((word) => word !== head && words.includes(word)).length;
  const isHead = headOf(title) === head || (own && headOf(own.kind) === head) ? 1 : 0;
  // Of a kind that it knows well, the head alone does not convince: a T-shirt is no football shirt.
  if (!own) return more === 0 && ownKinds.has(is) && wordsOf(is).length > 1 ? 0 : 1 + isHead + more;
  const interests = about.flatMap(interestsIn);
  const suits = interests.some((interest) => own.interests.includes(interest)) ? 1 : 0;
  // "Set" and "box" say too little alone.
  return isHead && (more > 0 || wordsOf(is).length === 1) ? 1 + more + suits : 0;
}

/** How well a listing fits as far as the model was told what products are about. */
function knownSense({ is, about }: Wanted, title: string, knowledge: Told['knowledge']): number {
  const topics = knowledge.get(title.slice(0, titleLength)) ?? [];
  if (!topics.some((topic) => topic === '*' || about.includes(topic))) return 0;
  const words = wordsOf(title);
  return 1 + wordsOf(is).filter((word) => words.includes(word)).length + (headOf(title) === headOf(is) ? 1 : 0);
}

interface Picked {
  picks: { idea: number; listings: number[] }[];
  untrue: number[];
  untrueMore: number[];
}

/**
 * Up to three listings for each idea that are what it says. A listing goes to the idea that it fits best, so another
 * idea's listing among them is not picked. What its own ideas say is true of every thing of the kind.
 */
export function pickProducts(question: PicksQuestion, { knowledge }: Told): Picked {
  const { ideas, person, facts, dislikes } = question;
  const textOf = new Map(facts.map(({ number, text }) => [number, text]));
  const fits = ideas.flatMap((idea) => {
    const wanted: Wanted = {
      is: idea.is.toLowerCase(),
      about: idea.for.flatMap((number) => textOf.get(number) ?? []),
    };
    return idea.listings
      .filter(([, title]) => !isDisliked(title, dislikes))
      .map(([number, title]) => ({
        idea: idea.number,
        number,
        title,
        sense:
          knowledge.size > 0
            ? knownSense(wanted, title, knowledge)
            : senseOf(wanted, title.slice(0, titleLength), person),
      }));
  });
  const taken = new Set<string>();
  const picks = new Map<number, number[]>(ideas.map(({ number }) => [number, []]));
  for (const { idea, number, title } of fits.filter(({ sense }) => sense > 0).sort((a, b) => b.sense - a.sense)) {
    const picked = picks.get(idea)!;
    if (taken.has(title) || picked.length >= mostPicks) continue;
    taken.add(title);
    picked.push(number);
  }
  return { picks: [...picks].map(([idea, listings]) => ({ idea, listings })), untrue: [], untrueMore: [] };
}
