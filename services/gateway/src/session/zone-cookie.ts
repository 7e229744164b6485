import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayEnv } from '../env.js';
import { asTimeZone } from '../http/call-headers.js';

const name = 'zone';
/** As long as browsers keep a cookie at all. */
const maxAge = 400 * 24 * 60 * 60;

/** The zone of the browser's clocks, for pages that are written before any script can tell it. Goes when somebody signs out. */
@Injectable()
export class ZoneCookie {
  private readonly attributes: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };

  constructor({ isHttps }: GatewayEnv) {
    this.attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps };
  }

  read(request: FastifyRequest): string | undefined {
    return asTimeZone(request.cookies[name]);
  }

  /** Keeps what a request of a script says of its browser; nothing where that is kept already. */
  write(request: FastifyRequest, reply: FastifyReply): void {
    const told = asTimeZone(request.headers['x-time-zone']);
    if (told !== undefined && told !== this.read(request)) reply.setCookie(name, told, { ...this.attributes, maxAge });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, this.attributes);
  }
}
