import { isPaged, type Operation } from '@presently/contracts/kit/operation';
import { parseMessage } from '@presently/messaging/messages';
import { RpcClient, type CallOptions } from '@presently/messaging/rpc-client';
import { proposalInstead } from '@presently/messaging/calls/token-scope';
import { Controller, Header, Inject, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserOf, idempotencyKeyOf, timeZoneOf } from '../http/call-headers.js';
import { isRouted, MapsRoute, type RoutedOperation } from '../routes/declared-route.js';
import { inputOf } from '../routes/input-of.js';
import { linkToNext } from '../routes/link-to-next.js';
import { Sessions } from '../session/sessions.js';
import { TokenSends } from './token-sends.js';
import { inParts, wantsEvents } from './in-parts.js';
import { whileConnected } from './while-connected.js';

/** Passes requests on to the service that answers their operation. */
class Calls {
  constructor(
    readonly rpc: RpcClient,
    readonly sessions: Sessions,
    readonly tokenSends: TokenSends,
  ) {}

  /**
   * Returns the answer unparsed, because the service has whitelisted it.
   * @param reply only for an operation that needs it
   */
  async pass(op: RoutedOperation, request: FastifyRequest, reply?: FastifyReply): Promise<unknown> {
    const token = request.session?.caller.token;
    const proposal = proposalInstead(op, token);
    if (proposal) {
      void reply!.status(202);
      return (
        await this.rpc.callForJson(proposal, parseMessage(op.input, inputOf(request)), this.optionsOf(op, request))
      ).json;
    }
    const send = () => this.forward(op, request, op.proposal ? undefined : reply);
    const answer = await (token && op.delivers ? this.tokenSends.counted(token.id, send) : send());
    if (op.changesCaller && request.session) this.sessions.forget(request.session.token);
    return answer;
  }

  private optionsOf(op: RoutedOperation, request: FastifyRequest): CallOptions {
    return {
      caller: request.session?.caller ?? null,
      timeZone: timeZoneOf(request),
      idempotencyKey: idempotencyKeyOf(request.headers),
      address: request.ip,
      ...(op.service === 'identity' && { browser: browserOf(request) }),
    };
  }

  private async forward(op: RoutedOperation, request: FastifyRequest, reply?: FastifyReply): Promise<unknown> {
    const input = parseMessage(op.input, inputOf(request));
    const options = this.optionsOf(op, request);
    if (!reply) return (await this.rpc.callForJson(op, input, options)).json;
    if (isPaged(op)) {
      const { json, next } = await this.rpc.callForJson(op, input, options);
      if (next !== undefined) void reply.header('link', linkToNext(op, input, next));
      return json;
    }
    return whileConnected<unknown>(reply, async (signal) => {
      if (!op.partial || !wantsEvents(request))
        return (await this.rpc.callForJson(op, input, { ...options, signal })).json;
      return inParts(op.partial, reply, (onPart) => this.rpc.call(op, input, { ...options, signal, onPart }));
    });
  }
}

/** A controller with one handler for every operation that has a route. */
export function operationsController(operations: readonly Operation[]): Type {
  class OperationsController extends Calls {}
  const { prototype } = OperationsController;
  for (const op of operations.filter(isRouted)) {
    const handle = function (this: Calls, request: FastifyRequest, reply?: FastifyReply) {
      return this.pass(op, request, reply);
    };
    Object.defineProperty(prototype, op.name, { value: handle, configurable: true, writable: true });
    const descriptor = Object.getOwnPropertyDescriptor(prototype, op.name)!;
    MapsRoute(op)(prototype, op.name, descriptor);
    Header('content-type', 'application/json; charset=utf-8')(prototype, op.name, descriptor);
    Req()(prototype, op.name, 0);
    if (op.isCancellable || isPaged(op) || op.proposal) Res({ passthrough: true })(prototype, op.name, 1);
  }
  Inject(RpcClient)(OperationsController, undefined, 0);
  Inject(Sessions)(OperationsController, undefined, 1);
  Inject(TokenSends)(OperationsController, undefined, 2);
  Controller()(OperationsController);
  return OperationsController;
}
