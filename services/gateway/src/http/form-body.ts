import { RouteConfig } from '@nestjs/platform-fastify';
import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForms?: boolean;
  }
}

/** Lets a route have the body of a form as the text it came as: signatures cover every letter of it. */
export const TakesForms = () => RouteConfig({ takesForms: true });

const largestForm = 20 * 1024;

/**
 * Forms are for third parties that post them and for pages without a script. Other routes refuse them, so that no form of
 * another site is ever read as one of their bodies.
 */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: largestForm },
    (request, text, done) => {
      if (request.routeOptions.config.takesForms) done(null, text);
      else done(new Problem('unsupported-media-type', 415, 'Send the body as application/json'));
    },
  );
}
