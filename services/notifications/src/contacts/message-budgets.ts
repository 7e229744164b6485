import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { Budgets, type Account, type Use } from '@presently/service/budgets/budgets';
import type { UsedUp } from '@presently/service/budgets/used-up';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';
import { Suppressions } from './suppressions.js';

interface GiftMessage {
  channel: DeliveryMethod;
  contact: string;
}

/** Budgets of messages: to one contact from all accounts, of all texts, and to an account's own address. */
@Injectable()
export class MessageBudgets {
  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly suppressions: Suppressions,
    private readonly env: NotificationsEnv,
  ) {}

  /**
   * Counts gifts' messages in the transaction that queues them. Their senders' own budgets are gifting's.
   * @returns for each message a sentence for its sender if it is over a limit
   */
  async spend(tx: EntityManager, messages: readonly GiftMessage[]): Promise<(string | undefined)[]> {
    const holders = messages.map(({ channel, contact }) => this.suppressions.hashes.of(channel, contact));
    const usesOf = ({ channel }: GiftMessage, index: number): Use[] => [
      { budget: 'contact-messages', holder: holders[index]! },
      ...(channel === 'sms' ? [{ budget: 'all-texts', limit: this.env.TEXTS_A_DAY } as const] : []),
    ];
    const uses = messages.map(usesOf);
    // Emails to different people share a statement. Others may exhaust a budget for each other.
    const isIndependent =
      new Set(holders).size === holders.length && messages.every(({ channel }) => channel === 'email');
    const usedUp = isIndependent ? await this.budgets.spendEach(tx, uses.flat()) : await this.spendInTurn(tx, uses);
    return usedUp.map((each) => each && `${each.rule} Send it again ${each.when}, or share the link yourself.`);
  }

  private async spendInTurn(tx: EntityManager, uses: readonly Use[][]): Promise<(UsedUp | undefined)[]> {
    const usedUp: (UsedUp | undefined)[] = [];
    for (const ofMessage of uses) usedUp.push(await this.budgets.spend(tx, ...ofMessage));
    return usedUp;
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
