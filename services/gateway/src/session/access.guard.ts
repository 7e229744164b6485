import { forbidden, unauthenticated } from '@presently/messaging/problem';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimits } from '../http/rate-limits.js';
import { declaredRouteOf } from '../routes/declared-route.js';
import { Sessions } from './sessions.js';

/**
 * Lets a request reach its handler as the declaration of the route allows. Refuses every request to a handler without
 * one.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = declaredRouteOf(context.getHandler())?.access;
    if (access === undefined) throw forbidden();
    if (access === 'public') return true;

    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const session = await this.sessions.of(request);
    if (!session) throw unauthenticated();
    request.session = session;
    if (access === 'admin' && !session.caller.isAdmin) throw forbidden();
    await this.limits.spendUser(request);
    return true;
  }
}
