import { addressReminder } from '@presently/contracts/identity/reminders';
import { localTimeAt } from '@presently/rules/zoned-time';
import { notFound } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { Reminder } from '../reminders/reminder.entity.js';
import type { Letter } from './letter.js';
import { headerText } from './mail-text.js';
import { reminderMail } from './reminder-mail.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';

/** Writes the mail of a day's reminders, as things are when it goes out. */
@Injectable()
export class WriteReminder {
  constructor(
    private readonly em: EntityManager,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
  ) {}

  /**
   * @throws Problem `not-found` when there is nothing to remind of any more, or nobody who wants it;
   * `service-unavailable` when identity cannot be asked now.
   */
  async write({ id, userId }: Delivery): Promise<Letter> {
    const { email, displayName, timeZone, settingsToken } = await this.rpc.call(addressReminder, { userId });
    const { date: today } = localTimeAt(this.clock.now(), timeZone);
    const reminders = await this.em
      .fork()
      .find(Reminder, { delivery: id }, { orderBy: { occursOn: 'asc', occasionId: 'asc' } });
    // The mail may have waited for days: what is over by now is not coming up.
    const ahead = reminders.filter(({ occursOn }) => occursOn >= today);
    if (ahead.length === 0) throw notFound('Reminder');

    const site = this.env.PUBLIC_URL.replace(/\/+$/, '');
    const settingsUrl = `${site}/unsubscribe/${settingsToken}`;
    const occasions = ahead.map(({ occasionId, recipientId, occursOn, facts }) => ({
      ...facts,
      occursOn,
      ideasUrl: `${site}/recipients?${new URLSearchParams({ ideas: recipientId, occasion: occasionId }).toString()}`,
      scheduleUrl: `${site}/gifts?${new URLSearchParams({ recipientId, occasionId }).toString()}`,
    }));
    return {
      from: { name: 'Presently', address: this.env.MAIL_FROM },
      to: { name: headerText(displayName), address: email },
      ...reminderMail({ today, occasions, settingsUrl }),
      headers: unsubscribeHeaders(settingsUrl),
    };
  }
}
