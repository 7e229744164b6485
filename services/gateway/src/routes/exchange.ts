import type { GatewayAddress, GatewayCall } from '@presently/contracts/kit/gateway-call';
import type { InputOf } from '@presently/contracts/kit/operation';
import { isPlainObject } from '@presently/contracts/kit/plain-object';
import type { PageRequest } from '@presently/contracts/kit/page';
import { invalidCursor, Keyset } from '@presently/messaging/keyset';
import { declaredFields, parseMessage } from '@presently/messaging/messages';
import { largestPage } from '@presently/rules/bounds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../http/session.js';
import { inputOf } from './input-of.js';
import { linkToNext } from './link-to-next.js';

type Declared = GatewayCall | GatewayAddress;

/** The path parameters of a route: `/api/gifts/view/:shareToken` has `{ shareToken: string }`. */
export type ParametersOf<R extends string> = R extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParametersOf<Rest>
  : R extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

const byKey = Keyset.of('text');

/** One request to a declared route, and its reply. */
export class Exchange<D extends Declared> {
  constructor(
    private readonly declared: D,
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
  ) {}

  /** Path parameters, not validated. */
  get parameters(): ParametersOf<D['route']> {
    return this.request.params as ParametersOf<D['route']>;
  }

  /** The session of the caller. Only routes for signed-in users have one. */
  get session(): D['access'] extends 'public' ? undefined : Session {
    return this.request.session as D['access'] extends 'public' ? undefined : Session;
  }

  /**
   * The declared input.
   * @throws Problem `invalid-input`
   */
  input(this: Exchange<D & GatewayCall>): InputOf<D> {
    const { input, ignores } = this.declared;
    const given = inputOf(this.request);
    return parseMessage(input, ignores ? withoutFieldsOf(ignores, input, given) : given) as InputOf<D>;
  }

  /**
   * The wanted page of a list that is short enough to be at hand as a whole.
   * @param keyOf a text that differs between rows
   * @throws Problem `invalid-input`
   */
  pageOf<Row>(this: Exchange<D & GatewayCall>, rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
    const input = this.input();
    const { limit = largestPage, after } = input as PageRequest;
    const cursorOf = (row: Row) => byKey.write([keyOf(row)]);
    const start = after === undefined ? 0 : rows.findIndex((row) => cursorOf(row) === after) + 1;
    if (after !== undefined && start === 0) throw invalidCursor();
    const page = rows.slice(start, start + limit);
    if (start + limit < rows.length) {
      void this.reply.header('link', linkToNext(this.declared, input, cursorOf(page.at(-1)!)));
    }
    return page;
  }
}

function withoutFieldsOf(ignored: GatewayCall['input'], input: GatewayCall['input'], given: unknown): unknown {
  if (!isPlainObject(given)) return given;
  const dropped = namesOf(ignored);
  const kept = namesOf(input);
  return Object.fromEntries(Object.entries(given).filter(([name]) => kept.has(name) || !dropped.has(name)));
}

const namesOf = (type: GatewayCall['input']): Set<string> => new Set(declaredFields(type).map(({ name }) => name));
