import { IS_EMAIL, IsOptional, MaxLength, ValidateBy, isEmail } from 'class-validator';
import { hasCountryCode, numberIn } from '@presently/rules/phone-number';
import { maxLength } from '@presently/rules/vocabulary';
import { plainNumber } from '@presently/rules/written-number';
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
 * Whether a number may exist. With the code of a country it has as many digits as its numbers; without one, 7 to 18
 * digits, because only the sender knows the country. Other characters are ignored.
 */
function isPossiblePhone(value: unknown): boolean {
  if (!isPrintable(value, controls)) return false;
  const written = value as string;
  if (hasCountryCode(written)) return numberIn(written) !== undefined;
  // A spreadsheet rounds long numbers: `4.47911E+11`.
  if (/\dE\+?\d/i.test(written)) return false;
  // An extension or an access code of a foreign network may follow or precede the number.
  return /^(\D*\d){7,18}\D*$/.test(plainNumber(written));
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
