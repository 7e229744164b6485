import type { SecurityEventKind } from '@presently/contracts/identity/security-log';
import type { CallContext } from '@presently/messaging/call-context';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { browserLabel } from '../devices/browser-label.js';
import { roughNetwork } from './rough-network.js';
import { SecurityEvent } from './security-event.entity.js';
import { SecurityNotices, type Happened } from './security-notices.js';

/** Entries of one kind that a user keeps: an attacker who repeats one kind cannot push the others out. */
const mostOfKind = 30;

/** Where it happened: the context of a call has both. */
export type Origin = Pick<CallContext, 'browser' | 'address'>;

/** Records what concerns the security of accounts: for their owners in a table, for operators in the log. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger(SecurityLog.name);

  constructor(
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction of the change, with the context of the call. It also mails the owner a notice. */
  async record(
    tx: EntityManager,
    user: { id: string },
    what: SecurityEventKind,
    { browser, address = '' }: Origin,
  ): Promise<void> {
    await this.write(tx, user, { what, browser: browserLabel(browser?.agent), network: roughNetwork(address) });
  }

  /** Like {@link record}, for what a session has done at another service. */
  recordOfSession(tx: EntityManager, user: { id: string }, what: SecurityEventKind, browser: string): Promise<void> {
    return this.write(tx, user, { what, browser, network: '' });
  }

  /** Like {@link record}, for a change by an operator at the machine. */
  recordByOperator(tx: EntityManager, user: { id: string }, what: SecurityEventKind): Promise<void> {
    return this.write(tx, user, { what, browser: 'our support team', network: '' });
  }

  private async write(tx: EntityManager, user: { id: string }, entry: Happened): Promise<void> {
    const { what } = entry;
    tx.create(SecurityEvent, { id: randomUUID(), user: user.id, at: this.clock.now(), ...entry });
    await tx.flush();
    await tx.execute(
      `delete from security_events where id in (
         select id from security_events where user_id = ? and what = ? order by at desc, id desc offset ?)`,
      [user.id, what, mostOfKind],
    );
    await this.notices.mail(tx, user.id, entry);
    this.logger.log({ line: 'security', userId: user.id, ...entry });
  }
}
