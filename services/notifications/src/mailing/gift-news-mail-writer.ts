import { addressReminder, addressSenderMail, addressViewMail } from '@presently/contracts/identity/reminders';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import type {
  GiftArrivalPayload,
  GiftChosenPayload,
  GiftFailedPayload,
  GiftThankedPayload,
} from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { giftArrivalMail } from '../mails/news/gift-arrival-mail.js';
import { giftChosenMail } from '../mails/news/gift-chosen-mail.js';
import { giftFailedMail } from '../mails/gift-failed-mail.js';
import { giftThankedMail } from '../mails/gift-thanked-mail.js';
import { mailToSender, type OutgoingMail } from './outgoing-mail.js';

/**
 * Writes the mails about thanks, choices, arrivals and failures, with the sender's address at the moment they go out. They throw
 * Problem `not-found` when the sender wants no such mail or has no address, `service-unavailable` when identity is away.
 */
@Injectable()
export class GiftNewsMailWriter {
  constructor(
    private readonly rpc: RpcClient,
    private readonly env: NotificationsEnv,
  ) {}

  async writeThanked(userId: string, giftId: string, thanks: GiftThankedPayload): Promise<OutgoingMail> {
    const reader = await this.rpc.call(addressViewMail, { userId });
    const mail = giftThankedMail({
      ...thanks,
      timeZone: reader.timeZone,
      language: reader.language ?? 'en',
      giftUrl: this.pageOf(giftId),
      settingsUrl: `${this.env.site}/unsubscribe/${reader.settingsToken}/views`,
    });
    return mailToSender(mail, userId, reader, this.env.MAIL_FROM);
  }

  async writeChosen(userId: string, giftId: string, choice: GiftChosenPayload): Promise<OutgoingMail> {
    const reader = await this.rpc.call(addressSenderMail, { userId });
    const mail = giftChosenMail({
      ...choice,
      timeZone: reader.timeZone,
      language: reader.language ?? 'en',
      giftUrl: this.pageOf(giftId),
    });
    return mailToSender(mail, userId, reader, this.env.MAIL_FROM);
  }

  async writeArrival(userId: string, giftId: string, arrival: GiftArrivalPayload): Promise<OutgoingMail> {
    const reader = await this.rpc.call(addressReminder, { userId });
    const mail = giftArrivalMail({
      ...arrival,
      language: reader.language ?? 'en',
      orderUrl: `${this.pageOf(giftId)}#order`,
      settingsUrl: `${this.env.site}/unsubscribe/${reader.settingsToken}`,
    });
    return mailToSender(mail, userId, reader, this.env.MAIL_FROM);
  }

  async writeFailed(userId: string, giftId: string, failure: GiftFailedPayload): Promise<OutgoingMail> {
    const reader = await this.rpc.call(addressSenderMail, { userId });
    const mail = giftFailedMail({
      ...failure,
      language: reader.language ?? 'en',
      fixUrl: `${this.pageOf(giftId)}?fix=1`,
    });
    return mailToSender(mail, userId, reader, this.env.MAIL_FROM);
  }

  private pageOf(giftId: string): string {
    return `${this.env.site}/gifts/${giftId}`;
  }
}
