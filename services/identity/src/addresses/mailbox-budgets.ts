import { canonicalEmail } from '@presently/rules/canonical-contact';
import { Budgets } from '@presently/service/budgets/budgets';
import type { UsedUp } from '@presently/service/budgets/used-up';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { IdentityEnv } from '../env.js';
import type { User } from '../users/user.entity.js';

const day = 24 * 3_600_000;

/**
 * How many mails that ask for a confirmation one mailbox gets. Any account can claim the address of a stranger, in many
 * spellings, so the mailbox needs a limit over all accounts. So that strangers cannot use up what the owner needs, each
 * account has a count of its own first, and the mailbox has three shares that are used apart:
 *
 * - the plain spelling, which one account at a time can claim: usually the owner's;
 * - other spellings (`maria+gifts@…`), and the plain one once its share is used up, by accounts with a confirmed address
 *   or of another day;
 * - other spellings by new accounts.
 */
@Injectable()
export class MailboxBudgets {
  private readonly key: Buffer;

  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    { REMINDER_LINK_KEY }: IdentityEnv,
  ) {
    // Derived, so that the key has one purpose only.
    this.key = createHmac('sha256', REMINDER_LINK_KEY).update('confirmations').digest();
  }

  /** @returns the budget that is used up */
  async spend(tx: EntityManager, user: User, email: string): Promise<UsedUp | undefined> {
    const mailbox = canonicalEmail(email);
    const own = await this.budgets.spend(tx, {
      budget: 'own-confirmations',
      holder: this.holderOf(mailbox, `account ${user.id}`),
    });
    if (own) return own;
    let usedUp: UsedUp | undefined;
    for (const share of this.sharesOf(user, email.toLowerCase() === mailbox)) {
      const holder = this.holderOf(mailbox, share);
      usedUp = await this.budgets.spend(tx, { budget: 'contact-confirmations', holder });
      if (!usedUp) return undefined;
    }
    return usedUp;
  }

  /** In this order: who has a history also claims the plain spelling after strangers have used its share up. */
  private sharesOf({ contact, createdAt }: User, isPlain: boolean): readonly ('plain' | 'known' | 'new')[] {
    const isKnown = contact !== null || this.clock.now().getTime() - createdAt.getTime() >= day;
    if (isPlain) return isKnown ? ['plain', 'known'] : ['plain'];
    return [isKnown ? 'known' : 'new'];
  }

  private holderOf(mailbox: string, share: string): string {
    return `mailbox:${createHmac('sha256', this.key).update(`${mailbox}\0${share}`).digest('base64url')}`;
  }
}
