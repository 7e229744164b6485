import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { Recipient } from '@presently/contracts/gifting/recipients';
import { daysBetween, localTimeAt } from '@presently/rules/zoned-time';
import { formatDate, parseCalendarDate } from '../../../lib/time/dates.js';
import { morningOf, type Moment } from '../../../lib/time/chosen-moments.js';
import { spokenLocale } from '../../../languages/words.js';
import { occasionTypeName } from '../../../domain/occasion/type-name.js';
import { ownTimeZone } from '../../../lib/time/time-zones.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

const weekday = (date: Date) => new Intl.DateTimeFormat(spokenLocale(), { weekday: 'long' }).format(date);

/** Nine in the morning of the day itself, where the person lives; undefined once that is over. */
export function morningOfDay(
  occasion: Pick<Occasion, 'nextOn'> | undefined,
  recipient: Pick<Recipient, 'timeZone'> | undefined,
): Moment | undefined {
  if (!occasion?.nextOn || !recipient) return undefined;
  const morning = morningOf(occasion.nextOn, recipient.timeZone ?? ownTimeZone());
  // `morningOf` moves a morning that is over to tomorrow.
  return morning.date === occasion.nextOn ? morning : undefined;
}

/** `Tuesday, Mum’s birthday`; a day that is further away has its date. */
export function dayToSendOn(
  { type, title, nextOn }: Pick<Occasion, 'type' | 'title' | 'nextOn'>,
  recipientName: string,
  now: string,
): string {
  const day = nextOn ?? '';
  const date = parseCalendarDate(day);
  const ahead = date ? daysBetween(localTimeAt(new Date(now), ownTimeZone()).date, day) : 0;
  const when = date && ahead >= 0 && ahead < 7 ? weekday(date) : formatDate(day, false);
  return say('dayAndOccasion', { day: when, occasion: title || nameOf(type, recipientName) });
}

function nameOf(type: string, name: string): string {
  if (type === 'Birthday') return say('birthdayOf', { name });
  if (type === 'Anniversary') return say('anniversaryOf', { name });
  return type === 'Other' ? say('dayItself') : occasionTypeName(type);
}
