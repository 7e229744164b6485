import { Budgets, type Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** A set that was counted. */
export interface SetCharge {
  /** For a set without an idea. As often as an account may ask for sets in its window; then it stays counted. */
  giveBack(): Promise<void>;
}

/** Counts the sets of ideas that accounts ask for. One without an idea costs nothing. */
@Injectable()
export class SetBudget {
  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem `budget-used`, 429 */
  async charge(account: Account): Promise<SetCharge> {
    const countedAt = this.clock.now();
    await this.budgets.charge(this.em.fork(), { budget: 'ideas', account });
    return this.chargeOf(account, countedAt);
  }

  /** Like {@link charge}, but undefined if no set is left. */
  async spend(account: Account): Promise<SetCharge | undefined> {
    const countedAt = this.clock.now();
    const usedUp = await this.budgets.spend(this.em.fork(), { budget: 'ideas', account });
    return usedUp ? undefined : this.chargeOf(account, countedAt);
  }

  private chargeOf(account: Account, countedAt: Date): SetCharge {
    return {
      giveBack: () =>
        this.em.fork().transactional(async (tx) => {
          // Each may have cost a question to the model, so they have an end, too.
          const given = { budget: 'empty-ideas', account, holder: account.userId } as const;
          if (await this.budgets.spend(tx, given)) return;
          await this.budgets.refund(tx, { budget: 'ideas', account }, countedAt);
        }),
    };
  }
}
