import type { Envelope } from '@presently/contracts/kit/event';
import { outcomeWanted, type OutcomeWantedV1 } from '@presently/contracts/gifting/gift-outcome';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Digests } from '../reminders/digests.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/** Asks in the sender's reminder mail of the day how a gift went. */
@Injectable()
@ReactsTo(outcomeWanted)
export class OnOutcomeWanted {
  constructor(private readonly digests: Digests) {}

  async handle({ data, traceparent }: Envelope<OutcomeWantedV1>, em: EntityManager): Promise<void> {
    if (!(await lockUnlessErased(em, data, 'message'))) return;
    const { giftId, senderId, recipientId, recipientName, giftName, askUntil, remindOn } = data;
    const facts = { recipientName, giftToTell: giftName };
    await this.digests.add(
      em,
      { subjectId: giftId, day: askUntil, userId: senderId, recipientId, remindOn, facts },
      traceparent,
    );
  }
}
