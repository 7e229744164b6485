import {
  getSharedGift,
  giftViewed,
  recordView,
  type SharedGift,
  type ShareToken,
} from '@presently/contracts/gifting/shared-gifts';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { tables } from '../../tables.js';
import { Gift } from '../gift.entity.js';
import { findSharedGift, invalidLink } from './shared-gifts.queries.js';

/** Operations for the holder of a share link. Drafts and planned gifts have no working link yet. */
@Controller()
export class SharedGiftsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Handles(getSharedGift)
  async get({ shareToken }: ShareToken): Promise<SharedGift> {
    const gift = await findSharedGift(this.em, shareToken, this.clock.now());
    if (!gift) throw invalidLink();
    return gift;
  }

  @Handles(recordView)
  async recordView({ shareToken }: ShareToken): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const viewedAt = this.clock.now();
      // One statement: of parallel views exactly one writes the time.
      const viewed = await tables(tx)
        .updateTable('gift_history as gift')
        .from('recipients as recipient')
        .set(({ eb }) => ({ viewed_at: viewedAt, version: eb('gift.version', '+', 1) }))
        .whereRef('recipient.id', '=', 'gift.recipient_id')
        .where('gift.share_token', '=', shareToken)
        .where('gift.status', '=', 'sent')
        .where('gift.viewed_at', 'is', null)
        .returning([
          'gift.id',
          'gift.version',
          'gift.user_id as senderId',
          'gift.recipient_id as recipientId',
          'recipient.name as recipientName',
          'gift.gift_name as giftName',
          'gift.mood',
        ])
        .executeTakeFirst();
      if (viewed) {
        const { id, version, ...gift } = viewed;
        const aggregate = { kind: 'gift', id, version };
        await this.outbox.add(tx, giftViewed, aggregate, { ...gift, giftId: id, viewedAt: viewedAt.toISOString() });
      } else if ((await tx.count(Gift, { shareToken, status: 'sent' })) === 0) {
        throw invalidLink();
      }
    });
    return { success: true };
  }
}
