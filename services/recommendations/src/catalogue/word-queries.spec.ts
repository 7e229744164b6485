import { budgetLexemes } from './budget-lexemes.js';
import { spread } from './spread.js';
import { wordQueries } from './word-queries.js';

describe('the queries of a search', () => {
  it('start with all phrases, then one phrase, then any word', () => {
    expect(wordQueries(["'pour' & 'coffe'", "'kettl'"])).toEqual([
      "('pour' & 'coffe') & ('kettl')",
      "('pour' & 'coffe') | ('kettl')",
      "'pour' | 'coffe' | 'kettl'",
    ]);
  });

  it('contain no duplicates', () => {
    expect(wordQueries(["'tea'", '', "'tea'"])).toEqual(["('tea')"]);
    expect(wordQueries(["'tea'", "'coffe'"])).toEqual(["('tea') & ('coffe')", "('tea') | ('coffe')"]);
    expect(wordQueries(['', ''])).toEqual([]);
  });

  it('name each budget by one word, and other ranges by the budgets they overlap', () => {
    expect(budgetLexemes(25_00, 50_00)).toBe("'$25'");
    expect(budgetLexemes(10_000_00, null)).toBe("'$10000'");
    expect(budgetLexemes(30_00, 60_00)).toBe("('$25' | '$50')");
    expect(budgetLexemes(6_000_00, null)).toBe("('$5000' | '$10000')");
  });
});

describe('the results of a search', () => {
  it('alternate between brands', () => {
    const of = (brand: string, title: string) => ({ brand, title });
    const found = [of('A', '1'), of('a', '2'), of('A', '3'), of('B', '4'), of('', '5'), of('', '6'), of('', '7')];
    expect(spread(found).map(({ title }) => title)).toEqual(['1', '2', '4', '5', '6', '7', '3']);
  });
});
