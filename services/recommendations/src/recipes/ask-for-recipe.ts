import { faultOf, isFiller } from '../model/fit-words.js';
import { UnfitAnswer } from '../model/model-unavailable.js';
import type { JsonSchema, Question } from '../model/question.js';
import type { RecipeIdea } from './recipe.js';

const count = 10;
/** Fewer are no recipe. */
const fewest = 5;
const longest = { name: 60, query: 60, is: 80, why: 160 } as const;

const text = { type: 'string' } as const;
const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ideas'],
  properties: {
    ideas: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'query', 'is', 'why', 'age'],
        properties: { name: text, query: text, is: text, why: text, age: { enum: ['any', 'child', 'adult'] } },
      },
    },
  },
};

const instructions = `Name "count" kinds of presents for people with the interest in the data, whoever they are. Each is \
a kind of thing that shops sell new, so specific that a friend would say "yes, that one"; all are different kinds, from \
cheap to dear. No brand that the interest does not name, no voucher or service. If the interest is a trouble or a loss, \
answer what it means, and never mention it.
"name": at most 6 words, plain and inviting. "query": 2-5 words for a shop's search box, as shops write it. "is": at most \
8 words: what a listing must itself be to count, so that accessories, parts and pictures do not. "why": at most 18 words \
on what the thing does for them, speaking of "they"; no number, name or price. "age": "child", "adult", or "any".`;

/** Asks for the kinds of things of one interest, without a person. */
export const askForRecipe = (interest: string): Question<RecipeIdea[]> => ({
  name: 'gift_recipe',
  instructions,
  data: { interest, count },
  schema,
  maxTokens: 1_400,
  read: (answer) => {
    const list = (answer as { ideas?: unknown } | null)?.ideas;
    const ideas = (Array.isArray(list) ? list : []).flatMap((item) => readIdea(item) ?? []).slice(0, count);
    if (ideas.length < fewest) throw new UnfitAnswer([`Only ${ideas.length} usable ideas; ${count} are needed`]);
    return ideas;
  },
});

function readIdea(item: unknown): RecipeIdea | undefined {
  const fields = (item ?? {}) as Record<string, unknown>;
  const line = (key: keyof typeof longest): string => {
    const value = fields[key];
    const plain = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
    return plain.length <= longest[key] && faultOf(plain) === undefined && !isFiller(plain) ? plain : '';
  };
  const [name, query, is, why] = [line('name'), line('query'), line('is'), line('why')];
  const age = fields['age'];
  if (!name || !query || !is || !why || /\d/.test(why)) return undefined;
  return { name, query, is, why, age: age === 'child' || age === 'adult' ? age : 'any' };
}
