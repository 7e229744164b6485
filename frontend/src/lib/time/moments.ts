import { spokenLocale } from '../../languages/words.js';

/** `Thu, Dec 24, 9:00 AM` in the given zone, else in the browser's. Another year than this is added. */
export function formatMoment(instant: string, now = new Date(), timeZone?: string): string {
  const date = new Date(instant);
  const year = new Intl.DateTimeFormat(spokenLocale(), { year: 'numeric', timeZone });
  return new Intl.DateTimeFormat(spokenLocale(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(year.format(date) !== year.format(now) && { year: 'numeric' }),
    timeZone,
  }).format(date);
}
