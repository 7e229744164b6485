import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { BlankIsAbsent, combine } from './decorate.js';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The canonical form of a BCP 47 tag of a language that has a name; undefined for other values. */
export function canonicalLanguage(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength.language) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(value.trim());
    return tag !== undefined && names.of(new Intl.Locale(tag).language) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** An optional BCP 47 language, stored in canonical form. */
export const OptionalLanguage = () =>
  combine(
    BlankIsAbsent(),
    Transform(({ value }) => canonicalLanguage(value) ?? value),
    IsOptional(),
    ValidateBy({
      name: 'isLanguage',
      validator: {
        validate: (value) => canonicalLanguage(value) !== undefined,
        defaultMessage: () => 'Please choose a language from the list',
      },
    }),
  );
