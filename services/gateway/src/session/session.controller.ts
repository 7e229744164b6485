import { CurrentUser } from '@presently/contracts/identity/accounts';
import { register, Registration, type SignedIn } from '@presently/contracts/identity/sessions';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { declaredFields, parseMessage } from '@presently/messaging/messages';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Logger, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../access/answers.js';
import { timeZoneOf } from '../http/call-headers.js';
import { CurrentUsers } from './current-users.js';
import { sessionRoutes } from './session.routes.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions, type Session } from './sessions.js';
import { ZoneCookie } from './zone-cookie.js';
import { SignInGuard } from './sign-in.strategy.js';

const userFields = new Set(declaredFields(CurrentUser).map(({ name }) => name));
const registrationFields = new Set(declaredFields(Registration).map(({ name }) => name));
const isHeard = (name: string) => registrationFields.has(name) || !userFields.has(name);

@Controller()
export class SessionController {
  private readonly logger = new Logger(SessionController.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly zoneCookie: ZoneCookie,
    private readonly sessions: Sessions,
    private readonly currentUsers: CurrentUsers,
  ) {}

  @Answers(sessionRoutes.login)
  @UseGuards(SignInGuard)
  login(
    @Req() request: FastifyRequest & { user: SignedIn },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUser> {
    return this.begin(request, reply, request.user);
  }

  @Answers(sessionRoutes.register)
  async register(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUser> {
    const registration = parseMessage(Registration, withoutUserFields(request.body));
    const input = { registration, address: request.ip };
    const signedIn = await this.rpc.call(register, input, { timeZone: timeZoneOf(request.headers) });
    return this.begin(request, reply, signedIn);
  }

  @Answers(sessionRoutes.logout)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Success> {
    const token = this.cookie.read(request);
    if (token !== undefined) await this.sessions.end(token);
    this.cookie.clear(reply);
    this.zoneCookie.clear(request, reply);
    reply.header('clear-site-data', '"cache"');
    return { success: true };
  }

  @Answers(sessionRoutes.getUser)
  getUser(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<CurrentUser> {
    return this.current(request, reply, request.session!);
  }

  @Answers(sessionRoutes.getAuthUser)
  getAuthUser(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<CurrentUser> {
    return this.current(request, reply, request.session!);
  }

  private async current(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<CurrentUser> {
    const user = await this.currentUsers.of({ caller: session.caller, timeZone: timeZoneOf(request.headers) });
    // Identity moves the end of a session that is used; every page asks for the user first, so the cookie keeps up here.
    this.cookie.write(reply, session.token, session.expiresAt);
    this.zoneCookie.write(request, reply);
    return user;
  }

  /** Puts the new session into the cookie. The one the browser came with ends: nobody who knows its token profits. */
  private async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, sessionToken, expiresAt }: SignedIn,
  ): Promise<CurrentUser> {
    const previous = this.cookie.read(request);
    if (previous !== undefined) {
      await this.sessions.end(previous).catch((error: unknown) => this.logger.warn(String(error)));
    }
    this.cookie.write(reply, sessionToken, new Date(expiresAt));
    this.zoneCookie.write(request, reply);
    const caller = { userId: user.id, displayName: user.username, isAdmin: user.isAdmin };
    return this.currentUsers.with(user, { caller });
  }
}

/** A registration may carry fields that a user has (`isAdmin`, `subscriptionTier`): they are not heard. Others are refused. */
function withoutUserFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => isHeard(name)));
}
