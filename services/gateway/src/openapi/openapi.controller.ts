import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AllowedTo, declaredRouteOf, type DeclaredRoute } from '../access/answers.js';
import { GatewayEnv } from '../env.js';
import { newNonce, pagePolicy } from '../http/security-headers.js';
import { docsPage, docsScript } from './docs-page.js';
import { describeApi } from './openapi.js';

const { resolve } = createRequire(import.meta.url);
const swaggerFile = (name: string) => () => readFile(resolve(`swagger-ui-dist/${name}`));

/** What the page of the description loads, all of it from here. */
const docsFiles: Record<string, { type: string; read: () => Promise<string | Buffer> }> = {
  'swagger-ui.css': { type: 'text/css; charset=utf-8', read: swaggerFile('swagger-ui.css') },
  'swagger-ui-bundle.js': { type: 'text/javascript; charset=utf-8', read: swaggerFile('swagger-ui-bundle.js') },
  'start.js': { type: 'text/javascript; charset=utf-8', read: () => Promise.resolve(docsScript) },
};

/** The API's own description, for programs and for people. */
@Controller()
export class OpenApiController {
  private description?: Record<string, unknown>;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly env: GatewayEnv,
  ) {}

  @Get('/api/openapi.json')
  @AllowedTo('public')
  openapi(): Record<string, unknown> {
    return (this.description ??= describeApi(this.declaredRoutes(), this.env.origin));
  }

  @Get('/api/docs')
  @AllowedTo('public')
  docs(@Res() reply: FastifyReply): void {
    const nonce = newNonce();
    void reply
      .header('content-security-policy', pagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(docsPage(nonce));
  }

  @Get('/api/docs/:file')
  @AllowedTo('public')
  async docsFile(@Param('file') name: string, @Res() reply: FastifyReply): Promise<void> {
    const file = Object.hasOwn(docsFiles, name) && docsFiles[name];
    if (!file) throw new NotFoundException();
    void reply.type(file.type).send(await file.read());
  }

  private declaredRoutes(): DeclaredRoute[] {
    return this.discovery.getControllers().flatMap(({ instance }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      const declared = this.scanner
        .getAllMethodNames(prototype)
        .map((name) => Reflect.getMetadata(declaredRouteOf, prototype[name]!) as DeclaredRoute | undefined);
      return declared.filter((route) => route !== undefined);
    });
  }
}
