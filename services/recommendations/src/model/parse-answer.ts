import { Unfit } from './model-unavailable.js';

/**
 * The JSON of an answer; also where it stands between fences or polite words, as smaller models write.
 * @throws Unfit when there is none
 */
export function parseAnswer(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  for (const candidate of [text, text.slice(from, to + 1)]) {
    try {
      return JSON.parse(candidate, (_key, value: unknown) => (typeof value === 'string' ? fitToKeep(value) : value));
    } catch {
      // The next reading may do.
    }
  }
  throw new Unfit(['The answer must be one JSON object that fits the schema, and nothing else']);
}

/**
 * A text of the model's without what no text has: control characters and halves of characters, which the database does
 * not take, and marks that turn the direction of writing, which make one text look like another.
 */
const fitToKeep = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n\r]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ').toWellFormed();
