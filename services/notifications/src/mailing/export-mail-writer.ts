import { addressSenderMail } from '@presently/contracts/identity/reminders';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import type { ExportPayload } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { exportMail } from '../mails/export-mail.js';
import { addressMail, type OutgoingMail } from './outgoing-mail.js';

/** Writes the mail about a finished export. */
@Injectable()
export class ExportMailWriter {
  constructor(
    private readonly rpc: RpcClient,
    private readonly env: NotificationsEnv,
  ) {}

  /** @throws Problem `not-found` when the owner has no address; `service-unavailable` when identity is away. */
  async write(userId: string, { expiresAt }: ExportPayload): Promise<OutgoingMail> {
    const { email, displayName, timeZone, language } = await this.rpc.call(addressSenderMail, { userId });
    const mail = exportMail({
      expiresAt,
      timeZone,
      language: language ?? 'en',
      pageUrl: `${this.env.site}/account#your-data`,
    });
    // The budget of exports has counted it.
    return addressMail(mail, { name: displayName, address: email }, this.env.MAIL_FROM, null);
  }
}
