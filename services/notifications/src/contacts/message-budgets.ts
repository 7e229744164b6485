import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { Budgets, type Account, type Use } from '@presently/service/budgets/budgets';
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
   * Counts a gift's message in the transaction that queues it. Its sender's own budget is gifting's.
   * @returns a sentence for the sender if the message is over a limit
   */
  async spend(tx: EntityManager, { channel, contact }: GiftMessage): Promise<string | undefined> {
    const toContact: Use = { budget: 'contact-messages', holder: this.suppressions.hashes.of(channel, contact) };
    const allTexts: Use = { budget: 'all-texts', limit: this.env.TEXTS_A_DAY };
    const usedUp = await this.budgets.spend(tx, toContact, ...(channel === 'sms' ? [allTexts] : []));
    return usedUp && `${usedUp.rule} Send it again ${usedUp.when}, or share the link yourself.`;
  }

  /**
   * Counts a mail to the address that an account has given as its own. An address that nobody has confirmed may be a
   * stranger's, so it has a budget over all accounts as well.
   * @throws Problem `budget-used`
   */
  async chargeOwnMail(account: Account, address: string): Promise<void> {
    const own: Use = { budget: 'own-mails', account };
    const holder = this.suppressions.hashes.of('email', address);
    const uses: Use[] = account.isConfirmed ? [own] : [own, { budget: 'contact-own-mails', holder }];
    await this.em.fork().transactional((tx) => this.budgets.charge(tx, ...uses));
  }
}
