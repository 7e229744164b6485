import { Allow, parse } from 'partial-json';
import { storableText } from '../storable-text.js';

/** An object ends with one of these keys, and then with this. */
const lastKeys = ['for', 'why'];
const closed = /\}\s*(?:,|\]\s*\}?)?\s*$/;

/** One object of the list, as far as it has arrived. */
export interface ArrivingIdea {
  fields: Readonly<Record<string, unknown>>;
  /** Fields whose values are complete. */
  complete: ReadonlySet<string>;
  /** Whether no more of it will arrive. */
  isClosed: boolean;
}

/**
 * The objects of `{"ideas": […]}` in an answer that is still arriving. Text around the object is skipped, as in a whole
 * answer. What cannot be parsed has no objects.
 */
export function readArriving(answer: string): ArrivingIdea[] {
  const from = answer.indexOf('{');
  if (from < 0) return [];
  const text = answer.slice(from);
  const all = listIn(text, Allow.STR | Allow.OBJ | Allow.ARR);
  const whole = listIn(text, Allow.OBJ | Allow.ARR);
  return all.map((fields, index) => {
    const complete = new Set(Object.keys(whole[index] ?? {}));
    const isClosed = index < all.length - 1 || (lastKeys.every((key) => complete.has(key)) && closed.test(text));
    return { fields, isClosed, complete };
  });
}

/** The objects of a whole answer. */
export const readWhole = (list: readonly unknown[]): ArrivingIdea[] =>
  list.flatMap((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const fields = item as Record<string, unknown>;
    return [{ fields, complete: new Set(Object.keys(fields)), isClosed: true }];
  });

function listIn(text: string, allowed: number): Record<string, unknown>[] {
  try {
    const { ideas } = (parse(text, allowed) ?? {}) as { ideas?: unknown };
    if (!Array.isArray(ideas)) return [];
    return ideas.filter((item) => typeof item === 'object' && item !== null).map(clean);
  } catch {
    return [];
  }
}

const clean = (item: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, typeof value === 'string' ? storableText(value) : value]),
  );
