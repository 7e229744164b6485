import { fitToKeep } from '../fit-to-keep.js';
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
