import { Transform } from 'class-transformer';
import { IsOptional, MaxLength, ValidateBy } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { BlankIsAbsent, Trimmed, combine } from './decorate.js';
import { controls, isPrintable } from './printable.js';

/** Whether a value is an absolute http(s) URL without credentials. */
export function isWebUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !isPrintable(value, controls)) return false;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** A required http(s) URL. Every failure has the same message. */
export const WebUrl = () =>
  combine(
    Trimmed(),
    MaxLength(maxLength.url, { message: 'Please provide a valid URL' }),
    ValidateBy({
      name: 'isWebUrl',
      validator: { validate: isWebUrl, defaultMessage: () => 'Please provide a valid URL' },
    }),
  );

/** An optional http(s) URL. */
export const OptionalWebUrl = () =>
  combine(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    MaxLength(maxLength.url, { message: `$property must be at most ${maxLength.url} characters` }),
    ValidateBy({
      name: 'isWebUrl',
      validator: { validate: isWebUrl, defaultMessage: () => 'Please provide a valid URL' },
    }),
  );

/** An http(s) URL in a change. Absent keeps the stored value; null or a blank clears it. */
export const ClearableWebUrl = () =>
  combine(
    Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    Trimmed(),
    IsOptional(),
    MaxLength(maxLength.url, { message: `$property must be at most ${maxLength.url} characters` }),
    ValidateBy({
      name: 'isWebUrl',
      validator: { validate: isWebUrl, defaultMessage: () => 'Please provide a valid URL' },
    }),
  );
