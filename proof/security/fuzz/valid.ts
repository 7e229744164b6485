import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './contract.ts';

/** Existing ids by field name. A request with unknown ids is refused too early. */
export type Known = Record<string, string[]>;

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const soon = fc.integer({ min: 1, max: 300 }).map((days) => new Date(Date.now() + days * 86_400_000).toISOString());

const byFormat: Record<string, Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  uri: fc.webUrl({ validSchemes: ['http', 'https'] }),
  email: fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `${name}@example.com`),
  date: day,
  'date-time': soon,
};
/** Texts whose form is not in the description. */
const byName: Record<string, Arbitrary<unknown>> = {
  budget: fc.constantFrom('$0 - $25', '50-100', '$10,000+', '$50-$100'),
  scheduledFor: soon,
  recipientPhone: fc.constantFrom('+1 415 555 0100', '(415) 555-0101'),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
  postingTimes: fc.subarray(['09:00', '12:30', '18:45'], { minLength: 1 }),
  templateCategories: fc.subarray(['Gift ideas', 'Tips', 'Stories'], { minLength: 1 }),
  shareToken: fc.stringMatching(/^[\w-]{32}$/),
  priceId: fc.constantFrom('price_pro_monthly', 'price_business_monthly', 'price_none'),
  newPassword: fc.string({ minLength: 8, maxLength: 128 }),
  password: fc.string({ minLength: 8, maxLength: 128 }),
};

/** Generates values that a field accepts, in most cases. */
export function validOf(schema: Schema, schemas: Record<string, Schema>, known: Known, name = ''): Arbitrary<unknown> {
  if (name in known) return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known[name]!) }, fc.uuid());
  if (name in byName) return byName[name]!;
  if (schema.$ref) return validOf(schemas[schema.$ref.split('/').at(-1)!]!, schemas, known, name);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => validOf(each, schemas, known, name)));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => ofType({ ...schema, type }, schemas, known, name)));
}

function ofType(
  schema: Schema & { type: string | undefined },
  schemas: Record<string, Schema>,
  known: Known,
  name: string,
) {
  const { type, format, properties = {}, required = [], items = {} } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
    case 'array':
      return fc.array(validOf(items, schemas, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object': {
      const fields = Object.entries(properties).map(
        ([field, inner]) => [field, validOf(inner, schemas, known, field)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((field) => field in properties) });
    }
    default:
      return (format && byFormat[format]) || textOf(schema, name);
  }
}

function textOf({ pattern, minLength = 1, maxLength = 60 }: Schema, name: string): Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern.replace(/^\/|\/[a-z]*$/g, '')));
  const longest = Math.max(minLength, Math.min(maxLength, 200));
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(longest, 40)) }),
    fc.constant(name.padEnd(minLength, 'x').slice(0, maxLength)),
  );
}
