import type { Arguments, Messages } from './words.js';

type Params<Message extends string> = keyof Arguments<Message> extends never
  ? Record<string, never>
  : Arguments<Message>;

/**
 * A problem by code: the key of a message in a catalogue of problems, and what varies in that message. A code that the
 * catalogue has not, or one without its values, does not compile. What a code needs never changes: browsers and rows of
 * another release know it as it was.
 */
export type CodedIn<English extends Messages> = {
  [Code in keyof English & string]: { code: Code; params: Params<English[Code]> };
}[keyof English & string];

/** A problem of any catalogue. */
export interface Coded {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Problems that are stored and answered by code. Where there are more, their sentence stands alone. */
export const mostCodedProblems = 20;
/** Characters of a code, and of the name of a value. */
export const longestCode = 60;
/** Values of one problem. */
export const mostParams = 5;
