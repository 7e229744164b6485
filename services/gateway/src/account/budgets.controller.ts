import { listBudgets } from '@presently/contracts/gateway/budgets';
import type { BudgetUsage } from '@presently/contracts/kit/budget-usage';
import { budgetReads } from '@presently/contracts/rights';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Logger } from '@nestjs/common';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

/** Longest wait for one service, in milliseconds. */
const patience = 1_000;

/** Joins what a user has used of the budgets of all services. */
@Controller()
export class BudgetsController {
  private readonly logger = new Logger(BudgetsController.name);

  constructor(private readonly rpc: RpcClient) {}

  @Answers(listBudgets)
  async list(exchange: Exchange<typeof listBudgets>): Promise<BudgetUsage[]> {
    const { caller } = exchange.session;
    const lists = budgetReads.map((read) =>
      this.rpc.call(read, {}, { caller, deadlineMs: patience }).catch((error: Error) => {
        this.logger.warn(`budgets are listed without those of ${read.service}: ${error.message}`);
        return [];
      }),
    );
    return exchange.pageOf((await Promise.all(lists)).flat(), ({ what }) => what);
  }
}
