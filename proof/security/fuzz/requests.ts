import fc, { type Arbitrary } from 'fast-check';
import type { Answer } from '../../world/client.ts';
import { leaksOf } from '../leaks.ts';
import type { Description, FuzzedCall } from './contract.ts';
import { headerJunk, mutated, nasty, nastyInPath } from './mutations.ts';
import { validOf, type Known } from './valid.ts';

export interface FuzzedRequest {
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
}

/** Generates requests: valid ones, and valid ones with one change. */
export function requestsFor(
  call: FuzzedCall,
  schemas: Description['components']['schemas'],
  known: Known,
): Arbitrary<FuzzedRequest> {
  const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = call.parameters.filter((parameter) => parameter.in === 'query');
  const pathValues = fc.tuple(
    ...inPath.map(({ name, schema = {} }) =>
      fc.oneof(
        {
          weight: 5,
          arbitrary: validOf(schema, schemas, known, name).map((value) => encodeURIComponent(String(value))),
        },
        { weight: 1, arbitrary: fc.constantFrom(...nastyInPath) },
      ),
    ),
  );
  const query = fc.array(
    fc.tuple(
      fc.constantFrom('days', 'sid', '__proto__[a]', 'constructor', 'next', ...inQuery.map(({ name }) => name)),
      fc.oneof(
        fc.constantFrom(...nasty.filter((text) => text.isWellFormed() && text.length < 5_000)),
        fc.integer().map(String),
      ),
    ),
    { maxLength: inQuery.length > 0 ? 2 : 1 },
  );
  const valid = call.body ? validOf(call.body, schemas, known) : fc.constant({});
  const body =
    call.method === 'GET'
      ? fc.constant(undefined)
      : fc.oneof(
          valid.map((each) => JSON.stringify(each)),
          mutated(valid),
        );
  return fc.record({ pathValues, query, body, headers: fc.constantFrom(...headerJunk) }).map((made) => {
    const values = [...made.pathValues];
    const path = call.path.replaceAll(/\{\w+\}/g, () => String(values.shift()));
    const search = call.method === 'GET' && made.query.length > 0 ? `?${new URLSearchParams(made.query)}` : '';
    return { path: path + search, body: made.body, headers: made.headers };
  });
}

/**
 * The faults of an answer: a 5xx other than 503 `overloaded`, an undeclared field, a text about internals.
 */
export function faultsOf(call: FuzzedCall, { status, headers, body, text }: Answer): string[] {
  if (status >= 500 && body?.code !== 'overloaded') return [`${status}: ${text}`];
  if (headers.get('content-type')?.startsWith('text/event-stream') || status === 304) return [];
  return [...call.answers(status, body), ...(status >= 400 ? leaksOf(text) : [])];
}
