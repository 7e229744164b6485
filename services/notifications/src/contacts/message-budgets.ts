import { Budgets, type Account } from '@presently/service/budgets/budgets';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';

/** Budgets of all texts, and of mails to an account's own address. Gifting counts the other messages of gifts. */
@Injectable()
export class MessageBudgets {
  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly env: NotificationsEnv,
  ) {}

  /**
   * Counts a text in the transaction that queues it.
   * @param parts for which phone companies charge
   * @returns a sentence for its sender if it is over the limit
   */
  async spendText(tx: EntityManager, parts: number): Promise<string | undefined> {
    const part = { budget: 'all-texts', limit: this.env.TEXTS_A_DAY } as const;
    const usedUp = await this.budgets.spend(tx, ...Array.from({ length: parts }, () => part));
    return usedUp && `${usedUp.rule} Send it again ${usedUp.when}, or share the link yourself.`;
  }

  /**
   * Counts a mail to an account's own address. Identity counts those that ask for a confirmation, when they are asked
   * for.
   * @throws Problem `budget-used`
   */
  async chargeOwnMail(account: Account): Promise<void> {
    await this.budgets.charge(this.em.fork(), { budget: 'own-mails', account });
  }
}
