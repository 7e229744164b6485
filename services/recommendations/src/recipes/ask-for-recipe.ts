import type { Language } from '@presently/rules/languages';
import { faultOf, faultOfList, isFiller } from '../model/fit-words.js';
import { nameOf } from '../model/language-name.js';
import { UnfitAnswer } from '../model/model-unavailable.js';
import type { Question } from '../model/question.js';
import { aboutRow, fieldsOf, schemaOfRows } from '../model/rows.js';
import type { RecipeIdea } from './recipe.js';

const count = 10;
/** Fewer are no recipe. */
const fewest = 5;
const longest = { name: 60, query: 60, local: 60, is: 120, why: 160 } as const;

/** Keys of a row, for those who read a language. */
const keysFor = (language: Language): string[] => [
  'name',
  'query',
  ...(language === 'en' ? [] : ['local']),
  'is',
  'why',
  'age',
];

const instructions = `Name "count" kinds of presents for people with the interest in the data, whoever they are. Each is \
one use or pleasure with the usual things that give it, which shops sell new and of which a friend would say "yes, that"; \
all are different kinds, from cheap to dear. No brand that the interest does not name, no voucher or service. If the \
interest is a trouble or a loss, answer what it means, and never mention it.
"name": 1-6 words: a plain, inviting heading for things with one use, joined by "or", never "and". "query": 2-5 words for \
a shop's search box that find most of "is", as shops write them. "is": what a listing must itself be to count: two to four \
examples, of each of which the name is true: "kite, kite reel, wind sock"; with no material, size, motif or style. "why": \
at most 18 words on what a thing of this kind does for its owner, true of each that counts, without a word for the owner \
(no he, she or they); no number, name or price. "age": "child", "adult", or "any".`;

/** What is said of the language: shops may speak it, too. */
const inLanguage = (language: Language): string =>
  `\nIn English, but "name", "why" and "local" in ${nameOf(language)}: "local" is "query" as shops there write it.`;

/** Asks for the kinds of things of one interest, without a person, for those who read a language. */
export function askForRecipe(interest: string, language: Language): Question<RecipeIdea[]> {
  const keys = keysFor(language);
  const row = `\nEach is a row of texts, ${aboutRow(keys)}.`;
  return {
    name: 'gift_recipe',
    instructions: `${instructions}${row}${language === 'en' ? '' : inLanguage(language)}`,
    data: { interest, count },
    schema: schemaOfRows({ ideas: keys }),
    maxTokens: language === 'en' ? 1_400 : 2_200,
    read: (answer) => {
      const list = (answer as { ideas?: unknown } | null)?.ideas;
      const items = (Array.isArray(list) ? list : []).map((item) => fieldsOf(item, keys) ?? {});
      const ideas = items.flatMap((fields) => readIdea(fields, language) ?? []).slice(0, count);
      if (ideas.length < fewest) throw new UnfitAnswer([`Only ${ideas.length} usable ideas; ${count} are needed`]);
      return ideas;
    },
  };
}

function readIdea(fields: Record<string, unknown>, language: Language): RecipeIdea | undefined {
  const line = (key: keyof typeof longest, of: Language): string => {
    const value = fields[key];
    const plain = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
    const fault = key === 'is' ? faultOfList(plain, of) : faultOf(plain, of);
    return plain.length <= longest[key] && fault === undefined && !isFiller(plain) ? plain : '';
  };
  const [name, query, is] = [line('name', language), line('query', 'en'), line('is', 'en')];
  const why = line('why', language);
  const local = language === 'en' ? '' : line('local', language);
  const age = fields['age'];
  if (!name || !query || !is || !why || /\d/.test(why)) return undefined;
  return { name, query, ...(local && { local }), is, why, age: age === 'child' || age === 'adult' ? age : 'any' };
}
