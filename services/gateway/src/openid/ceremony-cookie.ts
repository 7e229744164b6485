import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayEnv } from '../env.js';
import type { Ceremony } from './openid-providers.js';

const word = /^[\w-]{1,128}$/;
/** As long as a link waits for a password, in seconds. */
const maxAge = 600;

/** Binds a sign-in with a provider to the browser in which it began. */
@Injectable()
export class CeremonyCookie {
  private readonly prefix: string;
  private readonly attributes: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };

  constructor({ isHttps }: GatewayEnv) {
    this.prefix = isHttps ? '__Host-' : '';
    // Lax: the provider sends the browser back, which is a navigation from another site.
    this.attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps };
  }

  write(reply: FastifyReply, { providerId, state, nonce, verifier }: Ceremony): void {
    this.set(reply, 'openid', [providerId, state, nonce, verifier].join('.'));
  }

  /** Reads and clears it: one answer only is accepted. */
  take(request: FastifyRequest, reply: FastifyReply): Ceremony | undefined {
    const parts = request.cookies[`${this.prefix}openid`]?.split('.') ?? [];
    this.clear(reply, 'openid');
    if (parts.length !== 4 || !parts.every((part) => word.test(part))) return undefined;
    const [providerId, state, nonce, verifier] = parts as [string, string, string, string];
    return { providerId, state, nonce, verifier };
  }

  writeLink(reply: FastifyReply, token: string): void {
    this.set(reply, 'openid-link', token);
  }

  readLink(request: FastifyRequest): string | undefined {
    const token = request.cookies[`${this.prefix}openid-link`];
    return token !== undefined && word.test(token) ? token : undefined;
  }

  clear(reply: FastifyReply, name: 'openid' | 'openid-link'): void {
    reply.clearCookie(this.prefix + name, this.attributes);
  }

  private set(reply: FastifyReply, name: 'openid' | 'openid-link', value: string): void {
    reply.setCookie(this.prefix + name, value, { ...this.attributes, maxAge });
  }
}
