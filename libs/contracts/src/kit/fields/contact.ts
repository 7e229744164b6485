import { IS_EMAIL, IsOptional, MaxLength, ValidateBy, isEmail } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';
import { maxLength } from '@presently/rules/vocabulary';
import { BlankIsAbsent, Trimmed, combine } from './decorate.js';
import { controls, isPrintable } from './printable.js';

/**
 * Exactly one mailbox. Checked for control characters first: class-validator accepts line breaks in a quoted local
 * part, and throws on a lone surrogate.
 */
export const EmailAddress = (): PropertyDecorator =>
  ValidateBy({
    name: IS_EMAIL,
    validator: {
      validate: (value) => isPrintable(value, controls) && isEmail(value),
      defaultMessage: () => 'Please provide a valid email address',
    },
  });

/** An optional e-mail address; exactly one mailbox. */
export const OptionalEmail = () =>
  combine(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    MaxLength(maxLength.email, { message: 'Please provide a valid email address' }),
    EmailAddress(),
  );

/**
 * Whether a number may exist: 7 to 15 digits, and with the code of a country as many as its numbers have. Other
 * characters are ignored. Without a code, only the sender knows the country.
 */
function isPossiblePhone(value: unknown): boolean {
  if (!isPrintable(value, controls) || !/^(\D*\d){7,15}\D*$/.test(value as string)) return false;
  const written = (value as string).normalize('NFKC').trim();
  return (
    !written.startsWith('+') || parsePhoneNumberFromString(written, { extract: false }, metadata)?.isPossible() === true
  );
}

/** An optional phone number, {@link isPossiblePhone}. */
export const OptionalPhone = () =>
  combine(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    MaxLength(maxLength.phone, { message: 'Please provide a valid phone number' }),
    ValidateBy({
      name: 'isPhone',
      validator: {
        validate: isPossiblePhone,
        defaultMessage: () => 'Please provide a valid phone number',
      },
    }),
  );
