import { giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { metrics } from '@presently/telemetry/metrics';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { isUserErased } from '@presently/messaging/erased-users';
import { counter } from '@presently/telemetry/instruments';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MessageBudgets } from '../contacts/message-budgets.js';
import { deliveryIdOf, giftDedupeKey } from '../deliveries/delivery-id.js';
import { Delivery, type NewDelivery } from '../deliveries/delivery.entity.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { lockRecipient } from './lock-recipient.js';

const refusals = counter(metrics.quotaRefusals);

/** Queues the message of a gift, unless it is over a limit of the day. */
@Injectable()
@ReactsTo(giftSent)
export class OnGiftSent {
  constructor(
    private readonly deliveries: DeliveryQueue,
    private readonly budgets: MessageBudgets,
    private readonly outbox: Outbox,
  ) {}

  async handle({ data: gift, traceparent }: Envelope<GiftSentV1>, em: EntityManager): Promise<void> {
    await lockRecipient(em, gift.recipientId, 'message');
    if (await isUserErased(em, gift.senderId)) return;
    if (!(await isWanted(em, gift))) return;
    if (gift.attempt > 1) await cancelEarlierAttempts(em, gift);

    const delivery = deliveryOf(gift, traceparent);
    if (!(await this.deliveries.add(em, delivery))) return;
    const tooMany = await this.budgets.spend(em, delivery);
    if (tooMany) await this.refuse(em, gift, delivery, tooMany);
  }

  private async refuse(em: EntityManager, gift: GiftSentV1, delivery: NewDelivery, reason: string): Promise<void> {
    refusals.add(1, { 'presently.quota': 'messages' });
    const id = deliveryIdOf(delivery.dedupeKey);
    await em.nativeUpdate(
      Delivery,
      { id, status: 'pending' },
      { status: 'failed', errorClass: 'capped', lastError: 'too many messages for one day' },
    );
    await this.outbox.add(
      em,
      giftDeliveryFailed,
      { kind: 'delivery', id, version: 1 },
      {
        giftId: gift.giftId,
        deliveryId: id,
        channel: gift.deliveryMethod,
        attempt: gift.attempt,
        reason,
        willRetry: false,
      },
    );
  }
}

/** Whether the recipient exists and no later attempt has arrived. */
async function isWanted(em: EntityManager, { giftId, recipientId, attempt }: GiftSentV1): Promise<boolean> {
  const [found] = await em.execute<{ wanted: boolean }[]>(
    `select not exists (select from erased_recipients where recipient_id = ?)
        and not exists (select from deliveries where gift_id = ? and (payload ->> 'attempt')::int > ?) as wanted`,
    [recipientId, giftId, attempt],
  );
  return found!.wanted;
}

/** A new attempt cancels those earlier attempts that are not sent yet. */
async function cancelEarlierAttempts(em: EntityManager, { giftId, attempt }: GiftSentV1): Promise<void> {
  await em.execute(
    `update deliveries set status = 'cancelled'
     where gift_id = ? and status in ('pending', 'sending') and (payload ->> 'attempt')::int < ?`,
    [giftId, attempt],
  );
}

const deliveryOf = (gift: GiftSentV1, traceparent: string | undefined) =>
  ({
    dedupeKey: giftDedupeKey(gift.giftId, gift.deliveryMethod, gift.attempt),
    kind: 'gift',
    channel: gift.deliveryMethod,
    giftId: gift.giftId,
    userId: gift.senderId,
    contact: gift.contact,
    payload: {
      senderName: gift.senderName,
      recipientName: gift.recipientName,
      message: gift.message,
      shareToken: gift.shareToken,
      attempt: gift.attempt,
      traceparent,
    },
  }) satisfies NewDelivery;
