import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { combine } from './decorate.js';
import { NoControls, controls } from './printable.js';

/** An optional list of at most `most` texts of at most `length` characters. */
export const ShortTexts = (most: number, length: number) =>
  combine(
    IsOptional(),
    IsArray({ message: '$property must be a list' }),
    ArrayMaxSize(most, { message: `$property may hold at most ${most}` }),
    IsString({ each: true, message: '$property must be a list of texts' }),
    MaxLength(length, { each: true, message: `Each of $property must be at most ${length} characters` }),
  );

const lists = {
  interest: 'interests',
  label: 'labels',
  like: 'likes',
  dislike: 'dislikes',
  allergy: 'allergies',
} as const;

interface WordListOptions {
  /** Whether one text with commas or lines is a list, too: a form without script sends it. */
  isWritten?: boolean;
}

/** An optional list of interests: trimmed, without blanks. */
export const InterestList = () => WordList('interest');

/** An optional list of words about a person: trimmed, without blanks; apart from interests, each word once. */
export const WordList = (word: keyof typeof lists, { isWritten = false }: WordListOptions = {}) => {
  const list = lists[word];
  const article = /^[aeiou]/.test(word) ? 'An' : 'A';
  return combine(
    Transform(({ value }: { value: unknown }) => {
      const items: unknown = isWritten && typeof value === 'string' ? value.split(/[,;\n]/) : value;
      if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) return items;
      const words = items.map((item) => item.trim()).filter((item) => item !== '');
      return word === 'interest' ? words : onceEach(words);
    }),
    IsOptional(),
    IsArray({ message: `${list} must be a list` }),
    ArrayMaxSize(maxLength[list], { message: `At most ${maxLength[list]} ${list}` }),
    IsString({ each: true, message: `${list} must be a list of words` }),
    MaxLength(maxLength[word], {
      each: true,
      message: `${article} ${word} must be at most ${maxLength[word]} characters`,
    }),
    NoControls(controls, { each: true }),
  );
};

/** Words without repetitions, ignoring case. The first spelling counts. */
export const onceEach = (words: readonly string[]): string[] => {
  const seen = new Set<string>();
  return words.filter((word) => seen.size < seen.add(word.toLowerCase()).size);
};
