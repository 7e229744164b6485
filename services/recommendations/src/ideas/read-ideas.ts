import { Allow, parse } from 'partial-json';
import { storableText } from '../storable-text.js';

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
  const all = ideasOf(parsed(text, Allow.STR | Allow.OBJ | Allow.ARR));
  const whole = ideasOf(parsed(text, Allow.OBJ | Allow.ARR));
  const closed = objectsOf(parsed(text.slice(text.indexOf('[')), Allow.ARR)).length;
  const isInList = text.lastIndexOf('[') > text.lastIndexOf(']');
  return all.map((fields, index) => {
    const isClosed = index < closed;
    const keys = Object.keys(whole[index] ?? {});
    // A list of numbers is there from its first number on.
    const last = Object.keys(fields).at(-1);
    const isGrowing = (key: string) => !isClosed && isInList && key === last && Array.isArray(fields[key]);
    return { fields, isClosed, complete: new Set(keys.filter((key) => !isGrowing(key))) };
  });
}

/** The objects of a whole answer. */
export const readWhole = (list: readonly unknown[]): ArrivingIdea[] =>
  list.flatMap((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const fields = item as Record<string, unknown>;
    return [{ fields, complete: new Set(Object.keys(fields)), isClosed: true }];
  });

function parsed(text: string, allowed: number): unknown {
  try {
    return parse(text, allowed);
  } catch {
    return undefined;
  }
}

const ideasOf = (answer: unknown) => objectsOf((answer as { ideas?: unknown } | null | undefined)?.ideas);

const objectsOf = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null).map(clean) : [];

const clean = (item: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, typeof value === 'string' ? storableText(value) : value]),
  );
