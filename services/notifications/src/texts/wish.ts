/** What an answer to a text asks for. */
export type Wish = 'stop' | 'start';

/** The words that Twilio and phone companies accept. */
const words: Record<string, Wish> = {
  ...Object.fromEntries(
    ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'].map((word) => [word, 'stop']),
  ),
  ...Object.fromEntries(['START', 'YES', 'UNSTOP'].map((word) => [word, 'start'])),
};

/**
 * @param optOutType Twilio's own reading of the answer, if it has one: `STOP`, `START`, `HELP`
 * @returns `undefined` for any other answer
 */
export function wishOf(body: string, optOutType?: string): Wish | undefined {
  const word = optOutType ?? body.trim().replace(/(?<![.!])[.!]+$/, '');
  return words[word.toUpperCase()];
}
