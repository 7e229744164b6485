import { isLanguage, type Language } from '@presently/rules/languages';
import { languageOfPage } from './words.js';

/** As the gateway reads it; in seconds, the longest that browsers accept. */
const name = 'language';
const maxAge = 400 * 24 * 60 * 60;

const remembered = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Speaks the language that the user has chosen: it is remembered for the next page, and this one is loaded again if it
 * speaks another one. A browser that keeps nothing stays with its own language.
 */
export function speakFromNowOn(language: Language, load = () => location.reload()): void {
  if (remembered() === language) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${language}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
  if (remembered() === language && languageOfPage() !== language) load();
}

/** What the account says about it, if anything. */
export function speakAsAccountSays(language: unknown): void {
  if (isLanguage(language)) speakFromNowOn(language);
}
