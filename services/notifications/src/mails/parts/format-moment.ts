import { localeOf, type Language } from '@presently/rules/languages';

/** `Saturday, November 21 at 10:00 AM GMT+1` */
export function formatMoment(instant: string, timeZone: string, language: Language = 'en'): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  // The formatter puts a narrow space before AM and PM. Many fonts of mail programs show a box in its place.
  return format.format(new Date(instant)).replaceAll('\u202f', ' ');
}
