import { Problem } from '@presently/messaging/problem';
import { Budgets, type Account, type Use } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { networkHolder } from '@presently/service/network-of';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { unlessTaken } from './unless-taken.js';

/** Who tries a name or an address. */
interface Prober {
  account?: Account;
  address: string | undefined;
}

/**
 * Limits the answer "not available", which tells that an account exists.
 *
 * An account's own tries are counted before they are made and given back unless that was the answer, so that tries at the
 * same time learn no more than one after another. A network is shared with others, whom its count must not stop: there
 * only the answer is counted. When it is used up, names that are taken get an answer that does not say so, and free ones
 * go on.
 */
@Injectable()
export class TakenNames {
  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs a change to a username or an address.
   * @throws Problem `account-taken`, 409; `budget-used`, 429: with the account's own count used up, also for a free name
   */
  async during<T>({ account, address }: Prober, change: () => Promise<T>): Promise<T> {
    const own: Use | undefined = account && { budget: 'taken-names', account };
    const countedAt = this.clock.now();
    const em = this.em.fork();
    if (own) await this.budgets.charge(em, own);
    let isTaken = false;
    try {
      return await unlessTaken(change());
    } catch (error) {
      isTaken = error instanceof Problem && error.code === 'account-taken';
      if (isTaken && address) await this.spendOfNetwork(em, address);
      throw error;
    } finally {
      if (own && !isTaken) await this.budgets.refund(em, own, countedAt);
    }
  }

  private async spendOfNetwork(em: EntityManager, address: string): Promise<void> {
    const use: Use = { budget: 'network-taken-names', holder: networkHolder(address) };
    const usedUp = await this.budgets.spend(em, use);
    if (!usedUp) return;
    throw new Problem('budget-used', 429, 'This username or email cannot be used right now. Please try another one.', {
      retryAfter: usedUp.seconds,
      params: { seconds: usedUp.seconds },
    });
  }
}
