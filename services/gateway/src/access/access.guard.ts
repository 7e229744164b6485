import { forbidden, unauthenticated } from '@presently/messaging/problem';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimits } from '../http/rate-limits.js';
import { Sessions } from '../session/sessions.js';
import { accessOf, type DeclaredRoute } from './answers.js';

/** Lets a request reach its handler only as the handler's declaration allows; a handler without one answers nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = Reflect.getMetadata(accessOf, context.getHandler()) as DeclaredRoute['access'] | undefined;
    if (access === 'public') return true;
    if (access !== 'user' && access !== 'admin') throw forbidden();

    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const session = await this.sessions.of(request);
    if (!session) throw unauthenticated();
    request.session = session;
    if (access === 'admin' && !session.caller.isAdmin) throw forbidden();
    await this.limits.spendUser(request);
    return true;
  }
}
