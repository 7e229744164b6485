import type { JsonSchema } from './question.js';

/**
 * The schema of an answer with lists whose items are rows: the texts of some keys in their order. A model writes them in
 * fewer tokens than objects (decision 9).
 * @param lists the keys of each list
 */
export const schemaOfRows = (lists: Readonly<Record<string, readonly string[]>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(lists),
  properties: Object.fromEntries(Object.entries(lists).map(([name, keys]) => [name, rowsOf(keys)])),
});

const rowsOf = (keys: readonly string[]) => ({
  type: 'array',
  items: { type: 'array', description: keys.join(', '), items: { type: 'string' } },
});

/** What is said of such a row, before its keys are explained in their order. */
export const aboutRow = (keys: readonly string[]): string => `[${keys.join(', ')}]`;

/**
 * The values of a row by their keys; of an unfinished row the first ones. A model that is held to no schema may write an
 * object instead, which is returned as it is.
 * @returns undefined for anything else
 */
export function fieldsOf(item: unknown, keys: readonly string[]): Record<string, unknown> | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  if (!Array.isArray(item)) return item as Record<string, unknown>;
  return Object.fromEntries(keys.slice(0, item.length).map((key, index) => [key, item[index] as unknown]));
}

/** The numbers in a text of a row ("1, 3"), or of a list. */
export const numbersIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? (value.match(/\d+/g) ?? []).map(Number) : [];
};
