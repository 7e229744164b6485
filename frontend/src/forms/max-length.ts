import type { GenericSchema } from 'valibot';

interface SchemaPart {
  entries?: Record<string, SchemaPart>;
  pipe?: readonly { type: string; requirement?: unknown }[];
  options?: readonly SchemaPart[];
}

/** The `maxLength` rule that a schema has for a field; `undefined` if there is none. */
export function maxLengthOf(schema: GenericSchema, name: string): number | undefined {
  const field = (schema as SchemaPart).entries?.[name];
  const rules = [field, ...(field?.options ?? [])].flatMap((part) => part?.pipe ?? []);
  const limit = rules.find(({ type }) => type === 'max_length')?.requirement;
  return typeof limit === 'number' ? limit : undefined;
}
