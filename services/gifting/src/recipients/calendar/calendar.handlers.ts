import {
  getCalendarVersion,
  listCalendar,
  type CalendarEntry,
  type CalendarOfSender,
  type CalendarVersion,
  type CalendarVersionOf,
} from '@presently/contracts/gifting/calendar';
import { Handles } from '@presently/messaging/handles';
import type { Page } from '@presently/messaging/page';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { readCalendar, readCalendarVersion } from './calendar.queries.js';

@Controller()
export class CalendarHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Handles(listCalendar)
  list(wanted: CalendarOfSender): Promise<Page<CalendarEntry>> {
    return readCalendar(this.em, this.clock.today('UTC'), wanted);
  }

  @Handles(getCalendarVersion)
  version({ userId }: CalendarVersionOf): Promise<CalendarVersion> {
    return readCalendarVersion(this.em, userId);
  }
}
