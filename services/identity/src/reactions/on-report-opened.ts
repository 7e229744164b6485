import { reportOpened, type ReportOpenedV1 } from '@presently/contracts/gifting/reports';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addAuditEntry } from '../administration/add-audit-entry.js';

/** Adds the report to the audit trail. */
@Injectable()
@ReactsTo(reportOpened)
export class OnReportOpened {
  async handle({ data }: Envelope<ReportOpenedV1>, em: EntityManager): Promise<void> {
    await addAuditEntry(em, {
      action: data.adminId === null ? 'report-opened' : 'report-reopened',
      at: new Date(data.openedAt),
      actorId: data.adminId ?? undefined,
      subjectId: data.senderId,
      note: data.reason,
    });
  }
}
