import type { CalendarEntry } from '@presently/contracts/gifting/calendar';
import { exportFileLimits } from '@presently/rules/bounds';
import { calendarParts } from '@presently/rules/calendar-text';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readCalendar } from '../recipients/calendar/calendar.queries.js';
import { Sender } from '../senders/sender.entity.js';

interface Wanted {
  userId: string;
  today: string;
  /** The product's address for browsers. */
  origin: string;
}

const usualLeadDays = 7;

/** The calendar feed's text, with all occasions, and with what our own import reads. */
export async function* occasionsIcs(em: EntityManager, { userId, today, origin }: Wanted): AsyncGenerator<string> {
  const sender = await em.findOne(Sender, { userId }, { fields: ['reminderDaysBefore'] });
  const leadDays = sender?.reminderDaysBefore ?? usualLeadDays;
  yield* calendarParts(pagesOf(em, userId, today), { leadDays, origin, noteOn: today, ...exportFileLimits });
}

async function* pagesOf(em: EntityManager, userId: string, today: string): AsyncGenerator<CalendarEntry[]> {
  let after: string | undefined;
  do {
    const page = await readCalendar(em, today, { userId, ...(after && { after }) }, true);
    yield page.rows.map((row) => JSON.parse(row) as CalendarEntry);
    after = page.next;
  } while (after);
}
