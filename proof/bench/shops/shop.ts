/** What a shop sells. Its category says what it is about; its feed may say otherwise. */
export interface Article {
  title: string;
  category: string;
  cents: number;
  link: string;
  /** The product of which this is a colour or a size. */
  product: string;
  /** Spare parts, refills and gift cards are no gift for an interest. */
  isGift: boolean;
}

/** A shop with its feed, the truth about its articles, and the people who get gifts from it. */
export interface Shop {
  name: string;
  /** The feed as a file: its name and text. */
  feed: { file: string; text: string };
  articles: readonly Article[];
  interests: readonly string[];
  /** Interests of one person each. */
  people: readonly (readonly string[])[];
  isAbout: (article: Article, interest: string) => boolean;
}

/** The lines of a table; a line may continue on the next, after a space. */
export const linesOf = (text: string): string[] =>
  text
    .trim()
    .replaceAll(/\n (?=\S)/g, ' ')
    .split('\n');

export const listOf = (text: string, mark = ','): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

/** `interest: a; b` for each line. */
export const truthIn = (text: string): Map<string, string[]> =>
  new Map(
    linesOf(text).map((line) => {
      const [interest = '', parts = ''] = line.split(':');
      return [interest, listOf(parts.toLowerCase(), ';')];
    }),
  );

export const peopleIn = (text: string): string[][] =>
  text.split(/[|\n]/).flatMap((line) => (line.trim() ? [listOf(line)] : []));
