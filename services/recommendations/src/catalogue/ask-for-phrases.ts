import type { Language } from '@presently/rules/languages';
import { nameOf } from '../model/language-name.js';
import { UnfitAnswer } from '../model/model-unavailable.js';
import type { JsonSchema, Question } from '../model/question.js';

const mostPhrases = 30;
const longestPhrase = 40;

const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['phrases'],
  properties: {
    phrases: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['wanted', 'phrases'],
        properties: { wanted: { type: 'integer' }, phrases: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
};

const instructions = `You know how shops write the titles of what they sell. For each entry of "wanted" name words and \
short phrases that titles of gifts for it contain: things, materials and motifs, one to three plain words each, the most \
telling first. Between 8 and 30 for each.
- Only words by which one recognises such a gift: not "gift", "set", "new", a colour, a size or a price.
- Many shops name the thing only: for gardening "trowel", "planter", "secateurs"; for somebody's cats "cat", "kitten".
- Leave out a word that mostly names something else. No names of persons, no numbers.
"wanted" is the entry's number. What is no interest (a trouble, a grief) gets what comforts or helps.`;

/** What is said of the titles, whose language the interests do not tell. */
const titlesIn = (language: Language): string =>
  language === 'en' ? '\nTitles are in English.' : `\nTitles are in English or ${nameOf(language)}: give both.`;

/**
 * C1: which words titles of gifts for some interests have. It never contains text of a shop.
 * @param language of titles, beside English; undefined where interests are in English as well
 */
export const askForPhrases = (interests: readonly string[], language?: Language): Question<Map<string, string[]>> => ({
  name: 'search_phrases',
  instructions: `${instructions}${language ? titlesIn(language) : ''}`,
  data: { wanted: interests.map((interest, index) => ({ number: index + 1, interest })) },
  schema,
  maxTokens: 200 + 200 * interests.length,
  read: (answer) => readPhrases(answer, interests),
});

/** The phrases of each interest that has any. */
function readPhrases(answer: unknown, interests: readonly string[]): Map<string, string[]> {
  const { phrases: list } = (answer ?? {}) as { phrases?: unknown };
  if (!Array.isArray(list)) throw new UnfitAnswer(['"phrases" must be a list']);
  const read = new Map<string, string[]>();
  for (const item of list.slice(0, interests.length * 2)) {
    const { wanted, phrases } = (item ?? {}) as { wanted?: unknown; phrases?: unknown };
    const interest = interests[Number(wanted) - 1];
    if (interest === undefined || !Array.isArray(phrases)) continue;
    const usable = phrases.flatMap((phrase) => (typeof phrase === 'string' ? plain(phrase) : []));
    if (usable.length > 0) read.set(interest, [...new Set(usable)].slice(0, mostPhrases));
  }
  if (read.size === 0) throw new UnfitAnswer(['"phrases" must have words for each number of "wanted"']);
  return read;
}

/** A phrase in lower case; none if it is no short text of words. */
function plain(phrase: string): string[] {
  const text = phrase.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return text.length <= longestPhrase && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&.+-]*$/u.test(text) ? [text] : [];
}
