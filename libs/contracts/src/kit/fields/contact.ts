import { IS_EMAIL, IsOptional, MaxLength, ValidateBy, isEmail } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { BlankIsAbsent, Trimmed, combine } from './decorate.js';
import { controls, isPrintable } from './printable.js';

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
  combine(
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    MaxLength(maxLength.email, { message: 'Please provide a valid email address' }),
    EmailAddress(),
  );

/** A phone number that may be left out: at least seven digits once everything else is taken away. */
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
