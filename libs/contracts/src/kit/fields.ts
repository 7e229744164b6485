import 'reflect-metadata';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IS_EMAIL,
  IsArray,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  isEmail,
  type ValidationOptions,
} from 'class-validator';
import type { MessageClass } from './operation.js';
import { maxLength, minLength } from '../vocabulary.js';
import { isPlainObject } from './plain-object.js';
import { isTimeZone } from '../zoned-time.js';

/** Field decorators of the messages: one word per kind of text, so that no field forgets trimming, length or control characters. */

const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

const Trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));
/** Browsers send '' for an input left alone: it means "not given". */
const BlankIsAbsent = () =>
  Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? undefined : value));

const isPrintable = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && value.isWellFormed() && !pattern.test(value);

/* eslint-disable-next-line no-control-regex -- control characters are exactly what these refuse */
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/* eslint-disable-next-line no-control-regex -- as above; tab and line breaks are part of a letter */
const controlsButLineBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

function NoControls(pattern: RegExp, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'noControlCharacters',
      validator: {
        validate: (value) => isPrintable(value, pattern),
        defaultMessage: () => '$property contains characters that cannot be shown',
      },
    },
    options,
  );
}

interface TextRule {
  max: number;
  /** Sentence shown when the text is blank. */
  required: string;
}

/** A required line of text: trimmed, not blank, no control characters. */
export const Text = ({ max, required }: TextRule) =>
  all(
    Trimmed(),
    IsString({ message: required }),
    MinLength(1, { message: required }),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controls),
  );

/** A line of text that may be left out; blank means absent. */
export const OptionalText = (max: number) =>
  all(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controls),
  );

/** A line of text in a change: absent keeps what is stored; null or a blank clears it. */
export const ClearableText = (max: number) =>
  all(
    Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controls),
  );

/** Several lines of text that may be left out; line breaks stay. */
export const OptionalLongText = (max: number) =>
  all(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    IsString(),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controlsButLineBreaks),
  );

/** Several lines of text that are required: trimmed, not blank; line breaks stay. */
export const LongText = ({ max, required }: TextRule) =>
  all(
    Trimmed(),
    IsString({ message: required }),
    MinLength(1, { message: required }),
    MaxLength(max, { message: `$property must be at most ${max} characters` }),
    NoControls(controlsButLineBreaks),
  );

/** Whether a value is an absolute http(s) URL without credentials. */
export function isWebUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !isPrintable(value, controls)) return false;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** A required http(s) URL; whatever is wrong with it, the sentence is the same. */
export const WebUrl = () =>
  all(
    Trimmed(),
    MaxLength(maxLength.url, { message: 'Please provide a valid URL' }),
    ValidateBy({
      name: 'isWebUrl',
      validator: { validate: isWebUrl, defaultMessage: () => 'Please provide a valid URL' },
    }),
  );

/** An http(s) URL that may be left out. */
export const OptionalWebUrl = () =>
  all(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    MaxLength(maxLength.url, { message: `$property must be at most ${maxLength.url} characters` }),
    ValidateBy({
      name: 'isWebUrl',
      validator: { validate: isWebUrl, defaultMessage: () => 'Please provide a valid URL' },
    }),
  );

/** An http(s) URL in a change: absent keeps what is stored; null or a blank clears it. */
export const ClearableWebUrl = () =>
  all(
    Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    Trimmed(),
    IsOptional(),
    MaxLength(maxLength.url, { message: `$property must be at most ${maxLength.url} characters` }),
    ValidateBy({
      name: 'isWebUrl',
      validator: { validate: isWebUrl, defaultMessage: () => 'Please provide a valid URL' },
    }),
  );

/**
 * Exactly one mailbox. Looked at before the validator does: a local part in quotes may hold line breaks and still be an
 * address to it, and at half a character it throws.
 */
export const EmailAddress = (): PropertyDecorator =>
  ValidateBy({
    name: IS_EMAIL,
    validator: {
      validate: (value) => isPrintable(value, controls) && isEmail(value),
      defaultMessage: () => 'Please provide a valid email address',
    },
  });

