import { isEvent, type Event } from './kit/event.js';
import { isGatewayAddress, isGatewayCall, type GatewayAddress, type GatewayCall } from './kit/gateway-call.js';
import { isOperation, type Operation, type OutputShape, type Route } from './kit/operation.js';
import * as modules from './modules.js';

const declared: unknown[] = Object.values(modules).flatMap((module) => Object.values(module));

/** Every declared operation. */
export const operations: readonly Operation[] = declared.filter(isOperation);
/** Every declared event. */
export const events: readonly Event[] = declared.filter(isEvent);

/** Every call of the API that the gateway answers itself. */
export const gatewayCalls: readonly GatewayCall[] = declared.filter(isGatewayCall);
/** Every address of the gateway outside the API. */
export const gatewayAddresses: readonly GatewayAddress[] = declared.filter(isGatewayAddress);

type ExportsOf<M> = M extends object ? M[keyof M] : never;
type Declared = ExportsOf<(typeof modules)[keyof typeof modules]>;
type ApiCall = Extract<Declared, { readonly route: Route; readonly output: OutputShape }>;
/** Bodies and answers that are not JSON; the browser does not use the typed client for them. */
type NotJson = { readonly consumes: readonly string[] } | { readonly produces: string };
/** Calls of the API by route: the type from which the browser's client is derived. */
export type RouteMap = { [Call in Exclude<ApiCall, NotJson> as Call['route']]: Call };
