/** The looks of a search into the index, as tsqueries, the closest first. */
export interface TitleQueries {
  /** Of products that are what is asked. */
  close: string[];
  /** Of products that have only the thing itself, or only a word, in common with it. */
  loose: string[];
}

/** The lexemes of a tsquery as Postgres writes it: `'pour' & 'coffe'`. */
export const lexemesOf = (parsed: string): string[] => [...new Set(parsed.match(/'(?:[^']|'')+'/gu) ?? [])];

const inTitle = (lexemes: readonly string[]) => lexemes.map((lexeme) => `${lexeme}:A`);
const all = (lexemes: readonly string[]) => `(${lexemes.join(' & ')})`;
const any = (lexemes: readonly string[]) => `(${lexemes.join(' | ')})`;

/**
 * Close are titles with all words, then products with all words, then titles with all words but one, then titles with
 * the head and another word. Loose are titles with the head, then titles with any word.
 * @param words lexemes of the query
 * @param heads lexemes of the noun that listings must be
 */
export function titleQueries(words: readonly string[], heads: readonly string[]): TitleQueries {
  if (words.length === 0) return { close: [], loose: [] };
  const others = words.filter((word) => !heads.includes(word));
  const close = [all(inTitle(words)), all(words)];
  if (words.length > 2 && others.length > 0)
    close.push(any(others.map((left) => all(inTitle(words.filter((word) => word !== left))))));
  if (heads.length > 0 && others.length > 0) close.push(all([...inTitle(heads), any(inTitle(others))]));
  const loose = heads.length > 0 ? [all(inTitle(heads)), any(inTitle(words))] : [any(inTitle(words))];
  return { close, loose: words.length === 1 && heads.length === 0 ? [] : loose.filter((look) => look !== close[0]) };
}

/** Titles that have all words of a phrase; undefined for one of small words. */
export function phraseQuery(parsed: string): string | undefined {
  const lexemes = lexemesOf(parsed);
  return lexemes.length === 0 ? undefined : all(inTitle(lexemes));
}
