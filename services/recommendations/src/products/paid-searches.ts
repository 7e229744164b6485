import { Problem } from '@presently/messaging/problem';
import { Budgets, type Account } from '@presently/service/budgets/budgets';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { IdeaCosts } from '../costs/idea-costs.js';
import { RecommendationsEnv } from '../env.js';

/** Limits searches that cost money: those of an account, and of all accounts together. */
@Injectable()
export class PaidSearches {
  private readonly logger = new Logger(PaidSearches.name);

  constructor(
    private readonly em: EntityManager,
    private readonly budgets: Budgets,
    private readonly env: RecommendationsEnv,
    private readonly costs: IdeaCosts,
  ) {}

  /** Counts a search. @returns false, having counted nothing, if a limit is reached */
  async count(account: Account): Promise<boolean> {
    const all = { budget: 'all-product-searches', limit: this.env.PRODUCT_SEARCHES_A_DAY } as const;
    const counting = this.em
      .fork()
      .transactional((tx) => this.budgets.charge(tx, { budget: 'product-searches', account }, all));
    try {
      await counting;
      // The operator's count does not keep the shop waiting.
      this.costs.add({ searches: 1 }).catch((error: unknown) => this.logger.warn(`Not counted: ${String(error)}`));
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'budget-used') return false;
      throw error;
    }
  }
}
