import { reportOpened } from '@presently/contracts/gifting/reports';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Gift } from '../gifts/gift.entity.js';
import { Report } from './report.entity.js';

type Facts = Pick<Report, 'senderId' | 'reason' | 'text' | 'copy'> & { gift: Gift | null };

/** Stores a report of a person without an account, and publishes it. */
@Injectable()
export class OpenReport {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async open(tx: EntityManager, facts: Facts): Promise<void> {
    const reportedAt = this.clock.now();
    const report = tx.create(Report, { id: randomUUID(), ...facts, reportedAt, closedAt: null });
    const { senderId, reason } = facts;
    const aggregate = { kind: 'report', id: report.id, version: 1 };
    const data = { reportId: report.id, senderId, reason, openedAt: reportedAt.toISOString(), adminId: null };
    await this.outbox.add(tx, reportOpened, aggregate, data);
  }
}
