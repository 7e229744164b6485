import type { CalendarEntry } from '@presently/contracts/gifting/calendar';
import { calendarEnd, calendarStart, eventsText } from '@presently/rules/calendar-text';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readCalendar } from '../calendar/calendar.queries.js';
import { Sender } from '../senders/sender.entity.js';

interface Wanted {
  userId: string;
  today: string;
  /** The product's address for browsers. */
  origin: string;
}

const usualLeadDays = 7;

/** The calendar feed's text, with all occasions. */
export async function* occasionsIcs(em: EntityManager, { userId, today, origin }: Wanted): AsyncGenerator<string> {
  const sender = await em.findOne(Sender, { userId }, { fields: ['reminderDaysBefore'] });
  const feed = { leadDays: sender?.reminderDaysBefore ?? usualLeadDays, origin };
  yield calendarStart;
  let after: string | undefined;
  do {
    const page = await readCalendar(em, today, { userId, ...(after && { after }) });
    yield eventsText(
      page.rows.map((row) => JSON.parse(row) as CalendarEntry),
      feed,
    );
    after = page.next;
  } while (after);
  yield calendarEnd;
}
