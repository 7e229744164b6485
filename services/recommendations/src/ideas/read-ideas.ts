import { Allow, parse } from 'partial-json';
import { fieldsOf } from '../model/rows.js';
import { storableText } from '../storable-text.js';

/** One idea of the list, as far as it has arrived. */
export interface ArrivingIdea {
  fields: Readonly<Record<string, unknown>>;
  /** Fields whose values are complete. */
  complete: ReadonlySet<string>;
  /** Whether no more of it will arrive. */
  isClosed: boolean;
}

/**
 * The ideas of `{"ideas": […]}` in an answer that is still arriving. Text around the object is skipped, as in a whole
 * answer. What cannot be parsed has no ideas.
 * @param keys of a row, in their order
 */
export function readArriving(answer: string, keys: readonly string[]): ArrivingIdea[] {
  const from = answer.indexOf('{');
  if (from < 0) return [];
  const text = answer.slice(from);
  const all = itemsOf(parsed(text, Allow.STR | Allow.OBJ | Allow.ARR), keys);
  const whole = itemsOf(parsed(text, Allow.OBJ | Allow.ARR), keys);
  const isInList = text.lastIndexOf('[') > text.lastIndexOf(']');
  return all.map((fields, index) => {
    const isLast = index === all.length - 1;
    const last = Object.keys(fields).at(-1);
    // A list of numbers is there from its first number on.
    const isGrowing = (key: string) => isLast && isInList && key === last && Array.isArray(fields[key]);
    const complete = new Set(Object.keys(whole[index] ?? {}).filter((key) => !isGrowing(key)));
    return { fields, complete, isClosed: !isLast || keys.every((key) => complete.has(key)) };
  });
}

/** The ideas of a whole answer. */
export const readWhole = (list: readonly unknown[], keys: readonly string[]): ArrivingIdea[] =>
  list.flatMap((item) => {
    const fields = fieldsOf(item, keys);
    return fields ? [{ fields, complete: new Set(Object.keys(fields)), isClosed: true }] : [];
  });

function parsed(text: string, allowed: number): unknown {
  try {
    return parse(text, allowed);
  } catch {
    return undefined;
  }
}

function itemsOf(answer: unknown, keys: readonly string[]): Record<string, unknown>[] {
  const list = (answer as { ideas?: unknown } | null | undefined)?.ideas;
  return (Array.isArray(list) ? list : []).flatMap((item) => {
    const fields = fieldsOf(item, keys);
    return fields ? [clean(fields)] : [];
  });
}

const clean = (item: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, typeof value === 'string' ? storableText(value) : value]),
  );
