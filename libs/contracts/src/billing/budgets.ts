import { readsBudgets } from '../kit/budget-usage.js';

/** What the caller has used of this service's budgets. */
export const billingReadBudgets = readsBudgets('billing.readBudgets');
