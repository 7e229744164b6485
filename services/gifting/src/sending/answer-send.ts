import type { SentGift } from '@presently/contracts/gifting/gifts';
import type { HandledCall } from '@presently/messaging/call-context';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { deliveryWarning } from '../gifts/delivery-warning.js';
import { Gift } from '../gifts/gift.entity.js';
import { toGift } from '../gifts/gifts.views.js';
import type { DeliveryVerdict, HeardVerdicts } from './delivery-verdicts.js';
import { recordAcceptance, recordDelivery, recordDeliveryFailure } from '../gifts/gift-delivery.js';

/** Milliseconds reserved for the answer's way back to the caller. */
const wayBackMs = 250;

export interface SavedGift {
  gift: Gift;
  recipientName: string;
}

/** Answers a send with the state of its delivery: waits for the first verdict, but never past the caller's deadline. */
@Injectable()
export class AnswerSend {
  constructor(
    private readonly em: EntityManager,
    private readonly env: GiftingEnv,
    private readonly clock: Clock,
  ) {}

  /** Call it after the commit, so that the wait holds no connection to the database. */
  async answer(
    { gift: saved, recipientName }: SavedGift,
    heard: HeardVerdicts,
    context: Pick<HandledCall, 'releaseSlot' | 'deadline'>,
  ): Promise<SentGift> {
    context.releaseSlot();
    let gift = saved;
    if (gift.isDeliveryUnderWay) {
      const waitMs = Math.min(this.env.DELIVERY_VERDICT_WAIT_MS, context.deadline - wayBackMs - Date.now());
      const verdict = waitMs > 0 ? await heard.firstOf(gift.id, waitMs) : undefined;
      if (verdict) applyVerdict(gift, verdict, this.clock.now());
      else gift = (await this.em.fork().findOne(Gift, { id: gift.id })) ?? gift;
    }
    return { ...toGift(gift, recipientName), ...deliveryWarning(gift) };
  }
}

/** Changes the gift in memory only: the reactions to the same events write it. */
function applyVerdict(gift: Gift, { kind, event }: DeliveryVerdict, now: Date): void {
  if (kind === 'accepted') recordAcceptance(gift, event.attempt, new Date(event.acceptedAt));
  else if (kind === 'delivered') recordDelivery(gift, event.attempt, new Date(event.deliveredAt));
  else recordDeliveryFailure(gift, event, now);
}
