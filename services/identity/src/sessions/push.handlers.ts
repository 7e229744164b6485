import { addressPush, type PushReader, type PushWishes } from '@presently/contracts/identity/push';
import { Handles } from '@presently/messaging/handles';
import { notFound } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { unknownTimeZone } from '../users/user.entity.js';
import { findById } from '../users/users.queries.js';
import { publicSessionId } from './session-id.js';
import { Sessions } from './sessions.js';

/** How a user wants pushes, and to which of their sessions. */
@Controller()
export class PushHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
  ) {}

  @Handles(addressPush)
  async address({ userId, sessionIds }: PushReader): Promise<PushWishes> {
    const user = await findById(this.em, userId);
    if (!user || user.suspendedAt) throw notFound('Reader');
    const live = new Set((await this.sessions.listOf(this.em, userId)).map(({ sid }) => publicSessionId(sid)));
    return {
      timeZone: user.timeZone === unknownTimeZone ? null : user.timeZone,
      isPushDetailed: user.isPushDetailed,
      pushRemindersEnabled: user.pushRemindersEnabled,
      language: user.language ?? null,
      liveSessionIds: sessionIds.filter((id) => live.has(id)),
    };
  }
}
