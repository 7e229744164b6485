/** @jest-environment node */
import { currencies } from '@presently/rules/currencies';
import { priceRangeOf } from '@presently/rules/price-range';
import { budgetFrom, budgetsBeside, budgetToAsk } from './budget-options.js';

const beside = (budget: string) => budgetsBeside(budget, 'USD').map(({ value }) => value);

it('The budgets beside one are the ranges below and above it', () => {
  expect(beside('50-100')).toEqual(['25-50', '100-250']);
  expect(beside('0-25')).toEqual(['25-50']);
  expect(beside('10000+')).toEqual(['5000-10000']);
  expect(beside('30-45')).toEqual(['0-25', '50-100']);
});

it('The budgets beside one buy something in the currency', () => {
  const values = (budget: string, currency: string) => budgetsBeside(budget, currency).map(({ value }) => value);
  expect(values('50000-100000', 'KRW')).toEqual(['25000-50000', '100000-250000']);
  expect(values('0-2500', 'JPY')).toEqual(['2500-5000']);
  expect(values('3000-4500', 'JPY')).toEqual(['0-2500', '5000-10000']);
  expect(values('900000-990000', 'JPY')).toEqual(['250000-500000']);
  expect(budgetsBeside('500000-1000000', 'IDR').map(({ label }) => label)).toEqual([
    'IDR 250,000 - IDR 500,000',
    'IDR 1,000,000 - IDR 2,500,000',
  ]);
});

it('A budget is a plain number of the currency', () => {
  expect(budgetsBeside('50-100', 'EUR').map(({ label }) => label)).toEqual(['€25 - €50', '€100 - €250']);
  expect(budgetToAsk('30-45', 'USD')).toEqual({ from: 30, to: 45 });
  expect(budgetToAsk('3000-8000', 'JPY')).toEqual({ from: 3000, to: 8000, currency: 'JPY' });
  expect(budgetToAsk('50-100', 'JPY')).toBe('50-100');
});

it('An address names a budget that the currency has, or the usual one', () => {
  expect(budgetFrom('3000-5000000', 'JPY')).toBe('3000-5000000');
  expect(budgetFrom('3000-5000000', 'USD')).toBe('50-100');
  expect(budgetFrom('45-30', 'EUR')).toBe('50-100');
  expect(budgetFrom(null, 'EUR')).toBe('50-100');
});

it('The first budget is one that buys something in the currency', () => {
  expect(['USD', 'GBP', 'SEK', 'JPY', 'KRW', 'IDR'].map((currency) => budgetFrom(null, currency))).toEqual([
    '50-100',
    '50-100',
    '500-1000',
    '5000-10000',
    '50000-100000',
    '500000-1000000',
  ]);
  for (const currency of currencies) {
    const first = budgetFrom(null, currency);
    // As an address names it, it is the same budget, and the rules take it.
    expect([currency, budgetFrom(first, currency)]).toEqual([currency, first]);
    expect(priceRangeOf(budgetToAsk(first, currency), currency)).toMatchObject({ currency });
  }
});
