import {
  issueAccountMail,
  type AccountMail as AccountMailView,
  type AccountMailId,
} from '@presently/contracts/identity/account-mails';
import {
  confirmEmail,
  secureAccount,
  sendConfirmation,
  undoEmail,
  type LinkToken,
} from '@presently/contracts/identity/addresses';
import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { notFound, Problem, unauthenticated } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AccountKeys } from '../keys/account-keys.js';
import type { AccountMail } from '../mails/account-mail.entity.js';
import { AccountMails } from '../mails/account-mails.js';
import { presentAccountMail } from '../mails/account-mail.view.js';
import { readNotice } from '../erasure/deletion-notices.js';
import { Passwords } from '../passwords/passwords.js';
import { SecurityLog, type Origin } from '../security-log/security-log.js';
import { Sessions } from '../sessions/sessions.js';
import { unlessTaken } from '../users/unless-taken.js';
import { isSameAddress, type User } from '../users/user.entity.js';
import { lockById } from '../users/users.queries.js';
import { Addresses } from './addresses.js';
import { ReturnedAccounts, type Return } from './returned-accounts.js';

/** The same answer for unknown, used and expired tokens. */
const invalidLink = () =>
  new Problem(
    'link-invalid',
    400,
    'This link has expired or was used already. Please use the one in our newest email.',
  );

const nothingToConfirm = () => new Problem('nothing-to-confirm', 409, 'You have no address that waits for a press.');

/** The links of the mails about addresses. */
@Controller()
export class AddressHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: AccountMails,
    private readonly addresses: Addresses,
    private readonly keys: AccountKeys,
    private readonly returned: ReturnedAccounts,
    private readonly passwords: Passwords,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
  ) {}

  @Handles(issueAccountMail)
  async issue({ mailId }: AccountMailId): Promise<AccountMailView> {
    const issued = await this.mails.issue(mailId);
    if (issued) return presentAccountMail(issued.mail, issued.token);
    const notice = await readNotice(this.em, mailId);
    if (!notice) throw notFound('Mail');
    return notice;
  }

  @Handles(confirmEmail)
  async confirm({ token }: LinkToken, call: HandlerContext<typeof confirmEmail>): Promise<Success> {
    await unlessTaken(
      this.withLink('confirm-email', token, async (tx, user, { address }) => {
        if (!user.email || !isSameAddress(user.email, address)) throw invalidLink();
        if (user.emailConfirmedAt) return;
        await this.addresses.confirm(tx, user);
        await this.keys.end(tx, user, { occasion: 'address-confirmed', origin: call });
        await this.securityLog.record(tx, user, 'email-confirmed', call);
      }),
    );
    return { success: true };
  }

  /** The owner of the old address did not ask for the change, so the password may be known as well. */
  @Handles(undoEmail)
  undo({ token }: LinkToken, call: HandlerContext<typeof undoEmail>): Promise<Success> {
    return this.giveBack('email-changed', token, { what: 'email-restored', origin: call });
  }

  @Handles(secureAccount)
  async secure({ token }: LinkToken, call: HandlerContext<typeof secureAccount>): Promise<Success> {
    return this.giveBack('security-notice', token, { what: 'account-secured', origin: call });
  }

  @Handles(sendConfirmation)
  async send(_input: Nothing, { caller }: HandlerContext<typeof sendConfirmation>): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const user = await lockById(tx, caller.userId);
      if (!user) throw unauthenticated();
      if (!user.email || user.emailConfirmedAt) throw nothingToConfirm();
      const usedUp = await this.addresses.mailConfirmation(tx, user);
      // Undoes the counts, too.
      if (usedUp) throw usedUp.toProblem();
    });
    return { success: true };
  }

  private async giveBack(
    kind: AccountMail['kind'],
    token: string,
    change: { what: Return; origin: Origin },
  ): Promise<Success> {
    // Checked before hashing, because hashing is expensive.
    if (!(await this.mails.find(this.em, kind, token))) throw invalidLink();
    const unknownPassword = await this.passwords.withHasher((hasher) => hasher.hash(randomUUID()));
    const ended = await unlessTaken(
      this.withLink(kind, token, async (tx, user, mail) => {
        const sessions = await this.returned.give(tx, user, mail, { ...change, unknownPassword });
        if (!sessions) throw invalidLink();
        return sessions;
      }),
    );
    this.sessions.publishEnded(ended);
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
