import { giftAccepted, type GiftAcceptedV1 } from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RecordVerdicts } from './record-verdicts.js';
import { recordAcceptance } from '../gifts/gift-delivery.js';

@Injectable()
@ReactsTo(giftAccepted)
export class OnGiftAccepted {
  constructor(private readonly verdicts: RecordVerdicts) {}

  handleAll(events: readonly Envelope<GiftAcceptedV1>[], em: EntityManager): Promise<void> {
    return this.verdicts.record(em, events, (gift, { attempt, acceptedAt }) =>
      recordAcceptance(gift, attempt, new Date(acceptedAt)),
    );
  }
}
