const withoutBrackets = (query: string) => query.replaceAll(/[()]/g, '');

/**
 * The queries of a search, the closest first: products with all phrases, with one whole phrase, with any of the words.
 * @param phrases tsqueries as Postgres writes them (`'pour' & 'coffe'`); empty for a phrase of stop words
 */
export function wordQueries(phrases: readonly string[]): string[] {
  const specific = [...new Set(phrases.filter((phrase) => phrase !== ''))];
  const words = [...new Set(specific.flatMap((phrase) => phrase.split(' & ')))];
  const queries = [
    specific.map((phrase) => `(${phrase})`).join(' & '),
    specific.map((phrase) => `(${phrase})`).join(' | '),
    words.join(' | '),
  ];
  // With few phrases or words, some queries are equal.
  return queries.filter(
    (query, index) =>
      query !== '' && queries.findIndex((other) => withoutBrackets(other) === withoutBrackets(query)) === index,
  );
}
