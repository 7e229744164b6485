import {
  getAuthUser,
  getCurrentUser,
  login,
  loginWithPasskey,
  logout,
  registerUser,
  type CurrentUser,
} from '@presently/contracts/gateway/session';
import { signInWithPasskey } from '@presently/contracts/identity/passkeys';
import { register } from '@presently/contracts/identity/sessions';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserOf, timeZoneOf } from '../http/call-headers.js';
import type { Session } from '../http/session.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { SessionCookie } from '../session/session-cookie.js';
import { Sessions } from '../session/sessions.js';
import { ZoneCookie } from '../session/zone-cookie.js';
import { BegunSessions } from './begun-sessions.js';
import { CurrentUsers } from './current-users.js';
import { SignInGuard, signedInOf } from './sign-in.strategy.js';

@Controller()
export class SessionController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly begun: BegunSessions,
    private readonly zoneCookie: ZoneCookie,
    private readonly sessions: Sessions,
    private readonly currentUsers: CurrentUsers,
  ) {}

  @Answers(login)
  @UseGuards(SignInGuard)
  login({ request, reply }: Exchange<typeof login>): Promise<CurrentUser> {
    return this.begun.present(request, reply, signedInOf(request));
  }

  @Answers(loginWithPasskey)
  async loginWithPasskey(exchange: Exchange<typeof loginWithPasskey>): Promise<CurrentUser> {
    const { request, reply } = exchange;
    const input = { proof: exchange.input(), address: request.ip };
    const signedIn = await this.rpc.call(signInWithPasskey, input, {
      timeZone: timeZoneOf(request),
      browser: browserOf(request),
    });
    return this.begun.present(request, reply, signedIn);
  }

  @Answers(registerUser)
  async register(exchange: Exchange<typeof registerUser>): Promise<CurrentUser> {
    const { request, reply } = exchange;
    const input = { registration: exchange.input(), address: request.ip };
    const signedIn = await this.rpc.call(register, input, {
      timeZone: timeZoneOf(request),
      browser: browserOf(request),
    });
    return this.begun.present(request, reply, signedIn);
  }

  @Answers(logout)
  async logout({ request, reply }: Exchange<typeof logout>): Promise<Success> {
    const token = this.cookie.read(request);
    if (token !== undefined) await this.sessions.end(token);
    this.cookie.clear(reply);
    this.zoneCookie.clear(request, reply);
    reply.header('clear-site-data', '"cache"');
    return { success: true };
  }

  @Answers(getCurrentUser)
  getUser({ request, reply, session }: Exchange<typeof getCurrentUser>): Promise<CurrentUser> {
    return this.presentUser(request, reply, session);
  }

  @Answers(getAuthUser)
  getAuthUser({ request, reply, session }: Exchange<typeof getAuthUser>): Promise<CurrentUser> {
    return this.presentUser(request, reply, session);
  }

  private async presentUser(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<CurrentUser> {
    const user = await this.currentUsers.of({ caller: session.caller, timeZone: timeZoneOf(request) });
    // Identity extends a session that is in use. Every page asks for the user first, so the cookie is renewed here.
    if (!session.caller.token) this.cookie.write(reply, session.token, session.expiresAt);
    this.zoneCookie.write(request, reply);
    return user;
  }
}
