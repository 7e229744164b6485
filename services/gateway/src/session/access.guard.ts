import { forbidden, Problem, unauthenticated } from '@presently/messaging/problem';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayCall } from '@presently/contracts/kit/gateway-call';
import { personOnly, proposalInstead, requireScope } from '@presently/messaging/calls/token-scope';
import { CallsAtOnce } from '../http/calls-at-once.js';
import { RateLimits } from '../http/rate-limits.js';
import type { Session } from '../http/session.js';
import { declaredRouteOf, type DeclaredRoute } from '../routes/declared-route.js';
import { bearerOf } from '../http/bearer.js';
import { Sessions } from './sessions.js';

const tokenRefused = () =>
  new Problem('unauthenticated', 401, 'This token is not valid. It may have expired or been revoked.');

/** As for a token of another server: what was allowed to an assistant was allowed at that door only. */
const elsewhere = () => new Problem('unauthenticated', 401, 'This token is valid at /mcp only.');

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
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // Addresses outside of the API have no use for tokens.
    const bearer = declared.kind === 'gateway-address' ? undefined : bearerOf(request);
    const admit = () =>
      bearer === undefined ? this.admit(request, access) : this.admitToken(request, bearer, declared);
    if (access === 'public') {
      if (bearer !== undefined) await admit();
      return true;
    }
    const { caller } = await admit();
    await this.limits.spendUser(request);
    // A stream of events stays open; LiveStreams limits their number.
    if ('produces' in declared) return true;
    await this.calls.begin(caller.userId, http.getResponse<FastifyReply>());
    // The call may have waited for as long as others of the account liked, and the session may have ended meanwhile.
    await admit();
    return true;
  }

  /** Also on public routes: what a token may not do, it must not do there. */
  private async admitToken(request: FastifyRequest, bearer: string, declared: DeclaredRoute): Promise<Session> {
    const session = await this.sessions.ofToken(bearer);
    if (!session?.caller.token) throw tokenRefused();
    if (session.isForAssistants) throw elsewhere();
    const { token } = session.caller;
    if (!('scope' in declared)) throw personOnly();
    const isProposed = declared.kind === 'operation' && proposalInstead(declared, token) !== undefined;
    if (!isProposed) requireScope(token, declared.scope);
    if (declared.access !== 'public') request.session = session;
    return session;
  }

  private async admit(request: FastifyRequest, access: GatewayCall['access']): Promise<Session> {
    const session = await this.sessions.of(request);
    if (!session) throw unauthenticated();
    request.session = session;
    if (access === 'admin' && !session.caller.isAdmin) throw session.needsSecondFactor ? factorNeeded() : forbidden();
    return session;
  }
}
