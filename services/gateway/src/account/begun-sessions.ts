import type { CurrentUser } from '@presently/contracts/gateway/session';
import type { SignedIn } from '@presently/contracts/identity/sessions';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeviceCookie } from '../session/device-cookie.js';
import { SessionCookie } from '../session/session-cookie.js';
import { Sessions } from '../session/sessions.js';
import { ZoneCookie } from '../session/zone-cookie.js';
import { CurrentUsers } from './current-users.js';

/** Hands a new session to the browser. */
@Injectable()
export class BegunSessions {
  private readonly logger = new Logger(BegunSessions.name);

  constructor(
    private readonly cookie: SessionCookie,
    private readonly deviceCookie: DeviceCookie,
    private readonly zoneCookie: ZoneCookie,
    private readonly sessions: Sessions,
    private readonly currentUsers: CurrentUsers,
  ) {}

  /** Writes the new session into the cookie and ends the one that the browser had, against session fixation. */
  async give(
    request: FastifyRequest,
    reply: FastifyReply,
    { sessionToken, expiresAt, device }: SignedIn,
  ): Promise<void> {
    const previous = this.cookie.read(request);
    if (previous !== undefined) {
      await this.sessions.end(previous).catch((error: unknown) => this.logger.warn(String(error)));
    }
    this.cookie.write(reply, sessionToken, new Date(expiresAt));
    this.deviceCookie.write(reply, device);
    this.zoneCookie.write(request, reply);
  }

  /** Like {@link give}, for a call that answers with the user. */
  async present(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): Promise<CurrentUser> {
    await this.give(request, reply, signedIn);
    const { user } = signedIn;
    const caller = {
      userId: user.id,
      displayName: user.username,
      isAdmin: user.isAdmin,
      tier: user.subscriptionTier,
      isConfirmed: user.emailConfirmed,
    };
    return this.currentUsers.with(user, { caller });
  }
}
