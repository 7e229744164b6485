import { UnfitAnswer } from '../model/model-unavailable.js';
import type { JsonSchema, Question } from '../model/question.js';
import { firstNameOf, type Profile } from '../people/profile.js';
import type { OldOffer as ProductOffer } from './until-merge.js';
import type { Budget } from './budget.js';
import { dislikedBy } from './dislikes.js';
import { faultOf, isFiller } from './fit-words.js';
import { nameKey, type Sketch } from './idea.js';
import { specificWords } from './specific-words.js';
import type { Judged, Verdict } from './verdict.js';
import { withoutName } from './without-name.js';

/** An idea of the model: a reworded sketch or a new idea. */
export interface ModelIdea extends Omit<Sketch, 'id'> {
  /** The id of the reworded sketch. */
  basedOn: string | undefined;
}

export interface ModelAnswer extends Verdict {
  ideas: ModelIdea[];
}

const longestTitle = 80;
const longestShelf = 60;
const fewest = 6;
const most = 12;
const longest = { name: 80, category: 40, description: 300, reasoning: 300, word: 40 } as const;

const text = { type: 'string' } as const;
const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['unsuitable', 'found', 'ideas'],
  properties: {
    unsuitable: {
      type: 'array',
      items: { type: 'integer' },
      description: 'numbers of the products that do not suit this person; empty if all do',
    },
    found: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['product', 'interest'],
        properties: {
          product: { type: 'integer', description: 'number of one of "others"' },
          interest: { type: 'integer', description: 'number of the interest that it is about' },
        },
      },
      description: 'those of "others" that suit this person; empty if none does',
    },
    ideas: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['basedOn', 'interest', 'name', 'category', 'description', 'reasoning', 'searchWords'],
        properties: {
          basedOn: { type: ['string', 'null'], description: 'id of the starting point that this idea keeps, or null' },
          interest: { type: 'integer', description: 'number of the interest it is for; 0 when for none' },
          name: text,
          category: text,
          description: text,
          reasoning: text,
          searchWords: { type: 'array', items: text },
        },
      },
    },
  },
};

const instructions = `You help somebody find a gift, the way a thoughtful friend would. Propose 8 to 10 gift ideas \
for the person described, that fit the budget and the occasion.
- Ideas are kinds of things that shops sell: never a brand, a price, a link or a particular product.
- Turn to different interests and categories; at most two ideas of one category.
- Keep those starting points that suit this person, in better words, with their id in "basedOn"; replace the others \
by ideas of your own with "basedOn" null. Never propose what is in "avoid", nor anything with or about a dislike.
- "products" are what shops have, found by words alone. List in "unsuitable" the numbers of those that are about none of \
the interests as this person means them: a thing that only bears such a word in its name or a picture of it, or a spare \
part. A thing that suits any of the interests is suitable.
- "others" stand elsewhere in the shops, and most are about something else. List in "found" the few that somebody with \
one of the interests would be glad of, each with that interest's number. Leave out what you are not sure of.
- "reasoning" is one or two warm sentences to the giver: why it suits this person, naming the interest in the \
person's own words, and never a fact that is not in the data.
- "description" is one or two sentences on the gift that do not repeat its name. "searchWords" are two to five words a shop would know, the \
most telling first.
- "name" is at most 60 characters, plain text everywhere.`;

interface Asked extends Judged {
  profile: Profile;
  budget: Budget;
  sketches: readonly Sketch[];
  /** Names of ideas to exclude. */
  avoid: readonly string[];
}

export const askForIdeas = ({ profile, budget, sketches, products, others, avoid }: Asked): Question<ModelAnswer> => ({
  name: 'gift_ideas',
  instructions,
  data: {
    person: {
      firstName: firstNameOf(profile),
      relationship: profile.relationship,
      interests: profile.interests.map((interest, index) => ({ number: index + 1, interest })),
      dislikes: profile.dislikes,
    },
    occasion: profile.occasion && { type: profile.occasion.type, date: profile.occasion.date },
    budget: { label: budget.label, currency: 'USD' },
    startingPoints: sketches.map(({ id, name, category, interest }) => ({
      id,
      name,
      category,
      interest: interest === undefined ? 0 : profile.interests.indexOf(interest) + 1,
    })),
    products: products.map((offer, index) => described(offer, index + 1)),
    others: others.map((offer, index) => described(offer, products.length + index + 1)),
    avoid: [...avoid, ...profile.notThis, ...profile.given.map(({ title }) => title)].slice(0, 60),
  },
  schema,
  maxTokens: 3_000,
  read: (answer) => ({
    ideas: readIdeas(answer, { profile, sketches, avoid }),
    unsuitable: readUnsuitable(answer, products),
    found: readFound(answer, { products, others, profile }),
  }),
});

const described = ({ title, category = '' }: ProductOffer, number: number) => ({
  number,
  title: title.slice(0, longestTitle),
  shelf: category.split('>').slice(-2).join('>').trim().slice(0, longestShelf),
});

/** An answer without the list, or with other numbers, finds all suitable. */
function readUnsuitable(answer: unknown, products: readonly ProductOffer[]): ProductOffer[] {
  const { unsuitable } = answer as { unsuitable?: unknown };
  const numbers = new Set(Array.isArray(unsuitable) ? unsuitable : []);
  return products.filter((_, index) => numbers.has(index + 1));
}

