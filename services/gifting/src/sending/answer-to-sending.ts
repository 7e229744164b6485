import type { SentGift } from '@presently/contracts/gifting/gifts';
import type { HandledCall } from '@presently/messaging/call-context';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { DeliveryVerdicts, type DeliveryVerdict, type ExpectedVerdict } from './delivery-verdicts.js';
import { deliveryWarning } from '../gifts/delivery-warning.js';
import type { Gift } from '../gifts/gift.entity.js';
import { toGift } from '../gifts/gifts.views.js';

/** Milliseconds that the way back to the caller may take. */
const wayBackMs = 250;

export interface SavedGift {
  gift: Gift;
  recipientName: string;
}

/** Answers whoever sends a gift: with what delivery has said of it by then. */
@Injectable()
export class AnswerToSending {
  constructor(
    private readonly em: EntityManager,
    private readonly verdicts: DeliveryVerdicts,
    private readonly env: GiftingEnv,
  ) {}

  /** @param save is to call `beforeCommit` with the gift's id while nobody else can know that it goes out. */
  async after(
    context: Pick<HandledCall, 'releaseSlot' | 'deadline'>,
    save: (beforeCommit: (giftId: string) => void) => Promise<SavedGift>,
  ): Promise<SentGift> {
    let expected: ExpectedVerdict | undefined;
    try {
      const { gift, recipientName } = await save((giftId) => {
        expected = this.verdicts.expect(giftId);
      });
      // The transaction is over: nothing of the database is held while we wait.
      context.releaseSlot();
      if (expected && gift.isDeliveryUnderWay) await this.awaitVerdict(gift, expected, context.deadline);
      return { ...toGift(gift, recipientName), deliveryWarning: deliveryWarning(gift) };
    } finally {
      expected?.dismiss();
    }
  }

  /** Brings the gift in memory up to what delivery says; the reactions write it down. */
  private async awaitVerdict(gift: Gift, expected: ExpectedVerdict, deadline: number): Promise<void> {
    const wait = Math.min(this.env.DELIVERY_VERDICT_WAIT_MS, deadline - wayBackMs - Date.now());
    const verdict = wait > 0 ? await expected.within(wait) : undefined;
    if (!verdict) await this.em.refresh(gift);
    else record(gift, verdict);
  }
}

function record(gift: Gift, { kind, event }: DeliveryVerdict): void {
  if (kind === 'accepted') gift.recordAcceptance(event.attempt, new Date(event.acceptedAt));
  else if (kind === 'delivered') gift.recordDelivery(event.attempt, new Date(event.deliveredAt));
  else gift.recordDeliveryFailure(event);
}
