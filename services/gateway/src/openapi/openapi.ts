import type { OutputShape } from '@presently/contracts/kit/operation';
import type { DeclaredRoute } from '../access/answers.js';
import { Schemas, type Schema } from './schemas.js';

const problem: Schema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: 'Stable; safe to switch on.' },
    message: { type: 'string', description: 'One sentence for a person.' },
    errors: {
      type: 'object',
      description: 'Sentences by field, where single fields are to blame.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    reference: { type: 'string', description: 'Of a fault of ours: what to tell us so that we find it.' },
  },
};
const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** `gifting.sendGift` → `Send gift` */
const summaryOf = (name: string) => {
  const words = name.split('.')[1]!.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The OpenAPI 3.1 description of all that is declared: nothing in it is written by hand twice. */
export function describeApi(routes: readonly DeclaredRoute[], server: string): Record<string, unknown> {
  const schemas = new Schemas();
  schemas.byName['Problem'] = problem;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const declared of routes) {
    const [method, template] = declared.route.split(' ') as [string, string];
    const path = template.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[method.toLowerCase()] = describe(declared, method, template, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Presently', version: '1', description: 'What the Presently web application calls.' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: schemas.byName,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: server.startsWith('https:') ? '__Host-sid' : 'sid' },
      },
    },
  };
}

function describe(declared: DeclaredRoute, method: string, template: string, schemas: Schemas) {
  const { name, access, input, output, status, consumes, partial, produces = 'application/json' } = declared;
  const inPath = [...template.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter!);
  schemas.refer(input);
  const { properties = {}, required = [] } = schemas.byName[input.name]!;
  const beside = Object.keys(properties).filter((field) => !inPath.includes(field));
  const isQuery = method === 'GET';
  const parameter = (where: 'path' | 'query') => (field: string) => ({
    name: field,
    in: where,
    required: where === 'path' || required.includes(field),
    schema: properties[field],
  });
  return {
    operationId: name,
    summary: summaryOf(name),
    tags: [name.split('.')[0]],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    parameters: [...inPath.map(parameter('path')), ...(isQuery ? beside.map(parameter('query')) : [])],
    ...(!isQuery &&
      beside.length > 0 && {
        requestBody: {
          required: beside.some((field) => required.includes(field)),
          content: { 'application/json': { schema: bodySchema(input.name, inPath, schemas) } },
        },
      }),
    ...(consumes && { requestBody: { required: true, content: binary(consumes) } }),
    responses: {
      [status]: {
        description: partial ? `Done; asked for events: \`${partial.event}\` for each part, then \`done\`` : 'Done',
        content: {
          [produces]: { schema: shapeOf(output, schemas) },
          ...(partial && { 'text/event-stream': { schema: schemas.refer(partial.data) } }),
        },
      },
      400: refusal('The request is not valid'),
      ...(access !== 'public' && { 401: refusal('Nobody is signed in') }),
      429: refusal('Too much at once; see Retry-After'),
      503: refusal('A service is not answering right now; see Retry-After'),
    },
  };
}

/** A body that is a file and no JSON. */
const binary = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

/** The input without what the path already says, which a body may leave out. */
function bodySchema(name: string, inPath: readonly string[], schemas: Schemas): Schema {
  if (inPath.length === 0) return { $ref: `#/components/schemas/${name}` };
  const body = `${name}Body`;
  const { properties = {}, required = [], ...rest } = schemas.byName[name]!;
  const isBody = (field: string) => !inPath.includes(field);
  schemas.byName[body] = {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => isBody(field))),
    required: required.filter(isBody),
  };
  return { $ref: `#/components/schemas/${body}` };
}

function shapeOf(output: OutputShape, schemas: Schemas): Schema {
  if (typeof output === 'function') return schemas.refer(output);
  if ('orNull' in output) return { anyOf: [schemas.refer(output.orNull), { type: 'null' }] };
  return { type: 'array', items: schemas.refer(output[0]) };
}
