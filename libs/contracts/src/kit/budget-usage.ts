import type { ServiceName } from '@presently/topology/services';
import { IsInt, IsISO8601, IsOptional, IsString } from 'class-validator';
import { Nothing } from './empty-messages.js';
import { internalOperation } from './operation.js';

/** What the caller has used of a budget in the current window. */
export class BudgetUsage {
  /** Stable and kebab-case: `ideas`. */
  @IsOptional() @IsString() budget?: string;
  /** In the plural: `sets of ideas`. */
  @IsString() what!: string;
  @IsInt() used!: number;
  @IsInt() limit!: number;
  /** The end of the window. */
  @IsISO8601() resetsAt!: string;
}

/** Declares the call with which the gateway reads the budgets of a service. The service's framework answers it. */
export const readsBudgets = <S extends ServiceName>(name: `${S}.readBudgets`) =>
  internalOperation(name, { input: Nothing, output: { listOf: BudgetUsage, atMost: 50 } });
