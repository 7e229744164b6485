import type { Language } from '@presently/rules/languages';
import { ar } from './ar.js';
import { de } from './de.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { pt } from './pt.js';
import type { Translations } from './translations.js';
import { speak } from './words.js';

/** All of them, for the server: a page that it renders carries no catalogue. Browsers fetch theirs by `load.ts`. */
const translations: Record<Exclude<Language, 'en'>, Translations> = { ar, de, es, fr, it, ja, pt };

/**
 * Renders a page in a language.
 * @param render must end before it returns: pages of other languages are rendered in between otherwise
 */
export function speakingIn<Page>(language: Language, render: () => Page): Page {
  speak(language, language === 'en' ? undefined : translations[language]);
  try {
    return render();
  } finally {
    speak('en');
  }
}
