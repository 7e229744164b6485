import { lexemesOf, phraseQuery, titleQueries } from './title-queries.js';

const [bird, field, guide] = ["'bird'", "'field'", "'guid'"];

describe('the looks of a search', () => {
  it('go from all words to any of them', () => {
    expect(titleQueries([bird, field, guide], [guide])).toEqual({
      close: [
        "('bird':A & 'field':A & 'guid':A)",
        "('bird' & 'field' & 'guid')",
        "(('field':A & 'guid':A) | ('bird':A & 'guid':A))",
        "('guid':A & ('bird':A | 'field':A))",
      ],
      loose: ["('guid':A)", "('bird':A | 'field':A | 'guid':A)"],
    });
  });

  it('add the noun that the query lacks', () => {
    const { close } = titleQueries([bird], [guide]);
    expect(close.at(-1)).toBe("('guid':A & ('bird':A))");
  });

  it('are few for one word, and none for none', () => {
    expect(titleQueries([bird], [bird])).toEqual({ close: ["('bird':A)", "('bird')"], loose: [] });
    expect(titleQueries([], [guide])).toEqual({ close: [], loose: [] });
  });

  it('read what Postgres writes', () => {
    expect(lexemesOf("'o''clock' & 'tea' & 'tea'")).toEqual(["'o''clock'", "'tea'"]);
    expect(phraseQuery("'water' & 'can'")).toBe("('water':A & 'can':A)");
    expect(phraseQuery('')).toBeUndefined();
  });
});
