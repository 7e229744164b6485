import { changeOwnPassword, deleteOwnAccount } from '@presently/contracts/gateway/session';
import { deleteAccount } from '@presently/contracts/identity/erasure';
import { changePassword } from '@presently/contracts/identity/password';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { browserOf } from '../http/call-headers.js';
import { ErasedSenders } from './erased-senders.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { DeviceCookie } from '../session/device-cookie.js';
import { SessionCookie } from '../session/session-cookie.js';
import { Sessions } from '../session/sessions.js';
import { ZoneCookie } from '../session/zone-cookie.js';

/** Changes to the account that end sessions, including the caller's own. */
@Controller()
export class AccountController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly deviceCookie: DeviceCookie,
    private readonly zoneCookie: ZoneCookie,
    private readonly sessions: Sessions,
    private readonly erasedSenders: ErasedSenders,
  ) {}

  @Answers(changeOwnPassword)
  async changePassword(exchange: Exchange<typeof changeOwnPassword>): Promise<Success> {
    const { request, reply, session } = exchange;
    const input = { sessionToken: session.token, address: request.ip, change: exchange.input() };
    const fresh = await this.rpc.call(changePassword, input, { browser: browserOf(request) });
    this.sessions.forget(session.token);
    this.cookie.write(reply, fresh.sessionToken, new Date(fresh.expiresAt));
    this.deviceCookie.write(reply, fresh.device);
    return { success: true };
  }

  /** Identity notifies the other replicas. This replica forgets the session and the gift links before it answers. */
  @Answers(deleteOwnAccount)
  async deleteAccount({ request, reply, session }: Exchange<typeof deleteOwnAccount>): Promise<Success> {
    const { caller, token } = session;
    await this.rpc.call(deleteAccount, {}, { caller });
    this.sessions.forget(token);
    this.erasedSenders.add(caller.userId);
    this.cookie.clear(reply);
    this.zoneCookie.clear(request, reply);
    reply.header('clear-site-data', '"cache", "cookies", "storage"');
    return { success: true };
  }
}
