import { BudgetUsage } from '../kit/budget-usage.js';
import { gatewayCall } from '../kit/gateway-call.js';
import { PageRequest } from '../kit/page.js';

/** The caller's budgets of all services. Those of a service that does not answer are missing. */
export const listBudgets = gatewayCall('account.listBudgets', {
  route: 'GET /api/user/budgets',
  access: 'user',
  shows: [],
  scope: 'read',
  input: PageRequest,
  output: { pageOf: BudgetUsage },
});
