import { languages, type Language } from '@presently/rules/languages';
import { sayIn, type Messages, type Say, type Translation } from '@presently/rules/service-words';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { pt } from './pt.js';

const catalogues: Readonly<Record<Language, Translation<typeof en>>> = { en, de, fr, es, it, pt, ja, ar };

/** Says in one language what we say of ideas ourselves, where no model does. */
export const ideasWords = (language: Language): Say<typeof en> => {
  const messages: Messages = catalogues[language];
  return (key: string, values?: object) => sayIn(language, messages[key]!, values);
};

/** The name of the idea for almost anybody, in every language: a sender may have changed theirs since. */
export const generalNames: ReadonlySet<string> = new Set(languages.map((language) => ideasWords(language)('general')));
