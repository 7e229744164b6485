import { reportClosed, type ReportClosedV1 } from '@presently/contracts/gifting/reports';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addAuditEntry } from '../administration/add-audit-entry.js';

/** Adds the report to the audit trail. */
@Injectable()
@ReactsTo(reportClosed)
export class OnReportClosed {
  async handle({ data }: Envelope<ReportClosedV1>, em: EntityManager): Promise<void> {
    const { adminId, senderId, closedAt } = data;
    await addAuditEntry(em, { action: 'report-closed', at: new Date(closedAt), actorId: adminId, subjectId: senderId });
  }
}
