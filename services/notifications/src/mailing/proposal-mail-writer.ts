import { addressSenderMail } from '@presently/contracts/identity/reminders';
import { RpcClient } from '@presently/messaging/rpc-client';
import { localTimeAt } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import type { ProposalPayload } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { proposalMail } from '../mails/proposal-mail.js';
import { mailToSender, type OutgoingMail } from './outgoing-mail.js';

/** Writes the mail of a proposal, with the sender's address at the moment it goes out. */
@Injectable()
export class ProposalMailWriter {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
  ) {}

  /** @throws Problem `not-found` when the sender has no address; `service-unavailable` when identity is away. */
  async write(userId: string, { proposalId, ...facts }: ProposalPayload): Promise<OutgoingMail> {
    const reader = await this.rpc.call(addressSenderMail, { userId });
    const { date: today } = localTimeAt(this.clock.now(), reader.timeZone);
    const mail = proposalMail({
      ...facts,
      language: reader.language ?? 'en',
      today,
      pageUrl: `${this.env.site}/proposals?proposal=${proposalId}`,
    });
    return mailToSender(mail, userId, reader, this.env.MAIL_FROM);
  }
}
