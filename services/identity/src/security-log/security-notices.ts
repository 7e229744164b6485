import { noticedEvents, type NoticedEvent, type SecurityEventKind } from '@presently/contracts/identity/security-log';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountMails } from '../mails/account-mails.js';
import { linkMs } from '../mails/link-period.js';
import { findById } from '../users/users.queries.js';

export interface Happened {
  what: SecurityEventKind;
  browser: string;
  network: string;
}

/** Mails about the security of an account, to its confirmed address. Each has a link that secures the account. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly mails: AccountMails,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {}

  async mail(tx: EntityManager, userId: string, { what, browser, network }: Happened): Promise<void> {
    if (!isNoticed(what)) return;
    const user = await findById(tx, userId);
    if (!user?.contact) return;
    // The owner of a browser without cookies would get a mail for each sign-in. All other events are rare.
    const isFrequent = what === 'signed-in-unknown-browser';
    if (isFrequent && (await this.budgets.spend(tx, { budget: 'sign-in-notices', account: user.toAccount() }))) return;
    await this.mails.request(tx, user, {
      kind: 'security-notice',
      address: user.contact,
      details: { what, browser, network },
      expiresAt: new Date(this.clock.now().getTime() + linkMs),
    });
  }
}

const isNoticed = (what: SecurityEventKind): what is NoticedEvent =>
  (noticedEvents as readonly SecurityEventKind[]).includes(what);
