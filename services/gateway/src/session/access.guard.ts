import { forbidden, Problem, unauthenticated } from '@presently/messaging/problem';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallsAtOnce } from '../http/calls-at-once.js';
import { RateLimits } from '../http/rate-limits.js';
import type { Session } from '../http/session.js';
import { declaredRouteOf } from '../routes/declared-route.js';
import { Sessions } from './sessions.js';

const factorNeeded = () =>
  new Problem('second-factor-needed', 403, 'Administrators need a passkey or an authenticator app. Set one up first.');

/**
 * Lets a request reach its handler as the declaration of the route allows. Refuses every request to a handler without
 * one.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly calls: CallsAtOnce,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = declaredRouteOf(context.getHandler());
    if (declared === undefined) throw forbidden();
    const { access } = declared;
    if (access === 'public') return true;

    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { caller } = await this.admit(request, access);
    await this.limits.spendUser(request);
    // A stream of events stays open; LiveStreams limits their number.
    if ('produces' in declared) return true;
    await this.calls.begin(caller.userId, http.getResponse<FastifyReply>());
    // The call may have waited for as long as others of the account liked, and the session may have ended meanwhile.
    await this.admit(request, access);
    return true;
  }

  private async admit(request: FastifyRequest, access: 'user' | 'admin'): Promise<Session> {
    const session = await this.sessions.of(request);
    if (!session) throw unauthenticated();
    request.session = session;
    if (access === 'admin' && !session.caller.isAdmin) throw session.needsSecondFactor ? factorNeeded() : forbidden();
    return session;
  }
}
