import { Credentials, signIn, type SignedIn } from '@presently/contracts/identity/sessions';
import { parseMessage } from '@presently/messaging/messages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { browserOf, timeZoneOf } from '../http/call-headers.js';

const invalidCredentials = () => new Problem('invalid-credentials', 401, 'Invalid username or password');

/** Passport's local strategy: identity checks the credentials. */
@Injectable()
export class SignInStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly rpc: RpcClient) {
    super({ passReqToCallback: true });
  }

  async validate(request: FastifyRequest, username: string, password: string): Promise<SignedIn> {
    const { code } = request.body as Credentials;
    const input = { credentials: { username, password, ...(code && { code }) }, address: request.ip };
    return this.rpc.call(signIn, input, { timeZone: timeZoneOf(request), browser: browserOf(request) });
  }
}

/** The result of {@link SignInGuard}, which passport leaves on the request. */
export const signedInOf = (request: FastifyRequest): SignedIn => (request as FastifyRequest & { user: SignedIn }).user;

/** Runs {@link SignInStrategy}. Passport keeps no session of its own. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // Checked first, because passport falls back to the query, which is logged.
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    const { username, password } = parseMessage(Credentials, body);
    if (username === '' || password === '') throw invalidCredentials();
    return (await super.canActivate(context)) as boolean;
  }

  override getAuthenticateOptions() {
    return { session: false };
  }

  override handleRequest<T>(error: unknown, signedIn: T | false): T {
    if (error) throw error;
    if (!signedIn) throw invalidCredentials();
    return signedIn;
  }
}
