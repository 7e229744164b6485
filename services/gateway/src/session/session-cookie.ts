import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayEnv } from '../env.js';

/** Nothing else can be a token of identity's, so nothing else is asked about. */
const token = /^[\w-]{20,128}$/;

/** The cookie that holds the session's token: opaque, out of reach of scripts, not sent with requests of other sites. */
@Injectable()
export class SessionCookie {
  /** `__Host-` makes browsers insist on Secure, on the whole path and on this very host. */
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

  /** Max-Age rather than a date: the browser's clock need not agree with ours. */
  write(reply: FastifyReply, value: string, expiresAt: Date): void {
    const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - this.clock.now().getTime()) / 1000));
    reply.setCookie(this.name, value, { ...this.attributes, maxAge });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.attributes);
  }
}
