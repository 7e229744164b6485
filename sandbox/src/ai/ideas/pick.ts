import { headOf, wordsOf } from '../words.js';
import { interestsIn, isNamed } from './people/interests.js';
import { isBroken } from './promises.js';
import { titleLength, type PicksQuestion, type Told } from './questions.js';
import { suitsAge } from './people/ages.js';
import { thingOfProduct, unwantedBy, type Thing } from './people/unwanted.js';
import { likeness, ownProducts } from './what-it-is.js';

const mostPicks = 3;

/** What an idea is, with the texts of the facts that it is for. */
interface Wanted {
  is: string;
  about: readonly string[];
}

/** How well a listing is what the idea says, by the sense of its words; 0 if it is not. */
function senseOf({ is, about }: Wanted, title: string, { age }: PicksQuestion['person']): number {
  const own = ownProducts.get(title);
  // Of whom nothing is known may be a child if the idea is for one.
  const isOpen = age === undefined && own?.kind.toLowerCase() === is;
  if (own && !isOpen && !suitsAge(own, age)) return 0;
  return likeness(is, title, about.flatMap(interestsIn).filter(isNamed));
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
 * idea's listing among them is not picked. Those that break what the giver reads are named.
 */
export function pickProducts(question: PicksQuestion, { knowledge }: Told): Picked {
  const { ideas, person, facts, dislikes } = question;
  const isUnwanted = unwantedBy(dislikes, facts.map(({ text }) => text)); // prettier-ignore
  const textOf = new Map(facts.map(({ number, text }) => [number, text]));
  const fits = ideas.flatMap((idea) => {
    const wanted: Wanted = {
      is: idea.is.toLowerCase(),
      about: idea.for.flatMap((number) => textOf.get(number) ?? []),
    };
    return idea.listings
      .filter(([, title]) => !isUnwanted(thingOf(title)))
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
  const broken = (said: (idea: PicksQuestion['ideas'][number]) => string | undefined) =>
    ideas.flatMap((idea) => {
      const promised = said(idea);
      const chosen = idea.listings.filter(([number]) => picks.get(idea.number)!.includes(number));
      return promised ? chosen.filter(([, title]) => isBroken(promised, toldOf(title))).map(([number]) => number) : [];
    });
  return {
    picks: [...picks].map(([idea, listings]) => ({ idea, listings })),
    untrue: broken(({ says }) => says),
    untrueMore: broken(({ more }) => more),
  };
}

/** What a listing is to somebody who wants nothing of a sort. */
function thingOf(title: string): Thing {
  const own = ownProducts.get(title.slice(0, titleLength));
  return own ? thingOfProduct(own) : { text: title };
}

/** All that is known of a listing. */
function toldOf(title: string): string {
  const own = ownProducts.get(title.slice(0, titleLength));
  return own ? `${title} ${own.kind} ${own.description}` : title;
}
