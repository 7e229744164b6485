/** One look into the index: a tsquery, and how surely its products match. */
export interface TitleQuery {
  words: string;
  /** 0 is the closest. */
  stage: number;
}

/** The lexemes of a tsquery as Postgres writes it: `'pour' & 'coffe'`. */
export const lexemesOf = (parsed: string): string[] => [...new Set(parsed.match(/'(?:[^']|'')+'/gu) ?? [])];

const inTitle = (lexeme: string) => `${lexeme}:A`;
const all = (lexemes: readonly string[]) => `(${lexemes.join(' & ')})`;
const any = (lexemes: readonly string[]) => `(${lexemes.join(' | ')})`;

/** From this stage on, a product has so few of the words that it is shown only beside others. */
export const firstLoose = 4;

/**
 * The looks of a search, the closest first: titles with all words, products with all words, titles with all words but
 * one, titles with the head and another word, titles with the head, titles with any word.
 * @param words lexemes of the query
 * @param heads lexemes of the noun that listings must be
 */
export function titleQueries(words: readonly string[], heads: readonly string[]): TitleQuery[] {
  if (words.length === 0) return [];
  const others = words.filter((word) => !heads.includes(word));
  const isAsked = others.length < words.length;
  const found: TitleQuery[] = [
    { stage: 0, words: all(words.map(inTitle)) },
    { stage: 1, words: all(words) },
  ];
  if (words.length > 2) {
    // The head stays, if the query has it: a garden trowel may be of steel, but not a garden of steel.
    const without = others.map((left) => all(words.filter((word) => word !== left).map(inTitle)));
    if (without.length > 0) found.push({ stage: 2, words: any(without) });
  }
  if (heads.length > 0 && others.length > 0 && (words.length > 3 || !isAsked))
    found.push({ stage: 3, words: all([...heads.map(inTitle), any(others.map(inTitle))]) });
  if (heads.length > 0) found.push({ stage: 4, words: all(heads.map(inTitle)) });
  found.push({ stage: 5, words: any(words.map(inTitle)) });
  return found.filter(({ words: own }, index) => found.findIndex((other) => other.words === own) === index);
}

/** Titles that have all words of a phrase; undefined for one of small words. */
export function phraseQuery(parsed: string): string | undefined {
  const lexemes = lexemesOf(parsed);
  return lexemes.length === 0 ? undefined : all(lexemes.map(inTitle));
}
