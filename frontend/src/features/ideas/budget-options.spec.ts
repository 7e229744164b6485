/** @jest-environment node */
import { budgetsBeside } from './budget-options.js';

const beside = (budget: string) => budgetsBeside(budget).map(({ value }) => value);

it('The budgets beside one are the ranges below and above it', () => {
  expect(beside('50-100')).toEqual(['25-50', '100-250']);
  expect(beside('0-25')).toEqual(['25-50']);
  expect(beside('10000+')).toEqual(['5000-10000']);
  expect(beside('30-45')).toEqual(['0-25', '50-100']);
});
