import type { BudgetName } from '@presently/rules/budgets';
import type { NeededScope } from '@presently/rules/token-scopes';
import type { ServiceName } from '@presently/topology/services';
import { isPlainObject } from './plain-object.js';
import type { Effect, Resource } from './resources.js';
import { usualScope } from './scope.js';

/** A constructor of a message class (class-validator decorated, no behaviour). */
export type MessageClass<T extends object = object> = new () => T;

/** A list in pages. The input extends `PageRequest`; the `Link` header of the answer names the next page. */
export interface PagedList<C extends MessageClass = MessageClass> {
  readonly pageOf: C;
}
/** A list that is short by a rule of the product. */
export interface ShortList<C extends MessageClass = MessageClass> {
  readonly listOf: C;
  /** Rows, at most 500. Further ones are cut off. */
  readonly atMost: number;
}

/** The answer of an operation: one message, a message or `null`, or a list. No list is without a bound. */
export type OutputShape = MessageClass | { readonly orNull: MessageClass } | PagedList | ShortList;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Route = `${Method} /api/${string}`;

/**
 * Who may call: `public` everyone, `user` signed-in users, `admin` administrators, `internal` other processes. An
 * `internal` operation has no route.
 */
export type Access = 'public' | 'user' | 'admin' | 'internal';

/** Parts of an answer that are streamed before the whole answer is ready. */
export interface PartialAnswers {
  /** Name of the server-sent event. */
  readonly event: string;
  readonly data: MessageClass;
  /** The field of the output that consists of the parts. The last event contains the output without it. */
  readonly field: string;
}

/** Whether a call may be made again if its process was lost: its effect is the same, or only with an `Idempotency-Key`. */
export type Repeats = 'always' | 'with-key' | 'never';

interface Declaration<I extends object, O extends OutputShape> {
  input: MessageClass<I>;
  output: O;
  /** HTTP status of success. Default 200; 201 if something is created. */
  status?: 200 | 201;
  /** Longest wait of the caller in milliseconds. Default 2000 for GET and internal, 5000 otherwise. */
  deadline?: number;
  /** Streams parts to browsers that send `Accept: text/event-stream`. */
  partial?: PartialAnswers;
  /** Whether the work is cancelled when the browser disconnects. Only for work that stores nothing. */
  isCancellable?: boolean;
  /** Whether it changes what the gateway keeps of its caller: the next call reads it again. */
  changesCaller?: boolean;
  /** The caller's budget that each call uses, counted before the handler. Not for a refused call. */
  budget?: BudgetName;
  /** Default `always` for GET, `never` otherwise. */
  repeats?: Repeats;
  shows?: readonly Resource[];
  changes?: readonly Resource[];
  /** What it needs of a token. By default as {@link usualScope} says. */
  scope?: NeededScope;
  /** Whether something goes out to a person. A token does it as often in a day as its owner allows. */
  delivers?: boolean;
  /** What a token that may write and not send makes of the call: a proposal, which a person approves. */
  proposal?: Operation<undefined, I>;
}

/** A call to a service. Gateway route, handler type, browser client and OpenAPI derive from it. */
export interface Operation<
  R extends Route | undefined = Route | undefined,
  I extends object = object,
  O extends OutputShape = OutputShape,
> {
  readonly kind: 'operation';
  /** `gifting.sendGift` */
  readonly name: `${ServiceName}.${string}`;
  readonly service: ServiceName;
  /** NATS subject: `rpc.gifting.user.send_gift.v1` */
  readonly subject: string;
  readonly route: R;
  readonly access: Access;
  readonly input: MessageClass<I>;
  readonly output: O;
  readonly status: number;
  readonly deadline: number;
  readonly partial: PartialAnswers | undefined;
  readonly isCancellable: boolean;
  readonly changesCaller: boolean;
  readonly budget: BudgetName | undefined;
  readonly repeats: Repeats;
  /** What its answer shows; of reads only. */
  readonly shows: readonly Resource[];
  /** What it changes of that which reads show. */
  readonly changes: readonly Resource[];
  readonly scope: NeededScope;
  readonly delivers: boolean;
  readonly proposal: Operation<undefined> | undefined;
}

/** Whether an export of a contracts module is an operation. */
export const isOperation = (value: unknown): value is Operation =>
  isPlainObject(value) && value['kind'] === 'operation';

type InstanceOf<C> = C extends MessageClass<infer T> ? T : never;
export type InputOf<Call> = Call extends { readonly input: MessageClass<infer I> } ? I : never;
export type OutputOf<Call> = Call extends { readonly output: infer O }
  ? O extends PagedList<infer C> | ShortList<infer C>
    ? InstanceOf<C>[]
    : O extends { readonly orNull: infer C }
      ? InstanceOf<C> | null
      : InstanceOf<O>
  : never;

/** An operation whose answer is a list in pages. */
export type PagedOperation = Operation<Route | undefined, object, PagedList>;
/** A row of a paged operation. */
export type RowOf<Op> = Op extends { readonly output: PagedList<infer C> } ? InstanceOf<C> : never;

/** Whether the answer of an operation is a list in pages. */
export const isPaged = (operation: Operation): operation is PagedOperation => 'pageOf' in operation.output;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function declare<R extends Route | undefined, I extends object, O extends OutputShape>(
  name: `${ServiceName}.${string}`,
  route: R,
  access: Access,
  declaration: Declaration<I, O>,
): Operation<R, I, O> {
  const [service, verb] = name.split('.') as [ServiceName, string];
  const isRead = route === undefined || route.startsWith('GET ');
  return {
    kind: 'operation',
    name,
    service,
    subject: `rpc.${service}.${access}.${snake(verb)}.v1`,
    route,
    access,
    input: declaration.input,
    output: declaration.output,
    status: declaration.status ?? 200,
    deadline: declaration.deadline ?? (isRead ? 2_000 : 5_000),
    partial: declaration.partial,
    isCancellable: declaration.isCancellable ?? false,
    changesCaller: declaration.changesCaller ?? false,
    budget: declaration.budget,
    repeats: declaration.repeats ?? (route?.startsWith('GET ') ? 'always' : 'never'),
    shows: declaration.shows ?? [],
    changes: declaration.changes ?? [],
    scope: declaration.scope ?? usualScope(name, route, access),
    delivers: declaration.delivers ?? false,
    proposal: declaration.proposal,
  };
}

/** Declares a call that browsers make over HTTP. Path parameters are fields of `input` with the same names. */
export function operation<const R extends Route, I extends object, const O extends OutputShape>(
  name: `${ServiceName}.${string}`,
  declaration: Declaration<I, O> & Effect<R> & { route: R; access: Exclude<Access, 'internal'> },
): Operation<R, I, O> {
  return declare(name, declaration.route, declaration.access, declaration);
}

/** Declares a call between processes, without a route. */
export function internalOperation<I extends object, const O extends OutputShape>(
  name: `${ServiceName}.${string}`,
  declaration: Declaration<I, O>,
): Operation<undefined, I, O> {
  return declare(name, undefined, 'internal', declaration);
}
