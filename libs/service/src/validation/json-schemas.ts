import type { MessageClass } from '@presently/contracts/kit/operation';
import { declaredFields } from '@presently/messaging/messages';
import { importFields } from '@presently/rules/imports';
import { mostOf } from '@presently/rules/price-range';
import { getMetadataStorage, IS_OPTIONAL, ValidationTypes } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import type { ISchemaConverters } from 'class-validator-jsonschema/build/defaultConverters.js';

export type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[] };

const whole = { type: 'integer' as const, minimum: 0, maximum: mostOf('JPY') };

/** JSON schemas of our own field decorators. */
const converters: ISchemaConverters = {
  isWebUrl: { type: 'string', format: 'uri' },
  isPhone: { type: 'string' },
  isCalendarDate: { type: 'string', format: 'date' },
  isBirthday: { type: 'string' },
  isTimeZone: { type: 'string' },
  isCurrency: { type: 'string', minLength: 3, maxLength: 3 },
  isLanguage: { type: 'string' },
  isCountry: { type: 'string', minLength: 2, maxLength: 2 },
  noControlCharacters: { type: 'string' },
  isInstant: { type: 'string', format: 'date-time' },
  isCounted: { type: 'integer', minimum: 0 },
  isIso8601: { type: 'string', format: 'date-time' },
  isUuid: { type: 'string', format: 'uuid' },
  holdsImportFields: { type: 'array', items: { enum: [...importFields, null] } },
  areParams: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
  isBudgetChoice: {
    anyOf: [
      { type: 'string', minLength: 1, maxLength: 20 },
      {
        type: 'object',
        properties: { from: whole, to: whole, currency: { type: 'string', minLength: 3, maxLength: 3 } },
        required: ['from', 'to'],
        additionalProperties: false,
      },
    ],
  },
};

/** Also by `@IsArray()`, because the compiler emits no type for a nullable field. */
const isList = (type: MessageClass, field: string) =>
  Reflect.getMetadata('design:type', type.prototype as object, field) === Array ||
  getMetadataStorage()
    .getTargetValidationMetadatas(type, '', false, false)
    .some((rule) => rule.propertyName === field && rule.name === 'isArray');

/** Fields with `@Nullable()` and those with `@IsOptional()`, both of which class-validator stores as conditions. */
function conditionsOf(type: MessageClass): { nullable: string[]; optional: Set<string> } {
  const conditions = getMetadataStorage()
    .getTargetValidationMetadatas(type, '', false, false)
    .filter((rule) => rule.type === ValidationTypes.CONDITIONAL_VALIDATION);
  const [optional, nullable] = [conditions.filter(isOptional), conditions.filter((rule) => !isOptional(rule))];
  return { nullable: nullable.map(fieldOf), optional: new Set(optional.map(fieldOf)) };
}
const isOptional = ({ name }: { name?: string | undefined }): boolean => name === IS_OPTIONAL;
const fieldOf = ({ propertyName }: { propertyName: string }): string => propertyName;

function orNull(schema: Schema): Schema {
  const { type, enum: values, ...rest } = schema;
  if ('$ref' in schema) return { anyOf: [schema, { type: 'null' }] };
  return { ...rest, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) };
}

/** Collects the JSON schemas of message classes and nested messages under one path of a document. */
export class Schemas {
  readonly byName: Record<string, Schema> = {};

  /** @param path `#/components/schemas` */
  constructor(private readonly path: string) {}

  /** Adds a message class and returns a reference to it. */
  refer(type: MessageClass): Schema {
    this.schemaOf(type);
    return { $ref: `${this.path}/${type.name}` };
  }

  /** The schema of a message class, which is added if it is new. */
  schemaOf(type: MessageClass): Schema {
    return (this.byName[type.name] ??= this.createSchema(type));
  }

  private createSchema(type: MessageClass): Schema {
    const {
      properties = {},
      required = [],
      ...rest
    } = targetConstructorToSchema(type, {
      additionalConverters: converters,
    }) as Schema;
    for (const { name, nested } of declaredFields(type)) {
      if (!nested) continue;
      const inner = this.refer(nested);
      const { minItems, maxItems } = properties[name] ?? {};
      const lengths = { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) };
      properties[name] = isList(type, name) ? { type: 'array', items: inner, ...lengths } : inner;
    }
    const { nullable, optional } = conditionsOf(type);
    for (const name of nullable) properties[name] = orNull(properties[name]!);
    return {
      type: 'object',
      ...rest,
      properties,
      required: [...required, ...nullable.filter((name) => !optional.has(name))],
    };
  }
}
