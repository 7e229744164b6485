import { exportRequested, type ExportRequestedV1 } from '@presently/contracts/gifting/exports';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../security-log/security-log.js';
import { sessionOf } from '../sessions/session-strength.js';
import { findById } from '../users/users.queries.js';

/** Adds the request to the security log: a thief of a session would like a copy of everything. */
@Injectable()
@ReactsTo(exportRequested)
export class OnExportRequested {
  constructor(private readonly securityLog: SecurityLog) {}

  async handle({ data: { userId, sessionId } }: Envelope<ExportRequestedV1>, em: EntityManager): Promise<void> {
    const user = await findById(em, userId);
    if (!user) return;
    const session = await sessionOf(em, userId, sessionId ?? undefined);
    await this.securityLog.recordOfSession(em, user, 'export-requested', session?.browser ?? '');
  }
}
