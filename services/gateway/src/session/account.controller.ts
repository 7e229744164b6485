import { deleteAccount } from '@presently/contracts/identity/erasure';
import { changePassword, PasswordChange } from '@presently/contracts/identity/password';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { parseMessage } from '@presently/messaging/messages';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../access/answers.js';
import { ErasedSenders } from '../gift-page/erased-senders.js';
import { sessionRoutes } from './session.routes.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.js';
import { ZoneCookie } from './zone-cookie.js';

/** What the signed-in user does to the account that ends sessions, this one too. */
@Controller()
export class AccountController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly zoneCookie: ZoneCookie,
    private readonly sessions: Sessions,
    private readonly erasedSenders: ErasedSenders,
  ) {}

  /** Every session ends; whoever sits here goes on with a fresh one. */
  @Answers(sessionRoutes.changePassword)
  async changePassword(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Success> {
    const change = parseMessage(PasswordChange, request.body);
    const { token: sessionToken } = request.session!;
    const fresh = await this.rpc.call(changePassword, { sessionToken, address: request.ip, change });
    this.sessions.forget(sessionToken);
    this.cookie.write(reply, fresh.sessionToken, new Date(fresh.expiresAt));
    return { success: true };
  }

  /** Identity tells the other replicas; here the very next request must know, of the session and of the links. */
  @Answers(sessionRoutes.deleteAccount)
  async deleteAccount(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Success> {
    const { caller, token } = request.session!;
    await this.rpc.call(deleteAccount, {}, { caller });
    this.sessions.forget(token);
    this.erasedSenders.add(caller.userId);
    this.cookie.clear(reply);
    this.zoneCookie.clear(request, reply);
    reply.header('clear-site-data', '"cache", "cookies", "storage"');
    return { success: true };
  }
}
