import { arrivalDue, type ArrivalDueV1 } from '@presently/contracts/gifting/own-gifts';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { giftArrivalDedupeKey } from '../deliveries/delivery-id.js';
import { giftNews } from '../pushes/push-news.js';
import { TellDevices } from '../pushes/tell-devices.js';
import { lockUnlessErased } from './lock-unless-erased.js';

/** Asks on devices whether a product has arrived, or else queues its mail. A new day of its arrival is another question. */
@Injectable()
@ReactsTo(arrivalDue)
export class OnArrivalDue {
  constructor(private readonly devices: TellDevices) {}

  async handle({ data, traceparent }: Envelope<ArrivalDueV1>, em: EntityManager): Promise<void> {
    const { giftId, senderId, recipientId, recipientName, giftName, arrivesOn, isWaitedFor } = data;
    if (!(await lockUnlessErased(em, { recipientId, senderId }, 'message'))) return;
    await this.devices.orMail(
      em,
      { ...giftNews('arrived', data), of: arrivesOn },
      {
        dedupeKey: giftArrivalDedupeKey(giftId, arrivesOn),
        kind: 'gift-arrival',
        channel: 'email',
        giftId,
        userId: senderId,
        contact: '',
        payload: { recipientName, giftName, arrivesOn, isWaitedFor, traceparent },
      },
    );
  }
}
