const fewestWords = 40;
const mostWords = 120;
const mostAlike = 0.6;

interface Expectation {
  firstName: string;
  /** All given facts about the person, the gift and the occasion. */
  known: string;
  previous: readonly string[];
  /** Whether it is written in English, where only names have a capital inside a sentence. */
  isEnglish?: boolean;
}

const placeholder = /[[\]{}<>]|\b(your name|insert (name|here)|placeholder|lorem ipsum|recipient's name)\b/i;
const address = /https?:|www\.|[^\s@]@[^\s@]+\.[a-z]/i;
const markup = /^[^\S\n\r\u2028\u2029]*(#|[-*] |subject:)|\*\*/im;
/** Phrases about shared memories, which the model cannot have. */
const memory = new RegExp(
  String.raw`\b(${[
    'remember (when|that|the|how|our)',
    'last (spring|summer|autumn|fall|winter|week|month|year|time)',
    'when we (first )?(met|were)',
    'the (day|time) (we|you)',
    'years ago',
    'back in',
    'as a child',
  ].join('|')})\b`,
  'i',
);

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** The faults of a message, as instructions for the model. */
export function faultsOf(message: string, { firstName, known, previous, isEnglish = true }: Expectation): string[] {
  const faults: string[] = [];
  const count = wordsOf(message).length;
  if (count < fewestWords || count > mostWords)
    faults.push(`It has ${count} words; it must have ${fewestWords} to ${mostWords}`);
  if (!message.toLowerCase().includes(firstName.toLowerCase()))
    faults.push('It must speak to the person by first name');
  if (placeholder.test(message)) faults.push('It must hold no placeholders and no brackets');
  if (address.test(message)) faults.push('It must hold no links and no addresses');
  if (markup.test(message)) faults.push('It must be plain text, without title, list or markup');
  if (memory.test(message)) faults.push('It tells of a memory that you were not told: leave it out');
  const numbers = message.match(/\d+/g) ?? [];
  if (numbers.some((number) => !known.includes(number)))
    faults.push('It names a number that is not in the data: leave it out');
  const strangers = isEnglish
    ? namesIn(message).filter((name) => !known.toLowerCase().includes(name.toLowerCase()))
    : [];
  if (strangers.length > 0) faults.push(`It names ${strangers[0]}, which is not in the data: leave it out`);
  if (previous.some((other) => likeness(message, other) > mostAlike))
    faults.push('It says the same as a previous one: write another');
  return faults;
}

/** Words with a capital that need no fact. */
const usual =
  /^(I|I'\S*|I’\S*|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Happy|Merry|Birthday|Christmas|Easter|New|Year|Dear|God|English)$/;

/** Words with a capital inside a sentence: names of people and places. */
const namesIn = (message: string): string[] =>
  [...message.matchAll(/(?<=[\p{Ll},;]\s)\p{Lu}[\p{L}'’]+/gu)]
    .map(([name]) => name.replace(/['’]s$/, ''))
    .filter((name) => !usual.test(name));

/** The share of the shorter text's word pairs that the other one contains: 0 to 1. */
export function likeness(one: string, other: string): number {
  const [mine, theirs] = [pairsOf(one), pairsOf(other)];
  const shorter = Math.min(mine.size, theirs.size);
  return shorter === 0 ? 0 : mine.intersection(theirs).size / shorter;
}

const pairsOf = (text: string): Set<string> => {
  const words = wordsOf(text.toLowerCase());
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
};
