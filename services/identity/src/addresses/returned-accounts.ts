import type { SecurityEventKind } from '@presently/contracts/identity/security-log';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Devices } from '../devices/devices.js';
import type { AccountMail } from '../mails/account-mail.entity.js';
import { AccountMails } from '../mails/account-mails.js';
import { linkMs } from '../mails/link-period.js';
import { PasswordResets } from '../passwords/password-resets.js';
import { SecurityLog, type Origin } from '../security-log/security-log.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { removeRecentFactors } from '../second-factor/remove-recent-factors.js';
import type { User } from '../users/user.entity.js';
import { Addresses } from './addresses.js';

/** Accounts that return to the owner of the mailbox to which a link was mailed. */
@Injectable()
export class ReturnedAccounts {
  constructor(
    private readonly addresses: Addresses,
    private readonly devices: Devices,
    private readonly mails: AccountMails,
    private readonly resets: PasswordResets,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Restores the address of the mail to its locked user, forgets their browsers and what was added lately to sign in
   * with, and begins a reset of the password.
   * @returns the sessions that have ended; undefined if another user has confirmed the address since
   */
  async give(
    tx: EntityManager,
    user: User,
    mail: AccountMail,
    { what, origin }: { what: SecurityEventKind; origin: Origin },
  ): Promise<string[] | undefined> {
    if (!(await this.addresses.restore(tx, user, mail.address))) return undefined;
    await this.mails.revokeSince(tx, mail);
    await removeRecentFactors(tx, user.id, new Date(mail.createdAt.getTime() - linkMs));
    await this.devices.forgetAll(tx, user.id);
    await this.resets.begin(tx, user);
    await this.securityLog.record(tx, user, what, origin);
    return endSessionsOf(tx, user);
  }
}
