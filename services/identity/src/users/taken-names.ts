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
 * Limits the answer "not available", which tells that an account exists. Each try is counted before it is made and
 * given back unless that was the answer, so that tries at the same time learn no more than one after another.
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
   * @throws Problem `account-taken`, 409; `budget-used`, 429, also for a free name
   */
  async during<T>({ account, address }: Prober, change: () => Promise<T>): Promise<T> {
    const uses: Use[] = [
      ...(account ? [{ budget: 'taken-names' as const, account }] : []),
      ...(address ? [{ budget: 'network-taken-names' as const, holder: networkHolder(address) }] : []),
    ];
    const countedAt = this.clock.now();
    const em = this.em.fork();
    await em.transactional((tx) => this.budgets.charge(tx, ...uses));
    let isTaken = false;
    try {
      return await unlessTaken(change());
    } catch (error) {
      isTaken = error instanceof Problem && error.code === 'account-taken';
      throw error;
    } finally {
      if (!isTaken) for (const use of uses) await this.budgets.refund(em, use, countedAt);
    }
  }
}
