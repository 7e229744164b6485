import { gatewayAddresses, gatewayCalls, operations } from '@presently/contracts/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { declaredRouteOf, isRouted, type DeclaredRoute } from './declared-route.js';

/** Everything that contracts declare with a route. */
export const declaredRoutes: readonly DeclaredRoute[] = [
  ...operations.filter(isRouted),
  ...gatewayCalls,
  ...gatewayAddresses,
];

/** What is wrong between declarations and handlers, one sentence each. */
export function mismatchesOf(
  declared: readonly DeclaredRoute[],
  handlers: readonly { name: string; answers: DeclaredRoute | undefined }[],
): string[] {
  const answered = handlers.map(({ answers }) => answers);
  return [
    ...handlers
      .filter(({ answers }) => !answers || !declared.includes(answers))
      .map(({ name }) => `${name} answers a route that no contract declares`),
    ...declared
      .filter((route) => !answered.includes(route))
      .map(({ name }) => `${name} is declared, and no controller answers it`),
    ...declared
      .filter((route) => answered.indexOf(route) !== answered.lastIndexOf(route))
      .map(({ name }) => `${name} is answered twice`),
  ];
}

/** Stops the boot when a controller has a route that no contract declares, or a declared route has no handler. */
@Injectable()
export class RouteCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const mismatches = mismatchesOf(declaredRoutes, this.handlers());
    if (mismatches.length > 0) throw new Error(`The gateway does not match its contracts:\n${mismatches.join('\n')}`);
  }

  private handlers() {
    return this.discovery.getControllers().flatMap(({ name, instance }) => {
      const prototype = Object.getPrototypeOf(instance) as object;
      return this.scanner
        .getAllMethodNames(prototype)
        .map((key) => ({ name: `${name}.${key}`, handler: Reflect.get(prototype, key) as object }))
        .filter(({ handler }) => Reflect.hasMetadata(PATH_METADATA, handler))
        .map(({ name, handler }) => ({ name, answers: declaredRouteOf(handler) }));
    });
  }
}
