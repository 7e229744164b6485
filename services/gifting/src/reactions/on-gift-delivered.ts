import { giftDelivered, type GiftDeliveredV1 } from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RecordVerdicts } from './record-verdicts.js';
import { recordDelivery } from '../gifts/gift-delivery.js';

@Injectable()
@ReactsTo(giftDelivered)
export class OnGiftDelivered {
  constructor(private readonly verdicts: RecordVerdicts) {}

  handleAll(events: readonly Envelope<GiftDeliveredV1>[], em: EntityManager): Promise<void> {
    return this.verdicts.record(em, events, (gift, { attempt, deliveredAt }) =>
      recordDelivery(gift, attempt, new Date(deliveredAt)),
    );
  }
}
