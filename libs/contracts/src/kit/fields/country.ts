import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { isCountry } from '@presently/rules/countries';
import { BlankIsAbsent, combine } from './decorate.js';

/** An optional country, ISO 3166-1 alpha-2 in upper case; a blank means absent. */
export const OptionalCountry = () =>
  combine(
    BlankIsAbsent(),
    Transform(({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)),
    IsOptional(),
    ValidateBy({
      name: 'isCountry',
      validator: { validate: isCountry, defaultMessage: () => 'Please choose a country from the list' },
    }),
  );
