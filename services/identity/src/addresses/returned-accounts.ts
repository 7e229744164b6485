import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountKeys } from '../keys/account-keys.js';
import type { AccountMail } from '../mails/account-mail.entity.js';
import { AccountMails } from '../mails/account-mails.js';
import { linkMs } from '../mails/link-period.js';
import { PasswordResets } from '../passwords/password-resets.js';
import { SecurityLog, type Origin } from '../security-log/security-log.js';
import type { User } from '../users/user.entity.js';
import { Addresses } from './addresses.js';

/** How an account returns. */
export type Return = 'email-restored' | 'account-secured';

/** Accounts that return to the owner of the mailbox to which a link was mailed. */
@Injectable()
export class ReturnedAccounts {
  constructor(
    private readonly addresses: Addresses,
    private readonly keys: AccountKeys,
    private readonly mails: AccountMails,
    private readonly resets: PasswordResets,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Restores the address of the mail to its locked user, ends the keys to the account, and begins a reset of the password.
   * @param unknownPassword the hash of a password that nobody has
   * @returns the sessions that have ended; undefined if another user has confirmed the address since
   */
  async give(
    tx: EntityManager,
    user: User,
    mail: AccountMail,
    { what, origin, unknownPassword }: { what: Return; origin: Origin; unknownPassword: string },
  ): Promise<string[] | undefined> {
    if (!(await this.addresses.restore(tx, user, mail.address))) return undefined;
    await this.mails.revokeSince(tx, mail);
    user.changePassword(unknownPassword, this.clock.now());
    const suspectSince = new Date(mail.createdAt.getTime() - linkMs);
    const ended = await this.keys.end(tx, user, { occasion: what, origin, suspectSince });
    await this.resets.begin(tx, user);
    await this.securityLog.record(tx, user, what, origin);
    return ended;
  }
}
