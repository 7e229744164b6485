import { giftLimitOf } from './bounds.js';
import { endOf, sentenceOf } from './budget-windows.js';
import { allowedBy, budgetNames, budgets, standingOf } from './budgets.js';

const standings = ['unconfirmed', 'free', 'pro', 'business'] as const;
const ofAccounts = budgetNames.filter((name) => budgets[name].counts === 'account');

describe('the declared budgets', () => {
  it.each(budgetNames)('%s gives no standing less than a lower one', (name) => {
    for (const level of ['strict', 'household'] as const) {
      const limits = standings.map((standing) => allowedBy(name, standing, level).limit);
      expect(limits).toEqual(limits.toSorted((a, b) => a - b));
      expect(Math.min(...limits)).toBeGreaterThan(0);
    }
  });

  it('give a household what Pro has, and as much as Free where no address is confirmed', () => {
    for (const name of budgetNames) {
      const strict = standings.map((standing) => allowedBy(name, standing, 'strict'));
      const [, free, pro, business] = strict;
      expect(standings.map((standing) => allowedBy(name, standing, 'household'))).toEqual([free, pro, pro, business]);
    }
    expect([giftLimitOf('free', 'strict'), giftLimitOf('free', 'household')]).toEqual([5, -1]);
  });

  it.each(ofAccounts)('%s limits every account', (name) => {
    for (const standing of standings) expect(allowedBy(name, standing, 'strict').limit).toBeLessThan(Infinity);
  });

  it('give an account without a confirmed address less, whatever its plan', () => {
    expect(standingOf({ tier: 'pro', isConfirmed: false })).toBe('unconfirmed');
    expect(standingOf({ tier: 'pro', isConfirmed: true })).toBe('pro');
    for (const name of ofAccounts)
      if (typeof budgets[name].limit !== 'number')
        expect(allowedBy(name, 'unconfirmed', 'strict').limit).toBeLessThan(allowedBy(name, 'free', 'strict').limit);
  });

  it('leave development and tests the hourly use that they are promised, and half of it without an address', () => {
    const promised = { 'gift-mails': 2_000, ideas: 600, messages: 600, 'link-previews': 600, changes: 10_000 } as const;
    for (const [name, least] of Object.entries(promised) as [keyof typeof promised, number][]) {
      expect(allowedBy(name, 'free', 'relaxed')).toEqual({ limit: least, window: 'hour' });
      expect(allowedBy(name, 'unconfirmed', 'relaxed')).toEqual({ limit: least / 2, window: 'hour' });
    }
  });

  it.each(budgetNames)('%s has a sentence with its limit', (name) => {
    expect(budgets[name].rule.split('{}')).toHaveLength(2);
    expect(sentenceOf(name, { limit: 1_200, window: 'day' }, 'free')).toMatch(/ 1,200 .* a day\.$/);
  });
});

describe('the sentence of a budget', () => {
  it('names the limit and the window', () => {
    const allowed = allowedBy('ideas', 'free', 'strict');
    expect(sentenceOf('ideas', allowed, 'free')).toBe('You can ask for 60 sets of ideas a day.');
  });

  it('tells an account without a confirmed address how to get more', () => {
    const allowed = allowedBy('link-previews', 'unconfirmed', 'strict');
    expect(sentenceOf('link-previews', allowed, 'unconfirmed')).toBe(
      'You can load 30 link previews an hour until you confirm your email address.',
    );
  });
});

describe('a window', () => {
  it('ends with the UTC hour or day', () => {
    const now = new Date('2026-12-31T23:10:00Z');
    expect(endOf('hour', now).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(endOf('hour', new Date('2026-12-31T22:00:00Z')).toISOString()).toBe('2026-12-31T23:00:00.000Z');
    expect(endOf('day', now).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(endOf('day', new Date('2026-12-31T00:00:00Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});
