import type { GatewayAddress, GatewayCall } from '@presently/contracts/kit/gateway-call';
import type { OutputOf } from '@presently/contracts/kit/operation';
import { createParamDecorator, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MapsRoute } from './declared-route.js';
import { Exchange } from './exchange.js';

/** Declarations whose handlers write the reply themselves: pages, files, streams. */
type Unformatted = GatewayAddress | { readonly produces: string };

type Handler<D extends GatewayCall | GatewayAddress> = (
  exchange: Exchange<D>,
) => D extends Unformatted ? void | Promise<void> : OutputOf<D> | Promise<OutputOf<D>>;

const ExchangeOf = createParamDecorator(
  (declared: GatewayCall | GatewayAddress, context) =>
    new Exchange(
      declared,
      context.switchToHttp().getRequest<FastifyRequest>(),
      context.switchToHttp().getResponse<FastifyReply>(),
    ),
);

/**
 * Marks the method that answers a call or an address of the gateway. Path, status, access and description come from the
 * declaration, and so does the type of the method.
 */
export function Answers<D extends GatewayCall | GatewayAddress>(declared: D) {
  return <H extends Handler<D>>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>): void => {
    MapsRoute(declared)(target, key, descriptor);
    ExchangeOf(declared)(target, key, 0);
    // Nest sends what the method returns, unless a parameter takes the reply.
    if (declared.kind === 'gateway-address' || declared.produces) Res()(target, key, 1);
  };
}
