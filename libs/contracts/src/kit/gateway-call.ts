import type { NeededScope } from '@presently/rules/token-scopes';
import type { Access, MessageClass, Method, OutputShape, Route } from './operation.js';
import { isPlainObject } from './plain-object.js';
import type { Effect, Resource } from './resources.js';
import { usualScope } from './scope.js';

/** What an answer does to the session cookie. */
export type CookieEffect = 'set' | 'renewed' | 'cleared';

interface CallDeclaration {
  readonly route: Route;
  readonly access: Exclude<Access, 'internal'>;
  /** Path parameters, and body or query. */
  readonly input: MessageClass;
  /** A field of this message that `input` does not declare is dropped. Other undeclared fields are refused. */
  readonly ignores?: MessageClass;
  readonly output: OutputShape;
  /** HTTP status of success. Default 200. */
  readonly status?: 200 | 201;
  /** Media types of a body that is not JSON. */
  readonly consumes?: readonly string[];
  /** A stream of server-sent events; the data of each event is one `output`. */
  readonly produces?: 'text/event-stream';
  readonly cookie?: CookieEffect;
  readonly shows?: readonly Resource[];
  readonly changes?: readonly Resource[];
  /** What it needs of a token. By default as {@link usualScope} says. */
  readonly scope?: NeededScope;
}

/** A call of the API that the gateway answers itself. Route, validation, description and browser client derive. */
export interface GatewayCall extends CallDeclaration {
  readonly kind: 'gateway-call';
  /** `session.login`; the operation id in the API description. */
  readonly name: string;
  readonly status: 200 | 201;
  readonly scope: NeededScope;
}

interface AddressDeclaration {
  /** `GET /gift/:shareToken` */
  readonly route: `${Method} /${string}`;
  readonly access: 'public';
  /** Media types of the body, which the handler receives as it was sent. */
  readonly consumes?: readonly string[];
}

/**
 * An address for other clients than the application: mail programs, providers, media players, operators. The API
 * description leaves it out.
 */
export interface GatewayAddress extends AddressDeclaration {
  readonly kind: 'gateway-address';
  readonly name: string;
}

/** Refuses properties that `Allowed` does not have; a type parameter alone would accept them. */
type Exact<D, Allowed> = D & Record<Exclude<keyof D, keyof Allowed>, never>;

/** Declares a call of the API that the gateway answers itself. */
export function gatewayCall<const D extends CallDeclaration>(
  name: string,
  declaration: Exact<D, CallDeclaration> & Effect<D['route']>,
) {
  const { route, access } = declaration as CallDeclaration;
  const usual = { status: 200, scope: usualScope(name, route, access) };
  return { ...usual, ...(declaration as D), kind: 'gateway-call', name } as D &
    Pick<GatewayCall, 'kind' | 'name' | 'status' | 'scope'>;
}

/** Declares an address outside the API. */
export function gatewayAddress<const D extends AddressDeclaration>(
  name: string,
  declaration: Exact<D, AddressDeclaration>,
) {
  return { ...declaration, kind: 'gateway-address', name } as D & Pick<GatewayAddress, 'kind' | 'name'>;
}

/** Whether an export of a contracts module is a call of the gateway. */
export const isGatewayCall = (value: unknown): value is GatewayCall =>
  isPlainObject(value) && value['kind'] === 'gateway-call';

/** Whether an export of a contracts module is an address of the gateway. */
export const isGatewayAddress = (value: unknown): value is GatewayAddress =>
  isPlainObject(value) && value['kind'] === 'gateway-address';
