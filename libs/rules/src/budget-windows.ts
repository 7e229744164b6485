import { budgets, type Allowed, type BudgetName, type BudgetWindow, type Standing } from './budgets.js';

/** In milliseconds. */
const length: Record<BudgetWindow, number> = { hour: 3_600_000, day: 86_400_000 };

/** When the window that contains an instant ends. */
export function endOf(window: BudgetWindow, now: Date): Date {
  return new Date((Math.floor(now.getTime() / length[window]) + 1) * length[window]);
}

const each: Record<BudgetWindow, string> = { hour: 'an hour', day: 'a day' };

/** The rule of a budget in a sentence: `You can send 20 gift emails a day.` */
export function sentenceOf(name: BudgetName, { limit, window }: Allowed, standing: Standing): string {
  const { rule, counts, limit: declared } = budgets[name];
  const mayGrow = counts === 'account' && standing === 'unconfirmed' && typeof declared !== 'number';
  const until = mayGrow ? ' until you confirm your email address' : '';
  return `${rule.replace('{}', limit.toLocaleString('en-US'))} ${each[window]}${until}.`;
}
