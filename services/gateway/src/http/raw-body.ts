import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesRawJson?: boolean;
  }
}

/** Lets a route have its JSON as the text it came as: signatures cover every letter of it. */
export const TakesRawJson = () => RouteConfig({ takesRawJson: true });

/** Bytes of the largest message that a third party may send. */
export const largestRawBody = 256 * 1024;
