import type { GatewayAddress, GatewayCall } from '@presently/contracts/kit/gateway-call';
import type { Operation, Route } from '@presently/contracts/kit/operation';
import { HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';

/** An operation of a service that browsers call. */
export type RoutedOperation = Operation<Route> & { readonly access: GatewayCall['access'] };
export const isRouted = (operation: Operation): operation is RoutedOperation => operation.route !== undefined;

/** A declaration with a route. */
export type DeclaredRoute = RoutedOperation | GatewayCall | GatewayAddress;

const metadataKey = 'presently:declared-route';

/** The declaration that a handler answers; `undefined` for any other method. */
export const declaredRouteOf = (handler: object): DeclaredRoute | undefined =>
  Reflect.getMetadata(metadataKey, handler) as DeclaredRoute | undefined;

/** Maps a declaration to a handler: path, status, access and accepted bodies. */
export const MapsRoute =
  (declared: DeclaredRoute): MethodDecorator =>
  (target, key, descriptor) => {
    const [method, path] = declared.route.split(' ') as [keyof typeof RequestMethod, string];
    RequestMapping({ path, method: RequestMethod[method] })(target, key, descriptor);
    HttpCode('status' in declared ? declared.status : 200)(target, key, descriptor);
    SetMetadata(metadataKey, declared)(target, key as string, descriptor);
    if ('consumes' in declared) RouteConfig({ consumes: declared.consumes })(target, key as string, descriptor);
  };
