import { giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import type { Envelope } from '@presently/contracts/kit/event';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { erasedAmong } from '@presently/messaging/erased-users';
import { textParts } from '@presently/rules/gsm';
import { lockOf } from '@presently/messaging/locks';
import { Outbox } from '@presently/messaging/outbox';
import { ReactsTo } from '@presently/messaging/reacts-to';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MessageBudgets } from '../contacts/message-budgets.js';
import { deliveryIdOf, giftDedupeKey } from '../deliveries/delivery-id.js';
import { Delivery, type NewDelivery } from '../deliveries/delivery.entity.js';
import { MailFailures } from '../deliveries/mail-failures.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';
import { NotificationsEnv } from '../env.js';
import { textOfGift } from '../texts/text-of-gift.js';

/** Queues the messages of gifts. A text over the limit of the day fails. */
@Injectable()
@ReactsTo(giftSent)
export class OnGiftSent {
  constructor(
    private readonly deliveries: DeliveryQueue,
    private readonly budgets: MessageBudgets,
    private readonly outbox: Outbox,
    private readonly failures: MailFailures,
    private readonly env: NotificationsEnv,
  ) {}

  async handleAll(events: readonly Envelope<GiftSentV1>[], em: EntityManager): Promise<void> {
    const wanted = await this.wantedOf(em, events);
    for (const { data } of wanted) if (data.attempt > 1) await cancelEarlierAttempts(em, data);
    const added = await this.deliveries.addAll(em, wanted.map(deliveryOf));
    for (const delivery of added.filter(({ channel }) => channel === 'sms')) {
      const parts = textParts(textOfGift(this.env.site, delivery.payload));
      const reason = await this.budgets.spendText(em, parts);
      if (reason) await this.refuse(em, delivery, reason);
    }
  }

  /** The events of people who are not erased, without those that a later attempt has replaced. */
  private async wantedOf(em: EntityManager, events: readonly Envelope<GiftSentV1>[]): Promise<Envelope<GiftSentV1>[]> {
    const gifts = events.map(({ data }) => data);
    const erased = await erasedAmong(
      em,
      gifts.map(({ senderId }) => senderId),
      gifts.map(({ recipientId }) => lockOf('recipient', recipientId)),
    );
    const unwanted = await unwantedAmong(em, gifts);
    const lastAttempt = new Map<string, number>();
    for (const { giftId, attempt } of gifts)
      lastAttempt.set(giftId, Math.max(attempt, lastAttempt.get(giftId) ?? attempt));
    return events.filter(
      ({ data: { giftId, senderId, attempt } }) =>
        !erased.has(senderId) && !unwanted.has(giftId) && attempt === lastAttempt.get(giftId),
    );
  }

  private async refuse(em: EntityManager, delivery: GiftDelivery, reason: string): Promise<void> {
    const id = deliveryIdOf(delivery.dedupeKey);
    const code = 'texts-used-up';
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
        giftId: delivery.giftId,
        deliveryId: id,
        channel: delivery.channel,
        attempt: delivery.payload.attempt,
        reason,
        code,
        willRetry: false,
      },
    );
    await this.failures.queue(em, [{ ...delivery.payload, ...delivery, reason, code }]);
  }
}

const findUnwanted = new Statement<{ giftId: string }>(
  `select "giftId" from jsonb_to_recordset($1::jsonb) as given ("giftId" uuid, "recipientId" uuid, attempt int)
   where exists (select from erased_recipients where recipient_id = "recipientId")
     or exists (select from deliveries where gift_id = "giftId" and (payload ->> 'attempt')::int > given.attempt)`,
);

/** Finds the gifts whose recipient is erased or of which a later attempt has arrived. */
async function unwantedAmong(em: EntityManager, gifts: readonly GiftSentV1[]): Promise<Set<string>> {
  const given = gifts.map(({ giftId, recipientId, attempt }) => ({ giftId, recipientId, attempt }));
  const found = await findUnwanted.rows(em, JSON.stringify(given));
  return new Set(found.map((row) => row.giftId));
}

/** A new attempt cancels those earlier attempts that are not sent yet. */
async function cancelEarlierAttempts(em: EntityManager, { giftId, attempt }: GiftSentV1): Promise<void> {
  await em.execute(
    `update deliveries set status = 'cancelled'
     where gift_id = ? and status in ('pending', 'sending') and (payload ->> 'attempt')::int < ?`,
    [giftId, attempt],
  );
}

const deliveryOf = ({ data: gift, traceparent }: Envelope<GiftSentV1>) =>
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
      isCard: gift.isCard,
      mood: gift.mood,
      giftName: gift.giftName,
      shareToken: gift.shareToken,
      language: gift.language,
      attempt: gift.attempt,
      traceparent,
    },
  }) satisfies NewDelivery;

type GiftDelivery = ReturnType<typeof deliveryOf>;
