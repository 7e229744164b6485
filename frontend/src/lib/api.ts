import type { RouteMap } from '@presently/contracts/catalogue';
import type { InputOf, OutputOf } from '@presently/contracts/kit/operation';
import { ApiError } from './api-error.js';
import { commonWords as say } from '../languages/common/en.js';

export type Route = keyof RouteMap;
export type Input<R extends Route> = InputOf<RouteMap[R]>;
export type Output<R extends Route> = OutputOf<RouteMap[R]>;

export interface ApiOptions {
  /** Calls with the same key are executed once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Requests another content type than JSON. */
  accept?: string;
  /** Keeps the path parameters in the body too, for inputs that require them there. */
  pathInBody?: boolean;
}

/** The input is optional for calls that require none. */
export type ApiArguments<R extends Route> =
  object extends Input<R> ? [input?: Input<R>, options?: ApiOptions] : [input: Input<R>, options?: ApiOptions];

let report: (route: string, input: object) => void = () => undefined;
/** Sets what runs after each call other than a read that has changed something, or that came too late for it. */
export function onCallMade(run: typeof report): void {
  report = run;
}

/** Calls the API. Path parameters come from `input`; the rest is sent as JSON body or as query string. */
export async function api<R extends Route>(route: R, ...args: ApiArguments<R>): Promise<Output<R>> {
  const response = await call(route, ...args);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Output<R>;
}

/** Like {@link api}, but returns the response, to be read while it arrives. Throws for an answer other than 2xx. */
export async function call<R extends Route>(route: R, ...args: ApiArguments<R>): Promise<Response> {
  const [input = {}, options = {}] = args as [Input<R>?, ApiOptions?];
  const { method, url, body } = toRequest(route, input, options.pathInBody ?? false);

  const headers: Record<string, string> = { 'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.accept) headers['Accept'] = options.accept;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;

  const response = await fetch(url, {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body }),
    ...(options.signal && { signal: options.signal }),
  }).catch((cause: unknown) => {
    // fetch's own message is for developers ("Failed to fetch"). Aborts keep theirs.
    if (options.signal?.aborted) throw cause;
    throw new Error(say('unreachableNow'), { cause });
  });
  if (response.ok) {
    if (method !== 'GET') report(route, input);
    return response;
  }
  const error = new ApiError(response.status, (await response.text()) || response.statusText);
  if (method !== 'GET' && isOutOfDate(error)) report(route, input);
  throw error;
}

/** Whether a refusal says that the screen shows what is no longer so: another tab or another process has changed it. */
const isOutOfDate = ({ status, problem }: ApiError): boolean =>
  status === 409 || (problem?.code.endsWith('.limit-reached') ?? false);

function toRequest(route: string, input: object, pathInBody: boolean): { method: string; url: string; body?: string } {
  const [method, path] = route.split(' ') as [string, string];
  const rest: Record<string, unknown> = { ...input };
  const url = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });

  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  if (given.length === 0) return { method, url };
  if (method !== 'GET') return { method, url, body: JSON.stringify(pathInBody ? input : rest) };
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return { method, url: `${url}?${query}` };
}
