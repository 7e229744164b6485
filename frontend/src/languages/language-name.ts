import { spokenLocale } from './words.js';

/** `sv-SE` → `Swedish (Sweden)`, in the language of the page */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(spokenLocale(), { type: 'language' }).of(language) ?? language;
