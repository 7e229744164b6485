import { budgetIn } from './budget-in.js';

describe('a kept budget', () => {
  it.each([
    ['50-100', 'EUR', '50-100'],
    [{ from: 30, to: 60, currency: 'EUR' }, 'EUR', { from: 30, to: 60, currency: 'EUR' }],
    // Before budgets were kept with their currency.
    [{ from: 30, to: 60 }, 'EUR', { from: 30, to: 60 }],
    // The account was in yen: 3,000 of them are no 3,000 dollars, and five million nobody could ask for.
    [{ from: 3_000, to: 6_000, currency: 'JPY' }, 'USD', '25-50'],
    [{ from: 1, to: 5_000_000 }, 'USD', '25-50'],
  ])('of %j is for an account in %s %j', (budget, currency, wanted) =>
    expect(budgetIn(budget, currency)).toEqual(wanted),
  );
});
