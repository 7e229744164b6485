import { budgetOf, type OwnBudget } from '@presently/rules/price-range';
import { defaultSetting } from './proposal-setting.entity.js';

/** A kept budget. An own one in the account's former currency says nothing in the present one: the usual one stands in. */
export const budgetIn = (budget: string | OwnBudget, currency: string | undefined): string | OwnBudget =>
  'fault' in budgetOf(budget, currency) ? defaultSetting.budget : budget;
