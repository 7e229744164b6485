import type { Operation, Route } from '@presently/contracts/operation';
import { parseMessage } from '@presently/messaging/messages';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Inject, Req, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answers, type DeclaredRoute } from '../access/answers.js';
import { idempotencyKeyOf, timeZoneOf } from '../http/call-headers.js';
import { inputOf } from './input-of.js';

type RoutedOperation = Operation<Route> & DeclaredRoute;
const isRouted = (op: Operation): op is RoutedOperation => op.route !== undefined && op.access !== 'internal';

/** Takes a request to the service that answers its operation. */
class Calls {
  constructor(readonly rpc: RpcClient) {}

  async pass(op: RoutedOperation, request: FastifyRequest): Promise<unknown> {
    const input = parseMessage(op.input, inputOf(request));
    return this.rpc.call(op, input, {
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
    Answers(op)(prototype, op.name, Object.getOwnPropertyDescriptor(prototype, op.name)!);
    Req()(prototype, op.name, 0);
  }
  Inject(RpcClient)(OperationsController, undefined, 0);
  Controller()(OperationsController);
  return OperationsController;
}
