import {
  changeReport,
  listReports,
  reportClosed,
  reportOpened,
  type Report as ReportMessage,
  type ReportChange,
  type ReportSearch,
} from '@presently/contracts/gifting/reports';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Report } from './report.entity.js';
import { findReport, reportsIn } from './reports.queries.js';

/** For administrators. Identity writes what they do into the audit trail. */
@Controller()
export class ReportsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Handles(listReports)
  async list({ state, ...page }: ReportSearch): Promise<Page<ReportMessage>> {
    return readPage(listReports, page, reportsIn(this.em, state));
  }

  @Handles(changeReport)
  async change(
    { reportId, isClosed }: ReportChange,
    { caller }: HandlerContext<typeof changeReport>,
  ): Promise<ReportMessage> {
    return this.em.transactional(async (tx) => {
      const report = await tx.findOneOrFail(
        Report,
        { id: reportId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => notFound('Report') },
      );
      if (isClosed !== (report.closedAt !== null)) await this.decide(tx, report, isClosed, caller.userId);
      return (await findReport(tx, reportId))!;
    });
  }

  private async decide(tx: EntityManager, report: Report, isClosed: boolean, adminId: string): Promise<void> {
    const now = this.clock.now();
    report.closedAt = isClosed ? now : null;
    report.version++;
    const { id: reportId, senderId, reason, version } = report;
    const aggregate = { kind: 'report', id: reportId, version };
    const at = now.toISOString();
    if (isClosed) await this.outbox.add(tx, reportClosed, aggregate, { reportId, senderId, adminId, closedAt: at });
    else await this.outbox.add(tx, reportOpened, aggregate, { reportId, senderId, reason, openedAt: at, adminId });
  }
}
