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

/** An optional list of interests: trimmed, without blanks. */
export const InterestList = () => WordList('interest', 'An');

/** An optional list of words of a person: trimmed, without blanks. Labels and dislikes are stored once, whatever their case. */
export const WordList = (word: 'interest' | 'label' | 'dislike', article = 'A') =>
  combine(
    Transform(({ value }) => {
      if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return value;
      const words = value.map((item: string) => item.trim()).filter((item) => item !== '');
      return word === 'interest' ? words : onceEach(words);
    }),
    IsOptional(),
    IsArray({ message: `${word}s must be a list` }),
    ArrayMaxSize(maxLength[`${word}s`], { message: `At most ${maxLength[`${word}s`]} ${word}s` }),
    IsString({ each: true, message: `${word}s must be a list of words` }),
    MaxLength(maxLength[word], {
      each: true,
      message: `${article} ${word} must be at most ${maxLength[word]} characters`,
    }),
    NoControls(controls, { each: true }),
  );

const onceEach = (words: readonly string[]) => {
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = word.toLowerCase();
    return seen.size < seen.add(key).size;
  });
};
