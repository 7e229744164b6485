import type { Language } from '@presently/rules/languages';
import type { Translations } from './translations.js';

/** One file a language, so that a page fetches its own and no other. */
const files: Record<Exclude<Language, 'en'>, () => Promise<Translations>> = {
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
  it: async () => (await import('./it.js')).it,
  pt: async () => (await import('./pt.js')).pt,
  ja: async () => (await import('./ja.js')).ja,
  ar: async () => (await import('./ar.js')).ar,
};

export const loadTranslations = async (language: Language): Promise<Translations | undefined> =>
  language === 'en' ? undefined : files[language]();
