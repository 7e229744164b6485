import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayEnv } from '../env.js';

/** Only these can be tokens, so identity is not called for others. */
const token = /^[\w-]{20,128}$/;

/** The cookie with the session token: opaque, HttpOnly, SameSite=Lax. */
@Injectable()
export class SessionCookie {
  /** Browsers accept a `__Host-` cookie only with Secure, path `/` and without a domain. */
  private readonly name: string;
  private readonly attributes: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };

  constructor(
    { isHttps }: GatewayEnv,
    private readonly clock: Clock,
  ) {
    this.name = isHttps ? '__Host-sid' : 'sid';
    this.attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps };
  }

  read(request: FastifyRequest): string | undefined {
    const value = request.cookies[this.name];
    return value !== undefined && token.test(value) ? value : undefined;
  }

  /** Max-Age instead of a date, because clocks differ. */
  write(reply: FastifyReply, value: string, expiresAt: Date): void {
    const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - this.clock.now().getTime()) / 1000));
    reply.setCookie(this.name, value, { ...this.attributes, maxAge });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.attributes);
  }
}
