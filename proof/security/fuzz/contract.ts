import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The part of JSON Schema that the API description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  required?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Media {
  content: Record<string, { schema: Schema }>;
}
interface DescribedCall {
  operationId: string;
  security?: unknown;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema?: Schema }[];
  requestBody?: Media;
  responses: Record<string, Media>;
}
export interface Description {
  paths: Record<string, Record<string, DescribedCall>>;
  components: { schemas: Record<string, Schema> };
}

/** A call in the API description. */
export interface FuzzedCall {
  name: string;
  method: string;
  path: string;
  parameters: DescribedCall['parameters'];
  body: Schema | undefined;
  /** Status codes of success. */
  successes: number[];
  answers: (status: number, body: unknown) => string[];
}

/** Forbids undeclared fields: in an answer they are leaks. */
const closed = (schemas: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { additionalProperties: false, ...schema } as Schema]),
  );

/** Reads the calls of the description, each with a validator of its answers. */
export function callsOf(description: Description): FuzzedCall[] {
  // Formats are not validated. Lengths and patterns of inputs are tested by requests.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'api', components: { schemas: closed(description.components.schemas) } });
  const judgeOf = (schema: Schema): ValidateFunction =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as Schema);
  const judgeProblem = judgeOf({ $ref: '#/components/schemas/Problem' });

  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const successes = Object.keys(call.responses)
        .map(Number)
        .filter((status) => status < 300);
      const answer = call.responses[String(successes[0])]!.content['application/json']?.schema;
      const judge = answer && judgeOf(answer);
      return {
        name: call.operationId,
        method: method.toUpperCase(),
        path,
        parameters: call.parameters,
        body: call.requestBody?.content['application/json']?.schema,
        successes,
        answers: (status: number, body: unknown) => {
          const validate = successes.includes(status) ? judge : judgeProblem;
          if (!validate || validate(body)) return [];
          return validate.errors!.map(
            (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
          );
        },
      };
    }),
  );
}
