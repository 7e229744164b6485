import { storableText } from '../storable-text.js';
import { UnfitAnswer } from './model-unavailable.js';

/**
 * The JSON of an answer, also between code fences or other text, as smaller models write it.
 * @throws UnfitAnswer if there is none
 */
export function parseAnswer(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  for (const candidate of [text, text.slice(from, to + 1)]) {
    try {
      return JSON.parse(candidate, (_key, value: unknown) => (typeof value === 'string' ? storableText(value) : value));
    } catch {
      // Try the next candidate.
    }
  }
  throw new UnfitAnswer(['The answer must be one JSON object that fits the schema, and nothing else']);
}
