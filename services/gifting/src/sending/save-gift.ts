import type { GiftToSend, sendGift } from '@presently/contracts/gifting/gifts';
import type { HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { notFound } from '@presently/messaging/problem';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { GiftingEnv } from '../env.js';
import { Gift, unsent } from '../gifts/gift.entity.js';
import { publishGiftsOut } from '../gifts/publish-gifts-out.js';
import { newShareToken } from '../gifts/share-token.js';
import { Occasion } from '../occasions/occasion.entity.js';
import { findRecipient } from '../recipients/find-recipient.js';
import { requireActive } from '../senders/require-active.js';
import { tierOf } from '../senders/tier-of.js';
import { attachRecordings } from '../uploads/attach-recordings.js';
import { countGift } from '../usage/quota.js';
import type { SavedGift } from './answer-send.js';
import { claimKey, hashOf } from './idempotency.js';
import { usesOfMessage } from './message-budgets.js';
import { requireContact, requireMessage, requireSchedule } from './send-requirements.js';

type Context = Pick<HandlerContext<typeof sendGift>, 'caller' | 'idempotencyKey' | 'address'>;

/** Saves a gift that is sent now or planned. Key, quota, budgets, gift and event are one transaction. */
@Injectable()
export class SaveGift {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
    private readonly env: GiftingEnv,
  ) {}

  /** @returns the gift of the earlier request if this one repeats its `Idempotency-Key`. */
  async save(input: GiftToSend, context: Context): Promise<SavedGift> {
    const message = requireMessage(input);
    const contact = requireContact(input, this.env.DEFAULT_COUNTRY);
    const { caller, idempotencyKey: key } = context;
    const press = { userId: caller.userId, bodyHash: hashOf(input), giftId: randomUUID(), now: this.clock.now() };

    return this.em.transactional(async (tx) => {
      const giftId = key ? await claimKey(tx, { ...press, key }) : press.giftId;
      if (giftId !== press.giftId) return earlierGift(tx, giftId, caller.userId);

      await requireActive(tx, caller.userId);
      const scheduledFor = requireSchedule(input, press.now);
      // Shared locks: recipient and occasion cannot be removed before the gift is written.
      const recipient = await findRecipient(tx, input.recipientId, caller, LockMode.PESSIMISTIC_READ);
      const occasion = input.occasionId ? await findOccasion(tx, input.occasionId, recipient.id, caller.userId) : null;
      const tier = await tierOf(tx, caller.userId);
      await countGift(tx, caller.userId, tier, press.now);

      const gift = tx.create(Gift, {
        ...unsent,
        id: giftId,
        userId: caller.userId,
        recipient,
        occasion,
        senderName: caller.displayName,
        giftName: input.giftName ?? 'Gift',
        giftUrl: input.giftUrl ?? null,
        giftImageUrl: input.giftImageUrl ?? null,
        giftDescription: input.giftDescription ?? null,
        price: input.price ?? null,
        message,
        deliveryMethod: contact.deliveryMethod,
        recipientEmail: contact.recipientEmail,
        recipientPhone: contact.recipientPhone,
        scheduledFor,
        shareToken: newShareToken(),
        createdAt: press.now,
        version: 0,
      });
      await attachRecordings(tx, gift, tier, input);
      if (!scheduledFor) gift.goOut(this.env.canText(tier), press.now);
      // A planned gift counts on the day on which it is planned.
      if (scheduledFor || gift.isDeliveryUnderWay) {
        await this.budgets.charge(tx, ...usesOfMessage(gift.deliveryMethod, context));
      }
      const saved = { gift, recipientName: recipient.name };
      if (!scheduledFor) await publishGiftsOut(tx, this.outbox, [saved]);
      return saved;
    });
  }
}

async function earlierGift(tx: EntityManager, id: string, userId: string): Promise<SavedGift> {
  const gift = await tx.findOneOrFail(Gift, { id, userId }, { populate: ['recipient'], strategy: 'joined' });
  return { gift, recipientName: gift.recipient.$.name };
}

const findOccasion = (tx: EntityManager, id: string, recipient: string, userId: string) =>
  tx.findOneOrFail(
    Occasion,
    { id, recipient, userId },
    { lockMode: LockMode.PESSIMISTIC_READ, failHandler: () => notFound('Occasion') },
  );
