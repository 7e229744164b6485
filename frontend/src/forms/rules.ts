import { maxLength, minLength } from '@presently/rules/vocabulary';
import { isCalendarDate, isDateOfAnyYear, years } from '@presently/rules/zoned-time';
import * as v from 'valibot';
import { instantMeant } from '../lib/moments.js';

/** The rules of text in forms. The services check the same limits, from the same vocabulary. */

export const invalidEmail = 'Please provide a valid email address';

const atMost = (max: number) => v.maxLength<string, number, string>(max, `Please use at most ${max} characters`);

/** Taken as it is typed. */
export const textOf = (max: number) => v.pipe(v.string(), atMost(max));

export const optionalText = (max: number) => v.pipe(v.string(), v.trim(), atMost(max));

/** @param sentence what the form says when the text is blank */
export const requiredText = (max: number, sentence: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(sentence), atMost(max));

/** Only the shape of an address: the service decides what is valid. */
const looksLikeEmail = v.regex<string, string>(/^[^\s@]+@[^\s@]+$/, invalidEmail);

export const requiredEmail = (sentence = invalidEmail) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(sentence), looksLikeEmail, atMost(maxLength.email));

/** A blank text is no address. */
export const optionalEmail = v.union([
  v.pipe(v.string(), v.trim(), v.literal('')),
  v.pipe(v.string(), v.trim(), looksLikeEmail, atMost(maxLength.email)),
]);

/** Taken as it is typed: spaces belong to a password. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(minLength.password, `Password must be at least ${minLength.password} characters`),
  atMost(maxLength.password),
);

/** A list of words. */
export const words = v.array(v.string());

/** `YYYY-MM-DD`, `--MM-DD` without the year, or blank. */
export const birthday = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDateOfAnyYear(dateOf(text)), 'Please choose a real month and day'),
  v.check(
    (text) => !isDateOfAnyYear(dateOf(text)) || isCalendarDate(dateOf(text)),
    `Please choose a year between ${years.first} and ${years.last}`,
  ),
);

/** The calendar date of a birthday. 29 February exists without a year. */
const dateOf = (text: string): string => text.replace(/^--/, '2000-');

/** A choice of several, at least one. */
export const someOf = <const Options extends readonly string[]>(options: Options, sentence: string) =>
  v.pipe(v.array(v.picklist(options)), v.minLength(1, sentence));

export const moment = v.object({ date: v.string(), time: v.string(), timeZone: v.string() });

/** A moment that exists and is not over. */
export const isToCome = (typed: v.InferInput<typeof moment>): boolean => {
  const instant = instantMeant(typed);
  return instant !== undefined && instant.getTime() > Date.now();
};
export const momentToCome = 'Please choose a time in the future';
