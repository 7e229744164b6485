import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayEnv } from '../env.js';
import { asTimeZone } from '../http/call-headers.js';

const name = 'zone';
/** The longest that browsers accept, in seconds. */
const maxAge = 400 * 24 * 60 * 60;

/** The time zone of the browser, for pages rendered on the server. Cleared at sign-out. */
@Injectable()
export class ZoneCookie {
  private readonly attributes: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };

  constructor({ isHttps }: GatewayEnv) {
    this.attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps };
  }

  read(request: FastifyRequest): string | undefined {
    return asTimeZone(request.cookies[name]);
  }

  /** Stores the time zone that the browser sends, if it is new. */
  write(request: FastifyRequest, reply: FastifyReply): void {
    const zone = asTimeZone(request.headers['x-time-zone']);
    if (zone !== undefined && zone !== this.read(request)) reply.setCookie(name, zone, { ...this.attributes, maxAge });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, this.attributes);
  }
}
