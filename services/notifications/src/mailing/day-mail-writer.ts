import { addressReminder } from '@presently/contracts/identity/reminders';
import { notFound } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { localTimeAt } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import type { DayPayload } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { dayMail } from '../mails/day-mail.js';
import { SuspendedAccounts } from '../suspensions/suspended-accounts.js';
import { mailToSender, type OutgoingMail } from './outgoing-mail.js';

/** Writes the mail of a day for which nothing was given. */
@Injectable()
export class DayMailWriter {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly suspendedAccounts: SuspendedAccounts,
    private readonly env: NotificationsEnv,
  ) {}

  /**
   * @throws Problem `not-found` when the day is over, or when the user wants no reminders or is suspended;
   * `service-unavailable` when identity is away.
   */
  async write(userId: string, { occasionId, recipientId, occursOn, ...facts }: DayPayload): Promise<OutgoingMail> {
    const reader = await this.rpc.call(addressReminder, { userId });
    const { date: today } = localTimeAt(this.clock.now(), reader.timeZone);
    if (today > occursOn || (await this.suspendedAccounts.has(userId))) throw notFound('Reminder');
    const { site } = this.env;
    const mail = dayMail({
      language: reader.language ?? 'en',
      ...facts,
      wishUrl: `${site}/gifts?${new URLSearchParams({ card: '1', recipientId, occasionId }).toString()}`,
      ideasUrl: `${site}/recipients?${new URLSearchParams({ ideas: recipientId, occasion: occasionId }).toString()}`,
      settingsUrl: `${site}/unsubscribe/${reader.settingsToken}`,
    });
    return mailToSender(mail, userId, reader, this.env.MAIL_FROM);
  }
}
