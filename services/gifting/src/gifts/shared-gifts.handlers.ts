import { getSharedGift, giftViewed, recordView, type SharedGift, type ShareToken } from '@presently/contracts/gifts';
import type { Success } from '@presently/contracts/plain';
import { Handles } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Gift } from './gift.entity.js';
import { findSharedGift } from './shared-gifts.queries.js';

const invalidLink = () => new Problem('not-found', 404, 'This gift link is invalid or has expired.');

/** What the holder of a link may do. Drafts and planned gifts have no link yet. */
@Controller()
export class SharedGiftsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Handles(getSharedGift)
  async get({ shareToken }: ShareToken): Promise<SharedGift> {
    const gift = await findSharedGift(this.em, shareToken);
    if (!gift) throw invalidLink();
    return gift;
  }

  @Handles(recordView)
  async recordView({ shareToken }: ShareToken): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const viewedAt = this.clock.now();
      // One statement finds and marks: of any number of parallel views one writes the time.
      const [viewed] = await tx.execute<{ id: string; user_id: string; recipient_id: string; version: number }[]>(
        `update gift_history set viewed_at = ?, version = version + 1
         where share_token = ? and status = 'sent' and viewed_at is null
         returning id, user_id, recipient_id, version`,
        [viewedAt, shareToken],
      );
      if (viewed) {
        await this.outbox.add(
          tx,
          giftViewed,
          { kind: 'gift', id: viewed.id, version: viewed.version },
          {
            giftId: viewed.id,
            senderId: viewed.user_id,
            recipientId: viewed.recipient_id,
            viewedAt: viewedAt.toISOString(),
          },
        );
      } else if ((await tx.count(Gift, { shareToken, status: 'sent' })) === 0) {
        throw invalidLink();
      }
    });
    return { success: true };
  }
}
