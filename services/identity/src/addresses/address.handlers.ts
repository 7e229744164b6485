import {
  issueAccountMail,
  type AccountMail as AccountMailView,
  type AccountMailId,
} from '@presently/contracts/identity/account-mails';
import { confirmEmail, sendConfirmation, undoEmail, type LinkToken } from '@presently/contracts/identity/addresses';
import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { notFound, Problem, unauthenticated } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { AccountMail } from '../mails/account-mail.entity.js';
import { AccountMails } from '../mails/account-mails.js';
import { presentAccountMail } from '../mails/account-mail.view.js';
import { Devices } from '../devices/devices.js';
import { PasswordResets } from '../passwords/password-resets.js';
import { SecurityLog } from '../security-log/security-log.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { Sessions } from '../sessions/sessions.js';
import { unlessTaken } from '../users/unless-taken.js';
import { isSameAddress, type User } from '../users/user.entity.js';
import { lockById } from '../users/users.queries.js';
import { Addresses } from './addresses.js';

/** The same answer for unknown, used and expired tokens. */
const invalidLink = () =>
  new Problem('link-invalid', 400, 'This link has expired or was used already. Please use the one in our newest email.');

/** The links of the mails about addresses. */
@Controller()
export class AddressHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: AccountMails,
    private readonly addresses: Addresses,
    private readonly devices: Devices,
    private readonly resets: PasswordResets,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
  ) {}

  @Handles(issueAccountMail)
  async issue({ mailId }: AccountMailId): Promise<AccountMailView> {
    const issued = await this.mails.issue(mailId);
    if (!issued) throw notFound('Mail');
    return presentAccountMail(issued.mail, issued.token);
  }

  @Handles(confirmEmail)
  async confirm({ token }: LinkToken, call: HandlerContext<typeof confirmEmail>): Promise<Success> {
    await unlessTaken(
      this.withLink('confirm-email', token, async (tx, user, { address }) => {
        if (!user.email || !isSameAddress(user.email, address)) throw invalidLink();
        if (user.emailConfirmedAt) return;
        await this.addresses.confirm(tx, user);
        await this.securityLog.record(tx, user, 'email-confirmed', call);
      }),
    );
    return { success: true };
  }

  /** The owner of the old address did not ask for the change, so the password may be known as well. */
  @Handles(undoEmail)
  async undo({ token }: LinkToken, call: HandlerContext<typeof undoEmail>): Promise<Success> {
    const ended = await unlessTaken(
      this.withLink('email-changed', token, async (tx, user, mail) => {
        if (!(await this.addresses.restore(tx, user, mail.address))) throw invalidLink();
        await this.mails.revokeSince(tx, mail);
        await this.devices.forgetAll(tx, user.id);
        await this.resets.begin(tx, user);
        await this.securityLog.record(tx, user, 'email-restored', call);
        return endSessionsOf(tx, user);
      }),
    );
    this.sessions.publishEnded(ended);
    return { success: true };
  }

  @Handles(sendConfirmation)
  async send(_input: Nothing, { caller }: HandlerContext<typeof sendConfirmation>): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const user = await lockById(tx, caller.userId);
      if (!user) throw unauthenticated();
      await this.addresses.mailConfirmation(tx, user);
    });
    return { success: true };
  }

  /** Runs `use` with the locked user to whom the token was mailed. */
  private async withLink<T>(
    kind: AccountMail['kind'],
    token: string,
    use: (tx: EntityManager, user: User, mail: AccountMail) => Promise<T>,
  ): Promise<T> {
    return this.em.fork().transactional(async (tx) => {
      const found = await this.mails.find(tx, kind, token);
      const user = found && (await lockById(tx, found.user.id));
      // Read again under the lock: of two concurrent uses, one succeeds.
      const mail = user && (await this.mails.find(tx, kind, token));
      if (!mail) throw invalidLink();
      return use(tx, user, mail);
    });
  }
}
