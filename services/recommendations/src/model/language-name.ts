import type { Language } from '@presently/rules/languages';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** How a question names a language: `German`. */
export const nameOf = (language: Language): string => names.of(language)!;
