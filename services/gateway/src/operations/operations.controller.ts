import type { Operation, Route } from '@presently/contracts/operation';
import { parseMessage } from '@presently/messaging/messages';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Header, Inject, Req, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answers, type DeclaredRoute } from '../access/answers.js';
import { idempotencyKeyOf, timeZoneOf } from '../http/call-headers.js';
import { inputOf } from './input-of.js';

type RoutedOperation = Operation<Route> & DeclaredRoute;
const isRouted = (op: Operation): op is RoutedOperation => op.route !== undefined && op.access !== 'internal';

/** Takes a request to the service that answers its operation. */
class Calls {
  constructor(readonly rpc: RpcClient) {}

  /** The service has whitelisted its answer: it goes to the browser as it is, without being read here. */
  async pass(op: RoutedOperation, request: FastifyRequest): Promise<Buffer> {
    const input = parseMessage(op.input, inputOf(request));
    return this.rpc.callForJson(op, input, {
      caller: request.session?.caller ?? null,
      timeZone: timeZoneOf(request.headers),
      idempotencyKey: idempotencyKeyOf(request.headers),
      address: request.ip,
    });
  }
}

/** A controller with one handler for every operation that has a route: nothing about a plain call is written by hand. */
export function operationsController(operations: readonly Operation[]): Type {
  class OperationsController extends Calls {}
  const { prototype } = OperationsController;
  for (const op of operations.filter(isRouted)) {
    const handle = function (this: Calls, request: FastifyRequest) {
      return this.pass(op, request);
    };
    Object.defineProperty(prototype, op.name, { value: handle, configurable: true, writable: true });
    const descriptor = Object.getOwnPropertyDescriptor(prototype, op.name)!;
    Answers(op)(prototype, op.name, descriptor);
    Header('content-type', 'application/json; charset=utf-8')(prototype, op.name, descriptor);
    Req()(prototype, op.name, 0);
  }
  Inject(RpcClient)(OperationsController, undefined, 0);
  Controller()(OperationsController);
  return OperationsController;
}
