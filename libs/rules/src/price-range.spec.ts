import { budgetOf } from './price-range.js';

describe('a budget of an account', () => {
  it.each([
    [{ from: 20, to: 60 }, 'USD', 20_00, 60_00],
    [{ from: 2_000, to: 2_000_000 }, 'JPY', 2_000, 2_000_000],
    [{ from: 2, to: 5, currency: 'KWD' }, 'KWD', 2_000, 5_000],
    ['25-50', 'RSD', 25_00, 50_00],
  ])('%j in %s is %d to %d', (chosen, currency, min, max) =>
    expect(budgetOf(chosen, currency)).toMatchObject({ min, max, currency }),
  );

  it.each([
    [{ from: 1, to: 2_000_000 }, 'USD', 'whole dollars, at most $1,000,000'],
    [{ from: 1, to: 3_000_000 }, 'KWD', 'at most 2,000,000 KWD'],
    [{ from: 1, to: 2, currency: 'EUR' }, 'USD', "Your account's currency is USD, and this budget is in EUR"],
    ['a lot', 'USD', 'Choose one of the ten budgets'],
  ])('%j in %s is refused', (chosen, currency, sentence) =>
    expect(budgetOf(chosen, currency)).toEqual({ fault: expect.stringContaining(sentence) }),
  );
});
