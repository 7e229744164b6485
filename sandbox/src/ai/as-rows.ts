import type { ChatRequest, JsonSchema } from './chat-request.js';

/** The keys of a schema's rows, which its description lists: items of a list that are lists of texts. */
function keysOf({ items }: JsonSchema): string[] | undefined {
  return items?.type === 'array' && items.items?.type === 'string' ? items.description?.split(', ') : undefined;
}

const asText = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';

const asRow = (item: Record<string, unknown>, keys: readonly string[]): string[] =>
  keys.map((key) => asText(item[key]));

/** An answer whose lists of objects are rows where the schema wants them so. */
export function asRows(answer: string, { schema }: { schema?: ChatRequest['schema'] | undefined }): string {
  const rows = Object.entries(schema?.schema.properties ?? {}).flatMap(([name, list]) => {
    const keys = keysOf(list);
    return keys ? [[name, keys] as const] : [];
  });
  if (rows.length === 0) return answer;
  const whole = JSON.parse(answer) as Record<string, Record<string, unknown>[]>;
  const written = rows.map(([name, keys]) => [name, whole[name]?.map((item) => asRow(item, keys))] as const);
  return JSON.stringify({ ...whole, ...Object.fromEntries(written) });
}
