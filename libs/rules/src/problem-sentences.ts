import { mostCodedProblems, type Coded } from './coded-problem.js';
import { sayIn, type Messages } from './service-words.js';

/** What problems of a catalogue say in English, one sentence after another. */
export const sentencesOf = (english: Messages, problems: readonly Coded[]): string =>
  problems.map(({ code, params }) => sayIn('en', english[code]!, params)).join(' ');

/**
 * Stored problems, if they say what the sentence beside them says. The release before this one runs beside it and writes
 * the sentence alone.
 * @returns null if they do not, and if there are none
 */
export function stillSaid<Problem extends Coded>(
  english: Messages,
  stored: readonly Problem[] | null | undefined,
  sentence: string | null | undefined,
): Problem[] | null {
  if (!stored || stored.length === 0 || stored.length > mostCodedProblems) return null;
  const isSaid = stored.every(({ code }) => Object.hasOwn(english, code)) && sentencesOf(english, stored) === sentence;
  return isSaid ? [...stored] : null;
}
