import { rangesIn } from '@presently/rules/price-range';
import { Problem } from '@presently/messaging/problem';
import fc from 'fast-check';
import { estimate, parseBudget } from './budget.js';

const priceRanges = rangesIn('USD');

describe('a budget', () => {
  it.each(priceRanges.map((budget) => [budget.label, budget] as const))(
    'is read in every accepted form: %s',
    (_l, budget) => {
      const [min, max] = [budget.min / 100, budget.max === null ? null : budget.max / 100];
      const grouped = (n: number) => n.toLocaleString('en-US');
      const forms =
        max === null
          ? [`$${grouped(min)}+`, `${min}+`, `$${min}+`, ` ${grouped(min)} + `]
          : [
              `$${min}-$${max}`,
              `${min}-${max}`,
              `$${grouped(min)} - $${grouped(max)}`,
              `$${min}–$${max}`,
              budget.label,
            ];
      for (const form of forms) expect(parseBudget(form)).toBe(budget);
    },
  );

  it.each([
    ['50-100', 'EUR', { label: '€50 - €100', min: 50_00, max: 100_00, currency: 'EUR' }],
    ['$10,000+', 'JPY', { label: '¥10,000+', min: 10_000, max: null, currency: 'JPY' }],
    ['50-100', 'KWD', { label: 'KWD 50 - KWD 100', min: 50_000, max: 100_000, currency: 'KWD' }],
    [
      { from: 3_000, to: 8_000, currency: 'JPY' },
      'JPY',
      { label: '¥3,000 - ¥8,000', min: 3_000, max: 8_000, currency: 'JPY' },
    ],
    [{ from: 25, to: 50 }, 'GBP', { label: '£25 - £50', min: 25_00, max: 50_00, currency: 'GBP' }],
  ])('of %j is a plain number of %s', (chosen, currency, budget) =>
    expect(parseBudget(chosen, currency)).toEqual(budget),
  );

  it('is refused in another currency than the account’s', () => {
    expect(() => parseBudget({ from: 30, to: 45, currency: 'EUR' })).toThrow(/currency is USD.*in EUR/);
    expect(() => parseBudget({ from: 30, to: 45, currency: 'USD' }, 'EUR')).toThrow(Problem);
  });

  it('is estimated in its currency', () => {
    expect(estimate(parseBudget('50-100', 'EUR'), [], 'en')).toBe('€50 – €100');
    expect(estimate(parseBudget({ from: 3_000, to: 8_000 }, 'JPY'), [3_980, 7_200], 'en')).toBe('¥3,980 – ¥7,200');
    expect(estimate(parseBudget('50-100', 'KWD'), [52_500], 'en')).toBe('KWD 52 – KWD 53');
    expect(estimate(parseBudget('500-1000', 'EUR'), [], 'de')).toBe('500 € – 1.000 €');
  });

  it('is refused if it is none of the ten', () => {
    const labels = new Set(priceRanges.map(({ min, max }) => `${min / 100}${max === null ? '+' : `-${max / 100}`}`));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.nat(20_000), fc.nat(20_000)).map(([a, b]) => `${a}-${b}`),
        ),
        (text) => {
          fc.pre(!labels.has(text.replaceAll(/[\s$,]|USD/gi, '')));
          expect(() => parseBudget(text)).toThrow(Problem);
        },
      ),
    );
    for (const text of ['10000', '50-', '-100', '$50-$99', '0-10000', '10000+-1', '5e1-1e2'])
      expect(() => parseBudget(text)).toThrow(/ten budgets/);
  });

  it('may be an own one, which is the same as one of the ten if it has its ends', () => {
    expect(parseBudget({ from: 30, to: 45 })).toEqual({ label: '$30 - $45', min: 30_00, max: 45_00, currency: 'USD' });
    expect(parseBudget({ from: 25, to: 50 })).toBe(parseBudget('25-50'));
  });

  it('estimates the price of an idea in whole dollars inside the budget', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...priceRanges),
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 }),
        (budget, raw) => {
          const top = budget.max ?? 5_000_000;
          const prices = raw.map((n) => budget.min + (n % (top - budget.min + 1)));
          const numbers = estimate(budget, prices, 'en')
            .split('–')
            .map((part) => Number(part.replaceAll(/[$,\s]/g, '')) * 100);
          for (const cents of numbers) {
            expect(cents).toBeGreaterThanOrEqual(budget.min);
            if (budget.max !== null) expect(cents).toBeLessThanOrEqual(budget.max);
          }
        },
      ),
    );
    expect(estimate(parseBudget('50-100'), [], 'en')).toBe('$50 – $100');
    expect(estimate(parseBudget('10000+'), [], 'en')).toBe('$10,000+');
    expect(estimate(parseBudget('500-1000'), [54_900, 99_990], 'en')).toBe('$549 – $1,000');
  });
});
