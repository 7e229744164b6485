import { giftDeliveryFailed, type GiftDeliveryFailedV1 } from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RecordVerdicts } from './record-verdicts.js';
import { recordDeliveryFailure } from '../gifts/gift-delivery.js';

@Injectable()
@ReactsTo(giftDeliveryFailed)
export class OnGiftDeliveryFailed {
  constructor(private readonly verdicts: RecordVerdicts) {}

  handleAll(events: readonly Envelope<GiftDeliveryFailedV1>[], em: EntityManager): Promise<void> {
    return this.verdicts.record(em, events, recordDeliveryFailure);
  }
}
