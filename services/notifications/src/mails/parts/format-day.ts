import { localeOf, type Language } from '@presently/rules/languages';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter of a language, which is made once. */
function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}

const dateOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** `Saturday, November 28` of `2026-11-28` */
export const formatDay = (date: string, language: Language): string =>
  formatOf(language, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(dateOf(date));

/** `Saturday` */
export const formatWeekday = (date: string, language: Language): string =>
  formatOf(language, { weekday: 'long', timeZone: 'UTC' }).format(dateOf(date));

/** `November 28` */
export const formatMonthAndDay = (date: string, language: Language): string =>
  formatOf(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(dateOf(date));

/** `November 2026` of an instant */
export const formatMonth = (instant: string, language: Language): string =>
  formatOf(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(instant));

/** `November 28, 2026` */
export const formatLongDay = (instant: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(new Date(instant));
