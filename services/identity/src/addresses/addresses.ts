import { addressConfirmed } from '@presently/contracts/identity/addresses';
import { Outbox } from '@presently/messaging/outbox';
import { Budgets } from '@presently/service/budgets/budgets';
import type { UsedUp } from '@presently/service/budgets/used-up';
import { Clock } from '@presently/service/clock';
import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountMails } from '../mails/account-mails.js';
import { linkMs } from '../mails/link-period.js';
import { PasswordResets } from '../passwords/password-resets.js';
import { changeUser } from '../users/change-user.js';
import { maskedEmail } from '../users/masked-email.js';
import { isSameAddress, User } from '../users/user.entity.js';
import { claimMs, overdueSince } from './claim-period.js';
import { MailboxBudgets } from './mailbox-budgets.js';

/**
 * The addresses of users. A new address is a claim until it is confirmed. Until then mail goes to the last confirmed
 * one, to which the user returns when the claim lapses.
 */
@Injectable()
export class Addresses {
  constructor(
    private readonly mails: AccountMails,
    private readonly mailboxes: MailboxBudgets,
    private readonly resets: PasswordResets,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
  ) {}

  /** Stores the new address of a locked user, and mails the new and the last confirmed one. */
  async change(tx: EntityManager, user: User, email: string): Promise<void> {
    const before = user.contact;
    await this.freeOverdueClaims(tx, email);
    const isClaim = user.claimEmail(email, this.clock.now());
    // The row is written before the mails, so that an address that is taken sends none.
    await tx.flush();
    await this.resets.revoke(tx, user.id);
    if (isClaim) await this.mailConfirmation(tx, user);
    if (before && !isSameAddress(before, email)) {
      const details = { newEmail: maskedEmail(email) };
      await this.mails.request(tx, user, {
        kind: 'email-changed',
        address: before,
        details,
        expiresAt: new Date(this.clock.now().getTime() + linkMs),
      });
    }
  }

  /**
   * Mails the link to a claimed address. It is valid until the claim lapses.
   * @returns the budget of the mailbox that is used up, if the mail was not sent: the claim stays, and a later mail
   * confirms it
   * @throws Problem `budget-used` if the account's own budget is used up
   */
  async mailConfirmation(tx: EntityManager, user: User): Promise<UsedUp | undefined> {
    const { email, emailClaimedAt } = user;
    if (!email || !emailClaimedAt) return undefined;
    await this.budgets.charge(tx, { budget: 'confirmations', account: user.toAccount() });
    const usedUp = await this.mailboxes.spend(tx, user, email);
    if (usedUp) return usedUp;
    const expiresAt = new Date(emailClaimedAt.getTime() + claimMs);
    const details = user.contact === null ? {} : { formerEmail: maskedEmail(user.contact) };
    await this.mails.request(tx, user, { kind: 'confirm-email', address: email, details, expiresAt });
    return undefined;
  }

  /** Confirms the address of a locked user. Another user who had left it for a claim cannot return to it. */
  async confirm(tx: EntityManager, user: User): Promise<void> {
    const now = this.clock.now();
    const [former] = await tx.find(User, withAddress('confirmed_email', user.email!), locked);
    if (former && former.id !== user.id) {
      await changeUser(tx, this.outbox, former, () => former.loseContact(now));
      await tx.flush();
    }
    await changeUser(tx, this.outbox, user, () => user.confirmEmail(now));
    await this.outbox.add(tx, addressConfirmed, user.toAggregate(), { userId: user.id, email: user.email! });
  }

  /**
   * Gives a locked user an address back that they had confirmed. Claims of others on it end.
   * @returns false if another user has confirmed it since
   */
  async restore(tx: EntityManager, user: User, email: string): Promise<boolean> {
    const [owner] = await tx.find(User, withAddress('confirmed_email', email), locked);
    if (owner && owner.id !== user.id) return false;
    const [claimant] = await tx.find(User, withAddress('email', email), locked);
    if (claimant && claimant.id !== user.id) await this.endClaim(tx, claimant);
    await changeUser(tx, this.outbox, user, () => user.returnTo(email, this.clock.now()));
    return true;
  }

  /** Ends the claim of a locked user, who returns to the last confirmed address, if there is one. */
  async endClaim(tx: EntityManager, user: User): Promise<void> {
    // Given up first, so that users who exchange addresses do not block each other.
    user.dropClaim(this.clock.now());
    await tx.flush();
    if (user.contact) await this.restore(tx, user, user.contact);
    await tx.flush();
  }

  /** Ends the claims on an address that have lapsed but were not ended yet. */
  freeOverdueClaims(tx: EntityManager, email: string): Promise<void> {
    return this.endClaims(tx, email, overdueSince(this.clock.now()));
  }

  /** Ends the claims on an address, because somebody else has proved that it is theirs. */
  async endClaims(tx: EntityManager, email: string, madeUntil = this.clock.now()): Promise<void> {
    const claimed = { emailClaimedAt: { $lte: madeUntil } };
    const users = await tx.find(User, { ...withAddress('email', email), ...claimed }, locked);
    for (const user of users) await this.endClaim(tx, user);
  }
}

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

const withAddress = (column: 'email' | 'confirmed_email', email: string) => ({
  [raw((alias) => `lower(${alias}.${column})`)]: raw('lower(?)', [email]),
  status: 'active' as const,
});
