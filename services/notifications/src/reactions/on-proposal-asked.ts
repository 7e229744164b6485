import { proposalAsked, type ProposalAskedV1 } from '@presently/contracts/gifting/proposals';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TellWebhooks } from '../webhooks/tell-webhooks.js';
import { proposedNews } from '../webhooks/webhook-news.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/** Tells receivers of what a token proposes. Its owner gets no mail: the program has just talked to them. */
@Injectable()
@ReactsTo(proposalAsked)
export class OnProposalAsked {
  constructor(private readonly webhooks: TellWebhooks) {}

  async handle({ data, time }: Envelope<ProposalAskedV1>, em: EntityManager): Promise<void> {
    const { recipientId, userId } = data;
    if (!(await lockUnlessErased(em, { recipientId, senderId: userId }, 'message'))) return;
    await this.webhooks.tell(em, [proposedNews(data, { at: time, isByToken: true })]);
  }
}