/** An e-mail address that may be left out; exactly one mailbox. */
export const OptionalEmail = () =>
  all(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    MaxLength(maxLength.email, { message: 'Please provide a valid email address' }),
    EmailAddress(),
  );

/** A password that somebody chooses: taken as it is, neither trimmed nor judged beyond its length. */
export const NewPassword = () =>
  all(
    IsString({ message: `Password must be at least ${minLength.password} characters` }),
    MinLength(minLength.password, { message: `Password must be at least ${minLength.password} characters` }),
    MaxLength(maxLength.password, { message: `Password must be at most ${maxLength.password} characters` }),
  );

/** An id in the path or the body; anything else cannot name a thing of ours. */
export const Id = () => IsUUID(undefined, { message: '$property must be an id' });

/** An id that may be left out. */
export const OptionalId = () => all(BlankIsAbsent(), IsOptional(), Id());

/** Present but possibly null in an answer. */
export const Nullable = () => ValidateIf((_object, value) => value !== null);

/** A phone number that may be left out: at least seven digits once everything else is taken away. */
export const OptionalPhone = () =>
  all(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    MaxLength(maxLength.phone, { message: 'Please provide a valid phone number' }),
    ValidateBy({
      name: 'isPhone',
      validator: {
        validate: (value) => isPrintable(value, controls) && /^(\D*\d){7,15}\D*$/.test(value as string),
        defaultMessage: () => 'Please provide a valid phone number',
      },
    }),
  );

/** A list of texts that may be left out: so many at the most, each so long at the most. */
export const ShortTexts = (most: number, length: number) =>
  all(
    IsOptional(),
    IsArray({ message: '$property must be a list' }),
    ArrayMaxSize(most, { message: `$property may hold at most ${most}` }),
    IsString({ each: true, message: '$property must be a list of texts' }),
    MaxLength(length, { each: true, message: `Each of $property must be at most ${length} characters` }),
  );

/** What a person is interested in: trimmed, blanks dropped. */
export const InterestList = () =>
  all(
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

/** Whether `value` is a calendar date `YYYY-MM-DD` that exists. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !day || year === '0000') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A required calendar date, `YYYY-MM-DD`. */
export const CalendarDate = ({ required }: { required: string }) =>
  all(
    Trimmed(),
    IsString({ message: required }),
    MinLength(1, { message: required }),
    ValidateBy({
      name: 'isCalendarDate',
      validator: { validate: isCalendarDate, defaultMessage: () => 'Please choose a date that exists' },
    }),
  );

/** The IANA name of a time zone. */
export const TimeZone = () =>
  ValidateBy({
    name: 'isTimeZone',
    validator: { validate: isTimeZone, defaultMessage: () => 'Please choose a time zone from the list' },
  });

/** An instant with its offset from UTC, `2026-12-01T09:00:00Z`, on a day that exists. */
function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, date] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(value) ?? [];
  return isCalendarDate(date) && !Number.isNaN(Date.parse(value));
}

/** A required {@link isInstant}. */
export const Instant = () =>
  ValidateBy({
    name: 'isInstant',
    validator: { validate: isInstant, defaultMessage: () => 'Please choose a day and a time that exist' },
  });

/** Whether a value is a whole number, and no more than the tables count to. */
export const isCounted = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;

/** How often, or how many: {@link isCounted}. */
export const Counted = () =>
  ValidateBy({
    name: 'isCounted',
    validator: { validate: isCounted, defaultMessage: () => '$property must be a number that counts' },
  });

/** Metadata key under which {@link Nested} keeps the class of a field. */
export const nestedMessage = 'presently:nested-message';

/** A field that is itself a message, or a list of them; to the validator alone, an empty list in a list is as good. */
export const Nested = (type: () => MessageClass) =>
  all(
    ValidateNested(),
    ValidateBy({
      name: 'isMessage',
      validator: {
        validate: (value) => (Array.isArray(value) ? value.every(isPlainObject) : isPlainObject(value)),
        defaultMessage: () => '$property must hold objects',
      },
    }),
    Type(type),
    (target, key) => Reflect.defineMetadata(nestedMessage, type, target, key),
  );
