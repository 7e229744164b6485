import type { Success } from '@presently/contracts/kit/empty-messages';
import { reportThanks, type ThanksReport } from '@presently/contracts/gifting/reports';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Problem } from '@presently/messaging/problem';
import { Budgets } from '@presently/service/budgets/budgets';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { lockGift } from '../gifts/locks/lock-gift.js';
import { OpenReport } from './open-report.js';
import { copyOf } from './find-reportable.js';

/** Takes reports of the words with which a recipient thanked. */
@Controller()
export class ReportThanksHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly openReport: OpenReport,
  ) {}

  @Handles(reportThanks)
  async report(
    { giftId, reason, text }: ThanksReport,
    { caller }: HandlerContext<typeof reportThanks>,
  ): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const gift = await lockGift(tx, giftId, caller.userId);
      const { thanksText: thanks } = gift;
      if (!thanks) throw new Problem('gift.no-thanks', 409, 'There are no words of thanks to report.');
      await this.budgets.charge(tx, { budget: 'gift-reports', holder: `thanks:${giftId}` });
      const copy = Object.assign(copyOf(gift), { thanks });
      await this.openReport.open(tx, { gift, senderId: gift.userId, reason, text: text ?? null, copy });
    });
    return { success: true };
  }
}
