import type { JsonSchema } from './chat-request.js';

/** A value that fits a schema, for questions of other programs. */
export function fillSchema(schema: JsonSchema, name = 'answer'): unknown {
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [key, fillSchema(property, key)]),
      );
    case 'array':
      return schema.items ? [fillSchema(schema.items, name)] : [];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return `A sample ${name}`;
  }
}