/** Each of the others once. An answer without the list, or with other numbers, finds none. */
function readFound(answer: unknown, { products, others, profile }: Judged & Pick<Asked, 'profile'>): Verdict['found'] {
  const { found } = answer as { found?: unknown };
  const read = new Map<ProductOffer, string>();
  for (const item of Array.isArray(found) ? found : []) {
    const { product, interest } = (item ?? {}) as { product?: unknown; interest?: unknown };
    const offer = others[Number(product) - products.length - 1];
    const named = profile.interests[Number(interest) - 1];
    if (offer && named !== undefined && !read.has(offer)) read.set(offer, named);
  }
  return [...read].map(([offer, interest]) => ({ offer, interest }));
}

function readIdeas(answer: unknown, { profile, sketches, avoid }: Omit<Asked, 'budget' | keyof Judged>): ModelIdea[] {
  const list = (answer as { ideas?: unknown } | null)?.ideas;
  if (!Array.isArray(list)) throw new UnfitAnswer(['"ideas" must be a list']);
  const problems: string[] = [];
  const unwanted = new Set([...avoid, ...profile.notThis, ...profile.given.map(({ title }) => title)].map(nameKey));
  const isDisliked = dislikedBy(profile.dislikes);
  const seen = new Set<string>();
  const perCategory = new Map<string, number>();
  const ideas: ModelIdea[] = [];
  for (const [index, item] of list.slice(0, 20).entries()) {
    try {
      const idea = readIdea(item, profile, sketches);
      const [key, kind] = [nameKey(idea.name), nameKey(idea.category)];
      const sameKind = perCategory.get(kind) ?? 0;
      if (unwanted.has(key) || seen.has(key) || seen.has(`#${idea.basedOn}`) || sameKind >= 2) continue;
      if (isDisliked({ title: `${idea.name} ${idea.description} ${idea.reasoning}` })) continue;
      perCategory.set(kind, sameKind + 1);
      seen.add(key);
      if (idea.basedOn) seen.add(`#${idea.basedOn}`);
      ideas.push(idea);
    } catch (error) {
      if (!(error instanceof UnfitAnswer)) throw error;
      problems.push(...error.reasons.map((reason) => `ideas[${index}]: ${reason}`));
    }
  }
  // A shop with little gets a short set.
  const needed = Math.min(fewest, Math.max(1, sketches.length - 1));
  if (ideas.length >= needed) return ideas.slice(0, most);
  throw new UnfitAnswer([`Only ${ideas.length} usable, different ideas; at least ${needed} are needed`, ...problems]);
}

function readIdea(item: unknown, profile: Profile, sketches: readonly Sketch[]): ModelIdea {
  if (typeof item !== 'object' || item === null) throw new UnfitAnswer(['must be an object']);
  const fields = item as Record<string, unknown>;
  const sketch = sketches.find(({ id }) => id === fields['basedOn']);
  const interest = profile.interests[Number(fields['interest']) - 1];
  const words = Array.isArray(fields['searchWords']) ? fields['searchWords'] : [];
  const usable = words.filter((word): word is string => typeof word === 'string').map(plainText);
  const named = usable.filter((word) => word !== '' && word.length <= longest.word);
  const searchWords = [...(interest ? [interest] : []), ...specificWords(named)];
  if (searchWords.length === 0) throw new UnfitAnswer(['"searchWords" must name what to look for']);
  const name = line(fields, 'name');
  if (isFiller(name)) throw new UnfitAnswer(['"name" must say what the gift is']);
  const told = (field: 'description' | 'reasoning') => {
    const value = line(fields, field);
    // Our own words are better than none.
    return sketch && isFiller(value) ? sketch[field] : value;
  };
  return {
    basedOn: sketch?.id,
    name,
    category: line(fields, 'category'),
    description: withoutName(told('description'), name),
    reasoning: naming(told('reasoning'), interest, profile),
    words: searchWords.slice(0, 6),
    interest,
  };
}

/** A field of the answer as plain text of bounded length. @throws UnfitAnswer */
function line(fields: Record<string, unknown>, field: keyof typeof longest): string {
  const value = fields[field];
  if (typeof value !== 'string') throw new UnfitAnswer([`"${field}" must be a text`]);
  const fault = faultOf(value);
  if (fault) throw new UnfitAnswer([`"${field}" must be plain words: ${fault}`]);
  const plain = plainText(value);
  if (plain === '') throw new UnfitAnswer([`"${field}" is empty`]);
  if (plain.length > longest[field]) throw new UnfitAnswer([`"${field}" must be at most ${longest[field]} characters`]);
  return plain;
}

const plainText = (value: string) =>
  value
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\*\*|`/g, '')
    .trim();

/** Adds the interest, in the person's own words, to a reason that lacks it. */
function naming(reasoning: string, interest: string | undefined, profile: Profile): string {
  const lower = reasoning.toLowerCase();
  if (!interest || profile.interests.some((own) => lower.includes(own.toLowerCase()))) return reasoning;
  return `${reasoning.replace(/[.\s]*$/, '.')} A nod to ${firstNameOf(profile)}'s love of ${interest}.`;
}
