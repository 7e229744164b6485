import { proposalMade, type ProposalMadeV1 } from '@presently/contracts/gifting/proposals';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { proposalDedupeKey } from '../deliveries/delivery-id.js';
import { proposalNews } from '../pushes/push-news.js';
import { TellDevices } from '../pushes/tell-devices.js';
import { TellWebhooks } from '../webhooks/tell-webhooks.js';
import { proposedNews } from '../webhooks/webhook-news.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/** Tells devices of a proposal, or else queues its mail, and tells receivers. */
@Injectable()
@ReactsTo(proposalMade)
export class OnProposalMade {
  constructor(
    private readonly devices: TellDevices,
    private readonly webhooks: TellWebhooks,
  ) {}

  async handle({ data, time, traceparent }: Envelope<ProposalMadeV1>, em: EntityManager): Promise<void> {
    const { userId, ...facts } = data;
    const { recipientId } = facts;
    if (!(await lockUnlessErased(em, { recipientId, senderId: userId }, 'message'))) return;
    await this.webhooks.tell(em, [proposedNews(data, { at: time, isByToken: false })]);
    await this.devices.orMail(em, proposalNews(data), {
      dedupeKey: proposalDedupeKey(facts.proposalId),
      kind: 'proposal',
      channel: 'email',
      giftId: null,
      userId,
      contact: '',
      payload: { ...facts, traceparent },
    });
  }
}
