import {
  getSchedule,
  saveSchedule,
  scheduleWeek,
  type ScheduledWeek,
  type ScheduleToSave,
  type SocialSchedule,
} from '@presently/contracts/social/schedule';
import { defaultPostsPerDay } from '@presently/rules/social-platforms';
import { isTimeZone } from '@presently/rules/zoned-time';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { wrongField } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { lockTask } from '../lock-task.js';
import { ScheduleWeek } from './schedule-week.js';
import { Schedule } from './schedule.entity.js';
import { toSchedule } from './schedule.views.js';

/** Milliseconds of the call's time reserved for the transaction. */
const reserve = 5_000;

@Controller()
export class ScheduleHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly week: ScheduleWeek,
  ) {}

  @Handles(getSchedule)
  async get(): Promise<SocialSchedule | null> {
    const schedule = await this.em.findOne(Schedule, { isOnly: true });
    return schedule && toSchedule(schedule);
  }

  @Handles(saveSchedule)
  async save(input: ScheduleToSave, { timeZone }: HandlerContext<typeof saveSchedule>): Promise<SocialSchedule> {
    const postsPerDay = input.postsPerDay ?? defaultPostsPerDay;
    if (input.postingTimes.length < postsPerDay) {
      const sentence = `For ${postsPerDay} posts a day, give ${postsPerDay} posting times`;
      throw wrongField('postingTimes', sentence, { rule: 'too-few', least: postsPerDay });
    }
    return this.em.transactional(async (tx) => {
      await lockTask(tx, 'schedule');
      const now = this.clock.now();
      const stored = await tx.findOne(Schedule, { isOnly: true });
      const given = {
        isEnabled: input.isEnabled ?? true,
        postsPerDay,
        postingTimes: [...input.postingTimes],
        platforms: [...input.platforms],
        templateCategories: [...input.templateCategories],
        timeZone: input.timeZone ?? stored?.timeZone ?? (isTimeZone(timeZone) ? timeZone : 'UTC'),
        updatedAt: now,
      };
      const schedule = stored
        ? tx.assign(stored, given)
        : tx.create(Schedule, { id: randomUUID(), isOnly: true, createdAt: now, ...given });
      await tx.flush();
      return toSchedule(schedule);
    });
  }

  @Handles(scheduleWeek)
  async fill(_input: Nothing, { deadline, releaseSlot }: HandlerContext<typeof scheduleWeek>): Promise<ScheduledWeek> {
    releaseSlot();
    return this.week.fill(AbortSignal.timeout(Math.max(0, deadline - Date.now() - reserve)));
  }
}
