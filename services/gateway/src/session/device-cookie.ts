import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GatewayEnv } from '../env.js';
import { deviceCookieName } from '../http/call-headers.js';

/** The longest that browsers accept, in seconds. */
const maxAge = 400 * 24 * 60 * 60;

/** Shows identity that a browser has signed in before. It stays after a sign-out and opens nothing. */
@Injectable()
export class DeviceCookie {
  constructor(private readonly env: GatewayEnv) {}

  write(reply: FastifyReply, device: string | undefined): void {
    const { isHttps } = this.env;
    if (device === undefined) return;
    reply.setCookie(deviceCookieName(isHttps), device, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isHttps,
      maxAge,
    });
  }
}
