import type { Entry } from './format.js';
import { isUnreadable, type ImportedPerson } from './imported-person.js';
import { sentencesOf } from './told.js';

/** An entry of which nothing can be read, as its sender is told. */
export interface InWords {
  name?: string;
  problem: string;
}

export function inWords(entry: Entry): ImportedPerson | InWords {
  if (!isUnreadable(entry)) return entry;
  const { problems, ...more } = entry;
  return { ...more, problem: sentencesOf(problems) };
}
