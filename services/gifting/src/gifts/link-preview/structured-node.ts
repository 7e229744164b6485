import { isPlainObject } from '@presently/contracts/kit/plain-object';

/** An object of a page's JSON-LD. */
export type Node = Record<string, unknown>;

/** JSON-LD allows one value or a list. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

export const nodesOf = (value: unknown): Node[] => listOf(value).filter(isPlainObject);

/** The first value, if it is a text or a number. */
export function textOf(value: unknown): string | undefined {
  const [first] = listOf(value);
  if (typeof first === 'string') return first;
  if (typeof first === 'number') return String(first);
  return isPlainObject(first) && typeof first['@value'] === 'string' ? first['@value'] : undefined;
}

/** The words of a value that is one of a list: `https://schema.org/ListPrice`, or `{"@id": "schema:ListPrice"}`. */
export const termsOf = (value: unknown): string[] =>
  listOf(value).flatMap((each) => textOf(each) ?? textOf(nodesOf(each)[0]?.['@id']) ?? []);
