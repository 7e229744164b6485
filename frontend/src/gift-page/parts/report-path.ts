import { spokenLanguage } from '../../languages/words.js';

/** The form for reporting a gift, in the language of this page. Without a language it asks the browser. */
export function reportPath(shareToken: string): string {
  const language = spokenLanguage();
  return `/gift/${shareToken}/report${language === 'en' ? '' : `?language=${language}`}`;
}
