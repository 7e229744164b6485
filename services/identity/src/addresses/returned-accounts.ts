import type { SecurityEventKind } from '@presently/contracts/identity/security-log';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Devices } from '../devices/devices.js';
import type { AccountMail } from '../mails/account-mail.entity.js';
import { AccountMails } from '../mails/account-mails.js';
import { linkMs } from '../mails/link-period.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { PasswordResets } from '../passwords/password-resets.js';
import { SecurityLog, type Origin } from '../security-log/security-log.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
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
    private readonly clock: Clock,
  ) {}

  /**
   * Restores the address of the mail to its locked user, forgets their browsers, removes the passkeys that a thief may
   * have added, and begins a reset of the password. Older passkeys stay: the mailbox may be what was stolen.
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
    await this.devices.forgetAll(tx, user.id);
    await tx.nativeDelete(Passkey, { user: user.id, createdAt: { $gt: new Date(this.clock.now().getTime() - linkMs) } });
    await this.resets.begin(tx, user);
    await this.securityLog.record(tx, user, what, origin);
    return endSessionsOf(tx, user);
  }
}
