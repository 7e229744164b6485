import type { ScheduledWeek } from '@presently/contracts/social/schedule';
import { Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Post } from '../posts/post.entity.js';
import { recentTexts } from '../posts/recent-texts.js';
import { lockTask } from '../lock-task.js';
import { Template } from '../templates/template.entity.js';
import { Writer, type WrittenPost } from '../writing/writer.js';
import { candidatesOf, planWeek, type Share } from './plan-week.js';
import { Schedule } from './schedule.entity.js';
import { weekSlots } from './week-slots.js';

/** Templates whose posts are written at the same time. */
const writtenAtOnce = 4;

interface NewPost extends WrittenPost, Pick<Share, 'template' | 'platforms'> {
  slot: Date;
}

/**
 * Fills the free slots of the next week. Texts are written first, which may take half a minute. A transaction under a lock
 * then fills the slots that are still free, so that two calls at once fill each slot once.
 */
@Injectable()
export class ScheduleWeek {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly writer: Writer,
  ) {}

  async fill(signal: AbortSignal): Promise<ScheduledWeek> {
    const schedule = await this.em.findOne(Schedule, { isOnly: true });
    if (!schedule) throw new Problem('schedule.missing', 409, 'Configure your posting schedule first');
    if (!schedule.isEnabled)
      throw new Problem('schedule.off', 409, 'The posting schedule is switched off. Switch it on first.');
    const candidates = candidatesOf(schedule, await this.em.findAll(Template, { orderBy: { name: 'asc', id: 'asc' } }));
    if (candidates.length === 0) {
      throw new Problem(
        'schedule.no-templates',
        409,
        'No active template belongs to the categories and platforms of your schedule.',
      );
    }

    const slots = weekSlots(schedule, this.clock.now());
    const taken = await takenSlots(this.em, slots);
    const free = slots.filter((slot) => !taken.has(slot.getTime()));
    const shares = planWeek(candidates, free, await this.lastUses());
    const posts = await this.write(shares, signal);
    return this.save(schedule, slots, posts);
  }

  private async write(shares: readonly Share[], signal: AbortSignal): Promise<NewPost[]> {
    const used = await recentTexts(this.em, this.clock.now());
    const posts: NewPost[] = [];
    const waiting = [...shares];
    const writeInTurn = async () => {
      for (let share = waiting.shift(); share; share = waiting.shift()) {
        const { template, platforms, slots } = share;
        const written = await this.writer.write(template, platforms, slots.length, used, signal);
        posts.push(...written.map((post, index) => ({ ...post, template, platforms, slot: slots[index]! })));
      }
    };
    await Promise.all(Array.from({ length: writtenAtOnce }, writeInTurn));
    return posts;
  }

  private save(schedule: Schedule, slots: readonly Date[], posts: readonly NewPost[]): Promise<ScheduledWeek> {
    return this.em.transactional(async (tx) => {
      await lockTask(tx, 'schedule');
      const taken = await takenSlots(tx, slots);
      const saved = posts.filter(({ slot }) => !taken.has(slot.getTime()));
      // A template may have been deleted while its posts were written.
      const templates = new Set((await tx.findAll(Template, { fields: ['id'] })).map(({ id }) => id));
      const now = this.clock.now();
      for (const { content, source, template, platforms, slot } of saved) {
        tx.create(Post, {
          id: randomUUID(),
          template: templates.has(template.id) ? tx.getReference(Template, template.id, { wrapped: true }) : null,
          content,
          source,
          imageUrl: null,
          platforms: [...platforms],
          status: 'scheduled',
          scheduledFor: slot,
          nextAt: slot,
          createdAt: now,
          updatedAt: now,
        });
      }
      await tx.nativeUpdate(Schedule, { id: schedule.id }, { lastRunAt: now });
      return {
        scheduled: saved.length,
        skipped: slots.length - saved.length,
        fromHouse: saved.filter(({ source }) => source === 'house').length,
      };
    });
  }

  private async lastUses(): Promise<Map<string, Date>> {
    const rows = await this.em.execute<{ id: string; last: string | Date }[]>(
      'select template_id as id, max(coalesce(scheduled_for, created_at)) as last from social_posts where template_id is not null group by 1',
    );
    return new Map(rows.map(({ id, last }) => [id, new Date(last)]));
  }
}

/** The times of the slots that have a post, in any status. */
async function takenSlots(em: EntityManager, slots: readonly Date[]): Promise<Set<number>> {
  const posts = await em.find(Post, { scheduledFor: { $in: [...slots] } }, { fields: ['scheduledFor'] });
  return new Set(posts.map(({ scheduledFor }) => scheduledFor!.getTime()));
}
