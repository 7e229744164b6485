import { reportGift, reportOpened, type GiftReport } from '@presently/contracts/gifting/reports';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { networkHolder } from '@presently/service/network-of';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Gift } from '../gifts/gift.entity.js';
import { invalidLink } from '../gifts/shared-gifts.queries.js';
import { Report } from './report.entity.js';

/** Takes reports from the holders of share links. */
@Controller()
export class ReportGiftHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {}

  @Handles(reportGift)
  async report(
    { shareToken, reason, text }: GiftReport,
    { address }: HandlerContext<typeof reportGift>,
  ): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const gift = await tx.findOne(Gift, { shareToken, status: 'sent' });
      if (!gift) throw invalidLink();
      await this.budgets.charge(
        tx,
        { budget: 'gift-reports', holder: `gift:${gift.id}` },
        ...(address === undefined ? [] : [{ budget: 'network-reports', holder: networkHolder(address) } as const]),
      );
      const reportedAt = this.clock.now();
      const report = tx.create(Report, {
        id: randomUUID(),
        gift,
        senderId: gift.userId,
        reason,
        text: text ?? null,
        reportedAt,
        closedAt: null,
        copy: copyOf(gift),
      });
      const aggregate = { kind: 'report', id: report.id, version: 1 };
      const openedAt = reportedAt.toISOString();
      const data = { reportId: report.id, senderId: gift.userId, reason, openedAt, adminId: null };
      await this.outbox.add(tx, reportOpened, aggregate, data);
    });
    return { success: true };
  }
}

const copyOf = (gift: Gift) => ({
  giftName: gift.giftName,
  giftUrl: gift.giftUrl,
  giftDescription: gift.giftDescription,
  message: gift.message,
  senderName: gift.senderName,
  sentAt: gift.sentAt?.toISOString() ?? null,
});
