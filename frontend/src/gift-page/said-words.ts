/** What the page has written for its script, in its own language. */
interface Words {
  lost: string;
  /** Why the API refuses, by the code of its answer; absent in English, in which the answer says so itself. */
  refusals?: Record<string, string>;
}

interface Problem {
  code?: string;
  message?: string;
}

/** @returns the words that the page has in `data-words`, by their names */
export const wordsIn = <Name extends string>({ dataset }: HTMLElement): Words & Record<Name, string> =>
  JSON.parse(dataset['words']!) as Words & Record<Name, string>;

/** The sentence for a call that failed. */
export const refusalIn = ({ lost, refusals }: Words, { code = '', message = lost }: Problem): string =>
  refusals ? (refusals[code] ?? lost) : message;
