import { operations } from '@presently/contracts/catalogue';
import { getCurrentUser } from '@presently/contracts/gateway/session';
import type { Operation } from '@presently/contracts/kit/operation';
import type { Language } from '@presently/rules/languages';
import { Problem } from '@presently/messaging/problem';
import { RpcClient, type CallOptions } from '@presently/messaging/rpc-client';
import { Clock } from '@presently/service/clock';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUsers } from '../account/current-users.js';
import { CallsAtOnce } from '../http/calls-at-once.js';
import { RateLimits } from '../http/rate-limits.js';
import { SessionCookie } from '../session/session-cookie.js';
import { Sessions } from '../session/sessions.js';
import { ZoneCookie } from '../session/zone-cookie.js';
import { Frontend } from './frontend.js';

const operationAt = new Map(
  operations.map((operation): [string | undefined, Operation] => [operation.route, operation]),
);

/** Longest wait for one answer, in milliseconds. The application can load it as well. */
const patience = 1_000;

/** Renders pages for signed-in users with the data they show, which saves a distant browser four round trips. */
@Injectable()
export class PersonalPages {
  private readonly logger = new Logger(PersonalPages.name);

  constructor(
    private readonly frontend: Frontend,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly calls: CallsAtOnce,
    private readonly currentUsers: CurrentUsers,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly zoneCookie: ZoneCookie,
  ) {}

  /** The page at a path; undefined if the application has to decide what to show. Never throws. */
  async write(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, language, nonce }: { path: string; language: Language; nonce: string },
  ): Promise<string | undefined> {
    const reads = this.frontend.readsAt(path);
    const timeZone = this.zoneCookie.read(request);
    if (!reads || !timeZone || this.cookie.read(request) === undefined) return undefined;
    try {
      await this.limits.spendAddress(request);
      const found = await this.sessions.of(request);
      if (!found) return undefined;
      request.session = found;
      await this.limits.spendUser(request);
      await this.calls.begin(found.caller.userId, reply);
      // It may have ended while the call waited.
      const session = await this.sessions.of(request);
      if (!session) return undefined;
      const call = { caller: session.caller, timeZone, address: request.ip, deadlineMs: patience };
      const read = async (route: string): Promise<[string, unknown]> => [route, await this.read(route, call)];
      const answers = Object.fromEntries(await Promise.all(reads.map(read)));
      const page = await this.frontend.write(path, language, { answers, timeZone }, this.clock.now(), nonce);
      this.cookie.write(reply, session.token, session.expiresAt);
      return page;
    } catch (error) {
      if (!(error instanceof Problem)) this.logger.error(error);
      return undefined;
    }
  }

  private async read(route: string, call: CallOptions): Promise<unknown> {
    if (route === getCurrentUser.route) return this.currentUsers.of(call);
    return this.rpc.call(operationAt.get(route)!, {}, call);
  }
}
