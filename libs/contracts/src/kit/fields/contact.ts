import { IS_EMAIL, IsOptional, MaxLength, ValidateBy, isEmail } from 'class-validator';
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

/** An optional phone number with 7 to 15 digits; other characters are ignored. */
export const OptionalPhone = () =>
  combine(
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
