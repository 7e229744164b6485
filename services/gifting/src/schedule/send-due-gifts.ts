import { giftProgressed, giftSent } from '@presently/contracts/gifting/gifts';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { Gift } from '../gifts/gift.entity.js';
import { toGiftSent, toProgress } from '../gifts/gifts.views.js';
import { Recipient } from '../recipients/recipient.entity.js';
import { tiersOf } from '../senders/tier-of.js';
import { Ticker } from '../ticker.js';

const batch = 200;

/**
 * Sends the gifts whose time has come. Claim, change and event are one transaction, so a gift goes out once, whichever
 * replica takes it and wherever one dies; whatever came due while nobody was there is simply still due.
 */
@Injectable()
export class SendDueGifts implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ticker: Ticker;

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
  ) {
    this.ticker = new Ticker(SendDueGifts.name, env.DUE_CHECK_MS, () => this.sendBatch());
  }

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  /** @returns whether more may be due. */
  private sendBatch(): Promise<boolean> {
    return this.em.fork().transactional(async (tx) => {
      const now = this.clock.now();
      // What another replica has taken, or somebody is just changing, is passed over.
      const gifts = await tx.find(
        Gift,
        { status: 'planned', scheduledFor: { $lte: now } },
        { orderBy: { scheduledFor: 'asc' }, limit: batch, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      if (gifts.length === 0) return false;
      const tiers = await tiersOf(
        tx,
        gifts.map((gift) => gift.userId),
      );
      const names = await this.recipientNames(tx, gifts);
      for (const gift of gifts) gift.goOut(this.env.canText(tiers.get(gift.userId) ?? 'free'), now);

      const handedOver = gifts.filter((gift) => gift.isDeliveryUnderWay);
      await this.outbox.addAll(
        tx,
        giftSent,
        handedOver.map((gift) => ({
          aggregate: gift.toAggregate(),
          data: toGiftSent(gift, names.get(gift.recipient.id)!),
        })),
      );
      // Nobody else will tell of these.
      const kept = gifts.filter((gift) => !gift.isDeliveryUnderWay);
      await this.outbox.addAll(
        tx,
        giftProgressed,
        kept.map((gift) => ({ aggregate: gift.toAggregate(), data: toProgress(gift) })),
      );
      return gifts.length === batch;
    });
  }

  /** Recipients cannot be removed meanwhile: their gifts would have to go first. */
  private async recipientNames(tx: EntityManager, gifts: readonly Gift[]): Promise<Map<string, string>> {
    const ids = [...new Set(gifts.map((gift) => gift.recipient.id))];
    const recipients = await tx.find(Recipient, { id: { $in: ids } }, { fields: ['name'] });
    return new Map(recipients.map(({ id, name }) => [id, name]));
  }
}
