import {
  changeCalendar,
  getCalendar,
  openCalendar,
  rotateCalendar,
  type Calendar,
  type CalendarChange,
  type CalendarReader,
  type CalendarSecret,
} from '@presently/contracts/identity/calendar';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import type { Caller } from '@presently/messaging/call-context';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { requirePresence } from '@presently/messaging/calls/presence';
import { notFound, unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { IdentityEnv } from '../env.js';
import { requireLiveSession } from '../sessions/require-live-session.js';
import type { User } from '../users/user.entity.js';
import { findById, lockById } from '../users/users.queries.js';
import { CalendarSecrets } from './calendar-secrets.js';

/** The address of a user's calendar feed. */
@Controller()
export class CalendarHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly secrets: CalendarSecrets,
    private readonly clock: Clock,
    private readonly env: IdentityEnv,
  ) {}

  @Handles(getCalendar)
  async get(_input: Nothing, { caller }: HandlerContext<typeof getCalendar>): Promise<Calendar> {
    requirePresence(caller, this.clock.now());
    const user = await findById(this.em, caller.userId);
    if (!user) throw unauthenticated();
    return this.present(user);
  }

  @Handles(rotateCalendar)
  rotate(_input: Nothing, { caller }: HandlerContext<typeof rotateCalendar>): Promise<Calendar> {
    return this.change(caller, (user) => user.rotateCalendar(this.clock.now()));
  }

  @Handles(changeCalendar)
  switch({ isEnabled }: CalendarChange, { caller }: HandlerContext<typeof changeCalendar>): Promise<Calendar> {
    return this.change(caller, (user) => user.switchCalendar(isEnabled, this.clock.now()));
  }

  @Handles(openCalendar)
  async open({ secret }: CalendarSecret): Promise<CalendarReader> {
    const user = await findById(this.em, this.secrets.claimedId(secret));
    const isOpen = user?.isCalendarEnabled && !user.suspendedAt && this.secrets.opens(secret, user);
    if (!isOpen) throw notFound('Calendar');
    return { userId: user.id, reminderDaysBefore: user.reminderDaysBefore };
  }

  /** Each answer contains the address, which opens the days and notes without a session. */
  private async change(caller: Caller, change: (user: User) => void): Promise<Calendar> {
    requirePresence(caller, this.clock.now());
    return this.em.transactional(async (tx) => {
      const user = await lockById(tx, caller.userId);
      if (!user) throw unauthenticated();
      await requireLiveSession(tx, caller, this.clock.now());
      change(user);
      return this.present(user);
    });
  }

  private present(user: User): Calendar {
    const { isCalendarEnabled: isEnabled } = user;
    const url = `${new URL(this.env.PUBLIC_URL).origin}/calendar/${this.secrets.issue(user)}.ics`;
    return { isEnabled, url: isEnabled ? url : null };
  }
}
