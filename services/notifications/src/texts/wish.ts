/** What somebody who answers a text wants of us. */
export type Wish = 'stop' | 'start';

/** The words that Twilio, and the phone companies, take for each. */
const words: Record<string, Wish> = {
  ...Object.fromEntries(
    ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'].map((word) => [word, 'stop']),
  ),
  ...Object.fromEntries(['START', 'YES', 'UNSTOP'].map((word) => [word, 'start'])),
};

/**
 * @param optOutType what Twilio has made of the answer, where it looks by itself: `STOP`, `START`, `HELP`.
 * @returns undefined for an answer that is neither.
 */
export function wishOf(body: string, optOutType?: string): Wish | undefined {
  const said = optOutType ?? body.trim().replace(/[.!]+$/, '');
  return words[said.toUpperCase()];
}
