import { Budgets, type Account, type Use } from '@presently/service/budgets/budgets';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';
import { Suppressions } from './suppressions.js';

/** Budgets of all texts, and of mails to an account's own address. Gifting counts the other messages of gifts. */
@Injectable()
export class MessageBudgets {
  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly suppressions: Suppressions,
    private readonly env: NotificationsEnv,
  ) {}

  /**
   * Counts a text in the transaction that queues it.
   * @returns a sentence for its sender if it is over the limit
   */
  async spendText(tx: EntityManager): Promise<string | undefined> {
    const usedUp = await this.budgets.spend(tx, { budget: 'all-texts', limit: this.env.TEXTS_A_DAY });
    return usedUp && `${usedUp.rule} Send it again ${usedUp.when}, or share the link yourself.`;
  }

  /**
   * Counts a mail to the address that an account has given as its own, for the account. An address that is not confirmed
   * may be a stranger's, so it has a budget over all accounts. Those accounts' own budgets are identity's.
   * @throws Problem `budget-used`
   */
  async chargeOwnMail(ownOf: Account | 'unconfirmed', address: string): Promise<void> {
    const holder = this.suppressions.hashes.of('email', address);
    const use: Use =
      ownOf === 'unconfirmed' ? { budget: 'contact-confirmations', holder } : { budget: 'own-mails', account: ownOf };
    await this.budgets.charge(this.em.fork(), use);
  }
}
