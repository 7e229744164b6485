import { addressViewMail } from '@presently/contracts/identity/reminders';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import type { GiftViewedPayload } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { giftViewedMail } from '../mails/gift-viewed-mail.js';
import { mailToSender, type OutgoingMail } from './outgoing-mail.js';

/** Writes the mail of a view, with the sender's address and time zone at the moment it goes out. */
@Injectable()
export class GiftViewedMailWriter {
  constructor(
    private readonly rpc: RpcClient,
    private readonly env: NotificationsEnv,
  ) {}

  /** @throws Problem `not-found` when the sender wants no such mail; `service-unavailable` when identity is away. */
  async write(
    userId: string,
    giftId: string,
    { recipientName, giftName, viewedAt }: GiftViewedPayload,
  ): Promise<OutgoingMail> {
    const reader = await this.rpc.call(addressViewMail, { userId });
    const mail = giftViewedMail({
      recipientName,
      giftName,
      viewedAt,
      timeZone: reader.timeZone,
      language: reader.language ?? 'en',
      giftUrl: `${this.env.site}/gifts/${giftId}`,
      settingsUrl: `${this.env.site}/unsubscribe/${reader.settingsToken}/views`,
    });
    return mailToSender(mail, userId, reader, this.env.MAIL_FROM);
  }
}
