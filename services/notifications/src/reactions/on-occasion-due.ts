import type { Envelope } from '@presently/contracts/kit/event';
import { occasionDue, type OccasionDueV1 } from '@presently/contracts/gifting/occasion-due';
import { isUserErased } from '@presently/messaging/erased-users';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Digests } from '../reminders/digests.js';
import { TellWebhooks } from '../webhooks/tell-webhooks.js';
import { dueNews } from '../webhooks/webhook-news.js';
import { ErasedRecipient } from './erased-recipient.entity.js';
import { lockRecipients } from './lock-recipients.js';

/** Adds the occasion to its user's reminder mail of the day, and tells receivers. */
@Injectable()
@ReactsTo(occasionDue)
export class OnOccasionDue {
  constructor(
    private readonly digests: Digests,
    private readonly webhooks: TellWebhooks,
  ) {}

  async handle({ data, time, traceparent }: Envelope<OccasionDueV1>, em: EntityManager): Promise<void> {
    await lockRecipients(em, [data.recipientId], 'message');
    if (await em.findOne(ErasedRecipient, data.recipientId)) return;
    if (await isUserErased(em, data.userId)) return;
    await this.webhooks.tell(em, [dueNews(data, time)]);
    const { occasionId: subjectId, occursOn: day, userId, recipientId, remindOn } = data;
    const { recipientName, occasionType, title, years, notes, pastGifts, keptIdeas = [], gift } = data;
    const offer = data.isProposalOffered && { isProposalOffered: true };
    const facts = { recipientName, occasionType, title, years, notes, pastGifts, keptIdeas, gift, ...offer };
    await this.digests.add(em, { subjectId, day, userId, recipientId, remindOn, facts }, traceparent);
  }
}
