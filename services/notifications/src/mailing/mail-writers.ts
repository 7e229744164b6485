import { Injectable } from '@nestjs/common';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { AccountMailWriter } from './account-mail-writer.js';
import { DayMailWriter } from './day-mail-writer.js';
import { ExportMailWriter } from './export-mail-writer.js';
import { GiftMailWriter } from './gift-mail-writer.js';
import { GiftNewsMailWriter } from './gift-news-mail-writer.js';
import { GiftViewedMailWriter } from './gift-viewed-mail-writer.js';
import type { OutgoingMail } from './outgoing-mail.js';
import { PasswordResetMailWriter } from './password-reset-mail-writer.js';
import { ProposalMailWriter } from './proposal-mail-writer.js';
import { ReminderMailWriter } from './reminder-mail-writer.js';
import { WebhookOffMailWriter } from './webhook-off-mail-writer.js';

/** Writes the mail of a delivery, by its kind. */
@Injectable()
export class MailWriters {
  constructor(
    private readonly account: AccountMailWriter,
    private readonly gift: GiftMailWriter,
    private readonly giftNews: GiftNewsMailWriter,
    private readonly giftViewed: GiftViewedMailWriter,
    private readonly passwordReset: PasswordResetMailWriter,
    private readonly reminder: ReminderMailWriter,
    private readonly proposal: ProposalMailWriter,
    private readonly day: DayMailWriter,
    private readonly exported: ExportMailWriter,
    private readonly webhookOff: WebhookOffMailWriter,
  ) {}

  /**
   * @throws UnwritableMail when its values cannot form a valid mail.
   * @throws Problem `not-found` when the mail is no longer needed; `service-unavailable` when identity is away.
   */
  async write(delivery: Delivery): Promise<OutgoingMail> {
    const { contact, content, userId } = delivery;
    if (content.kind === 'gift') return this.gift.write(contact, content.payload);
    if (content.kind === 'gift-viewed') return this.giftViewed.write(userId, content.giftId, content.payload);
    if (content.kind === 'gift-nudge') return this.gift.write(contact, content.payload, true);
    if (content.kind === 'gift-thanked') return this.giftNews.writeThanked(userId, content.giftId, content.payload);
    if (content.kind === 'gift-chosen') return this.giftNews.writeChosen(userId, content.giftId, content.payload);
    if (content.kind === 'gift-arrival') return this.giftNews.writeArrival(userId, content.giftId, content.payload);
    if (content.kind === 'gift-failed') return this.giftNews.writeFailed(userId, content.giftId, content.payload);
    if (content.kind === 'proposal') return this.proposal.write(userId, content.payload);
    if (content.kind === 'day') return this.day.write(userId, content.payload);
    if (content.kind === 'export') return this.exported.write(userId, content.payload);
    if (content.kind === 'webhook-off') return this.webhookOff.write(userId, content.payload);
    if (content.kind === 'reminder') return this.reminder.write(delivery);
    if (content.kind === 'account') return this.account.write(content.payload);
    return this.passwordReset.write(content.payload);
  }
}
