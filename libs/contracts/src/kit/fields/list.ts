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
export const InterestList = () =>
  combine(
    Transform(({ value }) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? value.map((item: string) => item.trim()).filter((item) => item !== '')
        : value,
    ),
    IsOptional(),
    IsArray({ message: 'interests must be a list' }),
    ArrayMaxSize(maxLength.interests, { message: `At most ${maxLength.interests} interests` }),
    IsString({ each: true, message: 'interests must be a list of words' }),
    MaxLength(maxLength.interest, {
      each: true,
      message: `An interest must be at most ${maxLength.interest} characters`,
    }),
    NoControls(controls, { each: true }),
  );
