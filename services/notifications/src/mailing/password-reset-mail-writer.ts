import { issueResetToken } from '@presently/contracts/identity/password';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import type { PasswordResetPayload } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { passwordResetMail } from '../mails/password-reset-mail.js';
import { addressMail, type OutgoingMail } from './outgoing-mail.js';

/** Writes the mail of a password reset. Identity issues the token for this mail, and nothing stores it. */
@Injectable()
export class PasswordResetMailWriter {
  constructor(
    private readonly env: NotificationsEnv,
    private readonly rpc: RpcClient,
  ) {}

  /** @throws Problem `not-found` when the request is used or over; `service-unavailable` when identity is away. */
  async write({ requestId }: PasswordResetPayload): Promise<OutgoingMail> {
    const { token, email, username, displayName, language } = await this.rpc.call(issueResetToken, { requestId });
    const resetUrl = `${this.env.site}/reset-password?token=${encodeURIComponent(token)}`;
    const mail = passwordResetMail({ username, resetUrl, language: language ?? 'en' });
    return addressMail(mail, { name: displayName, address: email }, this.env.MAIL_FROM, null);
  }
}
