import { RouteConfig } from '@nestjs/platform-fastify';
import { Problem } from '@presently/messaging/problem';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesRecordings?: boolean;
  }
}

/** Lets a route have the body of a recording, as it comes. */
export const TakesRecordings = () => RouteConfig({ takesRecordings: true });

/** How long somebody whose request has been answered may go on sending, in milliseconds. */
const lingerMs = 5_000;

/** Bodies of audio and video are handed on unread, to the routes that take them; others refuse them like any type but JSON. */
export function acceptRecordings(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(/^(audio|video)\//, (request, body, done) => {
    if (request.routeOptions.config.takesRecordings) done(null, body);
    else done(new Problem('unsupported-media-type', 415, 'Send the body as application/json'));
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) letGo(request.raw);
    done();
  });
}

/** A browser reads a refusal only while its connection stands, so what it still sends is thrown away for a moment. */
function letGo(request: IncomingMessage): void {
  const cutOff = setTimeout(() => request.destroy(), lingerMs).unref();
  request.once('close', () => clearTimeout(cutOff)).resume();
}
