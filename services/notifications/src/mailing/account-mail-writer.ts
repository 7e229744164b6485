import { issueAccountMail } from '@presently/contracts/identity/account-mails';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import type { AccountPayload } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { accountMail } from '../mails/account-mail.js';
import { addressMail, type OutgoingMail } from './outgoing-mail.js';

/** Writes mails about accounts. Identity issues the token of the link for this mail, and nothing stores it. */
@Injectable()
export class AccountMailWriter {
  constructor(
    private readonly env: NotificationsEnv,
    private readonly rpc: RpcClient,
  ) {}

  /** @throws Problem `not-found` when the mail is no longer needed; `service-unavailable` when identity is away. */
  async write({ mailId }: AccountPayload): Promise<OutgoingMail> {
    const { email, displayName, token, language, ...model } = await this.rpc.call(issueAccountMail, { mailId });
    const mail = accountMail(
      { ...model, language: language ?? 'en' },
      (path) => `${this.env.site}${path}?token=${encodeURIComponent(token)}`,
    );
    // Identity has counted it. A notice must not be refused.
    return addressMail(mail, { name: displayName, address: email }, this.env.MAIL_FROM, null);
  }
}
