import { isEvent, type Event } from './kit/event.js';
import { isOperation, type Operation, type Route } from './kit/operation.js';
import * as modules from './modules.js';

const declared: unknown[] = Object.values(modules).flatMap((module) => Object.values(module));

/** Every declared operation. */
export const operations: readonly Operation[] = declared.filter(isOperation);
/** Every declared event. */
export const events: readonly Event[] = declared.filter(isEvent);

type ExportsOf<M> = M extends object ? M[keyof M] : never;
type Declared = ExportsOf<(typeof modules)[keyof typeof modules]>;
type Routed = Extract<Declared, { readonly route: Route }>;
/** Operations with a route, by route: the type from which the browser's client is derived. */
export type RouteMap = { [Op in Routed as Op['route']]: Op };
