import type { BudgetUsage } from '@presently/contracts/kit/budget-usage';
import { budgetReads } from '@presently/contracts/rights';
import type { HandledCall } from '@presently/messaging/call-context';
import { Handles } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import type { ServiceName } from '@presently/topology/services';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject, type Type } from '@nestjs/common';
import { Budgets } from './budgets.js';

/** The controllers that answer what a caller has used: one for a service that counts budgets, none for others. */
export function budgetControllers(service: ServiceName): Type[] {
  return budgetReads.filter((read) => read.service === service).map(controllerOf);
}

function controllerOf(operation: (typeof budgetReads)[number]): Type {
  @Controller()
  class ReadBudgetsController {
    constructor(
      @Inject(EntityManager) private readonly em: EntityManager,
      @Inject(Budgets) private readonly budgets: Budgets,
    ) {}

    @Handles(operation)
    async read(_input: object, { caller }: HandledCall): Promise<BudgetUsage[]> {
      if (!caller) throw unauthenticated();
      return this.budgets.usageOf(this.em, caller);
    }
  }
  return ReadBudgetsController;
}
