import {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionId,
  type SessionView,
} from '@presently/contracts/identity/session-list';
import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import type { PageRequest } from '@presently/contracts/kit/page';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Keyset } from '@presently/messaging/keyset';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { SecurityLog } from '../security-log/security-log.js';
import { publicSessionId } from './session-id.js';
import type { Session } from './session.entity.js';
import { Sessions } from './sessions.js';

const byId = Keyset.of('id');

/** The sessions of the caller, for the account page. */
@Controller()
export class SessionListHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
    private readonly securityLog: SecurityLog,
  ) {}

  /** They are few, so a page is cut from all of them. */
  @Handles(listSessions)
  async list(page: PageRequest, { caller }: HandlerContext<typeof listSessions>): Promise<Page<SessionView>> {
    const all = await this.sessions.listOf(this.em, caller.userId);
    const positionOf = (id: string | undefined) => all.findIndex(({ sid }) => publicSessionId(sid) === id) + 1;
    return readPage(listSessions, page, {
      keyset: byId,
      read: (after, count) => Promise.resolve(all.slice(positionOf(after?.[0])).slice(0, count)),
      keyOf: ({ sid }) => [publicSessionId(sid)] as const,
      present: (session) => presentSession(session, caller.sessionId),
    });
  }

  @Handles(endSession)
  async end({ sessionId }: SessionId, call: HandlerContext<typeof endSession>): Promise<Success> {
    const { caller } = call;
    const all = await this.sessions.listOf(this.em, caller.userId);
    const session = all.find(({ sid }) => publicSessionId(sid) === sessionId);
    if (!session) throw notFound('Session');
    await this.sessions.end(this.em, [session.sid]);
    await this.securityLog.record(this.em, { id: caller.userId }, 'session-ended', call);
    return { success: true };
  }

  @Handles(endOtherSessions)
  async endOthers(_input: Nothing, call: HandlerContext<typeof endOtherSessions>): Promise<Success> {
    const { caller } = call;
    const all = await this.sessions.listOf(this.em, caller.userId);
    const others = all.map(({ sid }) => sid).filter((sid) => publicSessionId(sid) !== caller.sessionId);
    if (others.length === 0) return { success: true };
    await this.sessions.end(this.em, others);
    await this.securityLog.record(this.em, { id: caller.userId }, 'other-sessions-ended', call);
    return { success: true };
  }
}

const presentSession = ({ sid, sess, browser, lastUsedAt }: Session, current: string | undefined): SessionView => ({
  id: publicSessionId(sid),
  isCurrent: publicSessionId(sid) === current,
  browser: browser || 'Unknown browser',
  signedInAt: sess.signedInAt,
  lastUsedAt: lastUsedAt.toISOString(),
});
