import { reportGift, type GiftReport } from '@presently/contracts/gifting/reports';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Budgets } from '@presently/service/budgets/budgets';
import { networkHolder } from '@presently/service/network-of';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Gift } from '../gifts/gift.entity.js';
import { invalidLink } from '../gifts/shared-gifts.queries.js';
import { OpenReport } from './open-report.js';

/** Takes reports from the holders of share links. */
@Controller()
export class ReportGiftHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly openReport: OpenReport,
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
      const report = { gift, senderId: gift.userId, reason, text: text ?? null, copy: copyOf(gift) };
      await this.openReport.open(tx, report);
    });
    return { success: true };
  }
}

/** What is kept of a reported gift. */
export const copyOf = (gift: Gift) => ({
  giftName: gift.giftName,
  giftUrl: gift.giftUrl,
  giftDescription: gift.giftDescription,
  message: gift.message,
  senderName: gift.senderName,
  sentAt: gift.sentAt?.toISOString() ?? null,
});
