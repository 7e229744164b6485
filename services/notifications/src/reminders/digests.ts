import { lock, lockOf } from '@presently/messaging/locks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryIdOf, reminderDedupeKey } from '../deliveries/delivery-id.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { NotificationsEnv } from '../env.js';
import { reminderNews } from '../pushes/push-news.js';
import { TellDevices } from '../pushes/tell-devices.js';
import type { Facts } from './reminder.entity.js';

/** What a user is to be reminded of. */
export interface Due {
  /** The occasion, or the gift. */
  subjectId: string;
  /** The day of the occasion, the one by which the gift is needed, or the last one to ask. */
  day: string;
  userId: string;
  recipientId: string;
  /** The calendar date of the reminder, in the user's time zone. */
  remindOn: string;
  facts: Facts;
}

/**
 * Gathers the reminders of one user and day in one mail, which waits `REMINDER_GATHER_MS` for them. A reminder that comes
 * after the mail was claimed gets another mail. Devices get one push for each mail.
 */
@Injectable()
export class Digests {
  constructor(
    private readonly deliveries: DeliveryQueue,
    private readonly devices: TellDevices,
    private readonly env: NotificationsEnv,
  ) {}

  /** Adds a reminder in the transaction of its event. One that exists stays in its mail. */
  async add(em: EntityManager, due: Due, traceparent: string | undefined): Promise<void> {
    // One reminder of a user at a time, so that two do not start two mails.
    await lock(em, lockOf('digest', due.userId), 'update');
    const known = 'select 1 from reminders where occasion_id = ? and occurs_on = ?';
    if ((await em.execute(known, [due.subjectId, due.day])).length > 0) return;
    const deliveryId = (await this.open(em, due)) ?? (await this.begin(em, due, traceparent));
    await em.execute(
      `insert into reminders (occasion_id, occurs_on, user_id, recipient_id, delivery_id, facts)
       values (?, ?, ?, ?, ?, ?::jsonb)`,
      [due.subjectId, due.day, due.userId, due.recipientId, deliveryId, JSON.stringify(due.facts)],
    );
  }

  /** The day's mail that is not claimed yet. Locked, so that it is claimed only after the reminder is in it. */
  private async open(em: EntityManager, { userId, remindOn }: Due): Promise<string | undefined> {
    const [mail] = await em.execute<{ id: string }[]>(
      `select id from deliveries
       where user_id = ? and kind = 'reminder' and payload ->> 'day' = ? and status = 'pending' and attempts = 0
       for update`,
      [userId, remindOn],
    );
    return mail?.id;
  }

  private async begin(em: EntityManager, due: Due, traceparent: string | undefined): Promise<string> {
    const { userId, remindOn: day } = due;
    const [earlier] = await em.execute<{ mails: number }[]>(
      `select count(*)::int as mails from deliveries where user_id = ? and kind = 'reminder' and payload ->> 'day' = ?`,
      [userId, day],
    );
    const dedupeKey = reminderDedupeKey(userId, day, earlier!.mails + 1);
    const mail = { dedupeKey, kind: 'reminder', channel: 'email', giftId: null, userId, contact: '' } as const;
    await this.deliveries.add(em, { ...mail, payload: { day, traceparent } }, this.env.REMINDER_GATHER_MS);
    const mailId = deliveryIdOf(dedupeKey);
    await this.devices.besideMail(em, reminderNews(userId, mailId), this.env.REMINDER_GATHER_MS);
    return mailId;
  }
}
