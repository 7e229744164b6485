import type { Envelope } from '@presently/contracts/kit/event';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { Outbox } from '@presently/messaging/outbox';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Gift } from '../gifts/gift.entity.js';
import { toProgress } from '../gifts/gifts.views.js';

/** Writes verdicts on deliveries into their gifts and publishes what has changed. */
@Injectable()
export class RecordVerdicts {
  constructor(private readonly outbox: Outbox) {}

  /** @param apply changes a gift by a verdict and its time; returns whether something changed */
  async record<V extends { giftId: string }>(
    em: EntityManager,
    verdicts: readonly Envelope<V>[],
    apply: (gift: Gift, verdict: V, at: Date) => boolean,
  ): Promise<void> {
    const ids = [...new Set(verdicts.map(({ data }) => data.giftId))];
    // In the order of ids, so that two replicas cannot deadlock.
    const found = await em.find(
      Gift,
      { id: { $in: ids } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    const gifts = new Map(found.map((gift) => [gift.id, gift]));
    const changes = verdicts.flatMap(({ data, time, traceparent }) => {
      // The gift is missing when its recipient was removed.
      const gift = gifts.get(data.giftId);
      if (!gift || !apply(gift, data, new Date(time))) return [];
      return [{ aggregate: gift.toAggregate(), data: toProgress(gift), traceparent }];
    });
    await this.outbox.addAll(em, giftProgressed, changes);
  }
}
