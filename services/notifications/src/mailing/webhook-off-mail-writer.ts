import { addressSenderMail } from '@presently/contracts/identity/reminders';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import type { WebhookOffPayload } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { webhookOffMail } from '../mails/webhook-off-mail.js';
import { mailToSender, type OutgoingMail } from './outgoing-mail.js';

/** Writes the mail about a webhook that was switched off. */
@Injectable()
export class WebhookOffMailWriter {
  constructor(
    private readonly rpc: RpcClient,
    private readonly env: NotificationsEnv,
  ) {}

  /** @throws Problem `not-found` when the owner has no address; `service-unavailable` when identity is away. */
  async write(userId: string, { host, reason }: WebhookOffPayload): Promise<OutgoingMail> {
    const owner = await this.rpc.call(addressSenderMail, { userId });
    const mail = webhookOffMail({
      host,
      reason,
      language: owner.language ?? 'en',
      pageUrl: `${this.env.site}/account/connect#webhooks`,
    });
    return mailToSender(mail, userId, owner, this.env.MAIL_FROM);
  }
}
