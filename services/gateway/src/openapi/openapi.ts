import type { CookieEffect, GatewayCall } from '@presently/contracts/kit/gateway-call';
import type { NeededScope } from '@presently/rules/token-scopes';
import type { MessageClass, OutputShape } from '@presently/contracts/kit/operation';
import { largestPage } from '@presently/rules/bounds';
import { Schemas, type Schema } from '@presently/service/validation/json-schemas';
import type { RoutedOperation } from '../routes/declared-route.js';
import { apiGuide } from './api-guide.js';

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
    params: {
      type: 'object',
      description: 'What varies in the message, for wording its code in another language.',
      additionalProperties: { type: ['string', 'number'] },
    },
    rules: {
      type: 'object',
      description: 'By field of `errors`: the rule that is broken, with its limits.',
      additionalProperties: {
        type: 'object',
        required: ['rule'],
        properties: { rule: { type: 'string' }, least: { type: 'number' }, most: { type: 'number' } },
      },
    },
    problems: {
      type: 'array',
      description: 'What the message says, one sentence after another, if each has a code of its own.',
      items: {
        type: 'object',
        required: ['code', 'params'],
        properties: {
          code: { type: 'string' },
          params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        },
      },
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

type ApiCall = RoutedOperation | GatewayCall;

/** The OpenAPI 3.1 description of everything that contracts declare for browsers. */
export function describeApi(calls: readonly ApiCall[], server: string): object {
  const schemas = new Schemas('#/components/schemas');
  schemas.byName['Problem'] = problem;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const declared of calls) {
    const [method, template] = declared.route.split(' ') as [string, string];
    const path = template.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[method.toLowerCase()] = describe(declared, method, template, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Presently', version: '1', description: apiGuide(server) },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: schemas.byName,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: tokensText },
        session: { type: 'apiKey', in: 'cookie', name: server.startsWith('https:') ? '__Host-sid' : 'sid' },
      },
    },
  };
}

const tokensText =
  'A token that begins `presently_`, made under Account, Security. `write` implies `read`, and `send` implies both.';

const scopeTexts: Record<NeededScope, string> = {
  read: 'Needs a token with `read`.',
  write: 'Needs a token with `write`.',
  send: 'Needs a token with `send`.',
  person: 'No token may make this call: `person-only`, 403.',
};

/** What a caller shows: a session, or a token with the scope. */
const securityOf = ({ scope }: ApiCall) =>
  scope === 'person' ? [{ session: [] }] : [{ session: [] }, { token: [scope] }];

const proposed = (output: OutputShape, schemas: Schemas) => ({
  description: 'The token has `write` and not `send`: a proposal is made, which a person approves in the app',
  content: { 'application/json': { schema: shapeOf(output, schemas) } },
});

function describe(call: ApiCall, method: string, template: string, schemas: Schemas) {
  const { name, access } = call;
  const [area] = name.split('.');
  return {
    operationId: name,
    summary: summaryOf(name),
    tags: [area],
    ...(access !== 'public' && { security: securityOf(call) }),
    description: scopeTexts[call.scope],
    'x-token-scope': call.scope,
    ...describeInput(call, method, template, schemas),
    responses: {
      [call.status]: success(call, schemas),
      ...(call.kind === 'operation' && call.proposal && { 202: proposed(call.proposal.output, schemas) }),
      400: refusal('The request is not valid'),
      ...(access !== 'public' && { 401: refusal('Not signed in') }),
      403: refusal('Not allowed: `scope` and `person-only` are about the token'),
      429: refusal('Too much at once; see Retry-After'),
      503: refusal('A service is not answering right now; see Retry-After'),
    },
  };
}

/** The parameters of path and query, and the body. */
function describeInput(call: ApiCall, method: string, template: string, schemas: Schemas) {
  const inPath = template.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
  const { properties = {}, required = [] } = schemas.schemaOf(call.input);
  const elsewhere = Object.keys(properties).filter((field) => !inPath.includes(field));
  const parameter = (where: 'path' | 'query') => (field: string) => ({
    name: field,
    in: where,
    required: where === 'path' || required.includes(field),
    schema: properties[field],
  });
  const parameters = inPath.map(parameter('path'));
  if ('consumes' in call) return { parameters, requestBody: { required: true, content: binary(call.consumes ?? []) } };
  if (method === 'GET') return { parameters: [...parameters, ...elsewhere.map(parameter('query'))] };
  if (elsewhere.length === 0) return { parameters };
  const body = {
    required: elsewhere.some((field) => required.includes(field)),
    content: { 'application/json': { schema: bodySchema(call.input, inPath, schemas) } },
  };
  return { parameters, requestBody: body };
}

const cookieEffects: Record<CookieEffect, string> = {
  set: 'Sets the session cookie',
  renewed: 'Extends the session cookie',
  cleared: 'Clears the session cookie',
};

const linkHeader = {
  Link: { description: 'The next page, with `rel="next"`; absent on the last one', schema: { type: 'string' } },
};

function success(call: ApiCall, schemas: Schemas) {
  const schema = shapeOf(call.output, schemas);
  if ('pageOf' in call.output)
    return { description: 'Done', headers: linkHeader, content: { 'application/json': { schema } } };
  if (call.kind === 'operation') {
    const { partial } = call;
    if (!partial) return { description: 'Done', content: { 'application/json': { schema } } };
    return {
      description: `Done; asked for events: \`${partial.event}\` for each part, then \`done\``,
      content: {
        'application/json': { schema },
        'text/event-stream': { schema: schemas.refer(partial.data) },
      },
    };
  }
  const { produces = 'application/json', cookie } = call;
  return {
    description: 'Done',
    ...(cookie && { headers: { 'Set-Cookie': { description: cookieEffects[cookie], schema: { type: 'string' } } } }),
    content: { [produces]: { schema } },
  };
}

/** The content of a body that is a file. */
const binary = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

/** The input without the path parameters. */
function bodySchema(input: MessageClass, inPath: readonly string[], schemas: Schemas): Schema {
  if (inPath.length === 0) return schemas.refer(input);
  const body = `${input.name}Body`;
  const { properties = {}, required = [], ...rest } = schemas.schemaOf(input);
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
  if ('pageOf' in output) return { type: 'array', items: schemas.refer(output.pageOf), maxItems: largestPage };
  return { type: 'array', items: schemas.refer(output.listOf), maxItems: output.atMost };
}
