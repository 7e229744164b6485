import { findReportable, reportGift, type GiftReport } from '@presently/contracts/gifting/reports';
import type { ShareToken } from '@presently/contracts/gifting/shared-gifts';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { invalidLink } from '../gifts/shared/shared-gifts.queries.js';
import { findReportableGift } from './find-reportable.js';
import { OpenReport } from './open-report.js';

/** Takes reports from the holders of share links. */
@Controller()
export class ReportGiftHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly openReport: OpenReport,
  ) {}

  @Handles(findReportable)
  async find({ shareToken }: ShareToken): Promise<Success> {
    if (!(await findReportableGift(this.em, shareToken, this.clock.now()))) throw invalidLink();
    return { success: true };
  }

  @Handles(reportGift)
  async report(
    { shareToken, reason, text }: GiftReport,
    { address }: HandlerContext<typeof reportGift>,
  ): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const found = await findReportableGift(tx, shareToken, this.clock.now(), LockMode.PESSIMISTIC_READ);
      if (!found) throw invalidLink();
      await this.openReport.take(tx, found, { reason, text: text ?? null, address });
    });
    return { success: true };
  }
}
