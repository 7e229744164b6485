/** The languages of gift pages, mails and screens, English first: it stands in for a language that is not here. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** `de-CH` → `de`; undefined for a tag of a language that is not here, and for a text that is no tag. */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  const [primary = ''] = (tag ?? '').trim().toLowerCase().split(/[-_]/, 1);
  return isLanguage(primary) ? primary : undefined;
}

/** What anybody sends beyond this is not read. */
const mostTags = 20;

/**
 * The first of these languages in the reader's order.
 * @param header an `Accept-Language`: `de-CH, fr;q=0.8, *;q=0.1`
 */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  return (header ?? '')
    .split(',', mostTags)
    .map((part) => {
      const [tag = '', quality] = part.split(';', 2);
      const weight = quality === undefined ? 1 : Number(quality.replace(/^\s*q=/, ''));
      return { language: languageOfTag(tag), weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)[0]?.language;
}

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * The locale in which days, numbers and lists are written: English as in the United States, unless it is said otherwise;
 * another language as the reader's own locale writes it, if that is one of the language.
 * @param locale such as `de-AT`
 */
export function localeOf(language: Language, locale?: string): string {
  if (language === 'en') return 'en-US';
  return languageOfTag(locale) === language ? locale! : language;
}
