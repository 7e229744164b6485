import { validateSync } from 'class-validator';
import { BudgetChoice } from './budget-choice.js';

class Choice {
  @BudgetChoice() budget!: unknown;
}
const faultOf = (budget: unknown) => {
  const [failure] = validateSync(Object.assign(new Choice(), { budget }));
  return Object.values(failure?.constraints ?? {})[0];
};

describe('a budget', () => {
  it.each([
    ['50-100'],
    [{ from: 30, to: 45 }],
    [{ from: 0, to: 1 }],
    [{ from: 3_000, to: 5_000_000, currency: 'JPY' }],
  ])('may be %j', (budget) => expect(faultOf(budget)).toBeUndefined());

  it.each([
    [{ from: 50, to: 30 }, 'end above'],
    [{ from: 0, to: 0 }, 'end above'],
    [{ from: -1, to: 30 }, 'whole dollars'],
    [{ from: '10', to: 30 }, 'whole dollars'],
    [{ from: 10, to: 20.5 }, 'whole dollars'],
    [{ from: 10 }, 'whole dollars'],
    [{ from: 10, to: 20, cents: true }, 'only'],
    [{ from: 10, to: 20, currency: 'euro' }, 'code such as'],
    [{ from: 10, to: 20, currency: null }, 'code such as'],
    [{ from: 10, to: 20, currency: 'DEM' }, 'code such as'],
    [{ from: 10, to: 3_000_000, currency: 'KWD' }, 'at most 2,000,000 KWD'],
    [{ from: 10, to: 3_000_000_000 }, 'whole dollars'],
    [25, 'Choose a budget'],
    ['', 'Choose a budget'],
    [[], 'Choose a budget'],
  ])('is not %j', (budget, sentence) => expect(faultOf(budget)).toContain(sentence));
});
