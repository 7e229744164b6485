const withoutBrackets = (query: string) => query.replaceAll(/[()]/g, '');

/**
 * What to look for, the closest first: products that have all of the phrases, those that have one of them entirely, those
 * that have any of their words.
 * @param phrases each a tsquery as Postgres writes it (`'pour' & 'coffe'`); empty where a phrase says nothing
 */
export function wordQueries(phrases: readonly string[]): string[] {
  const telling = [...new Set(phrases.filter((phrase) => phrase !== ''))];
  const words = [...new Set(telling.flatMap((phrase) => phrase.split(' & ')))];
  const queries = [
    telling.map((phrase) => `(${phrase})`).join(' & '),
    telling.map((phrase) => `(${phrase})`).join(' | '),
    words.join(' | '),
  ];
  // Fewer phrases or words make some of them the same.
  return queries.filter(
    (query, index) =>
      query !== '' && queries.findIndex((other) => withoutBrackets(other) === withoutBrackets(query)) === index,
  );
}
