import type { Language } from '@presently/rules/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../domain/user/query-client.js';
import { speak } from '../../languages/words.js';
import { amountOf, OwnBudgetFields } from './own-budget-fields.js';

let chosen: string | undefined;
afterEach(cleanup);

async function apply(from: string, to: string) {
  chosen = undefined;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OwnBudgetFields budget="50-100" onBudget={(budget) => (chosen = budget)} />
    </QueryClientProvider>,
  );
  if (from) await userEvent.type(screen.getByRole('textbox', { name: 'From $' }), from);
  await userEvent.type(screen.getByRole('textbox', { name: 'To $' }), `${to}{Enter}`);
}

describe('An own budget', () => {
  it.each([
    ['30', '45', '30-45'],
    ['', '45', '0-45'],
    ['1,250', '1,000,000', '1250-1000000'],
    ['30.00', '45.0', '30-45'],
    // One of the ten.
    ['100', '250', '100-250'],
  ])('from %j to %j is %s', async (from, to, budget) => {
    await apply(from, to);
    expect(chosen).toBe(budget);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['30', '1000001', 'Enter at most $1,000,000.'],
    ['2000000', '3,000,000', 'Enter at most $1,000,000.'],
    ['45', '30', 'Enter two whole amounts, the lower one first.'],
    ['30', '45.50', 'Enter two whole amounts, the lower one first.'],
    ['30', '1,50', 'Enter two whole amounts, the lower one first.'],
  ])('cannot go from %j to %j', async (from, to, sentence) => {
    await apply(from, to);
    expect(chosen).toBeUndefined();
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    await userEvent.type(screen.getByRole('textbox', { name: 'To $' }), '0');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('An amount', () => {
  afterEach(() => speak('en'));

  it.each<[Language, string, number]>([
    ['en', '1,250', 1_250],
    ['en', '1.250', Number.NaN],
    ['de', '1.250', 1_250],
    ['de', '1.250,00', 1_250],
    ['de', '45,50', Number.NaN],
    ['de', '1,250', Number.NaN],
    ['fr', '1 250', 1_250],
    ['fr', '1\u202f250,0', 1_250],
    ['it', '1.000.000', 1_000_000],
    ['ja', '１，２５０', 1_250],
    ['ar', '١٢٥٠', 1_250],
    ['en', '1,2,50', Number.NaN],
    ['en', '1250,000', Number.NaN],
    ['en', '', Number.NaN],
  ])('is read as the language writes it: %s %j', (language, typed, amount) => {
    speak(language, {});
    expect(amountOf(typed)).toBe(amount);
  });
});
