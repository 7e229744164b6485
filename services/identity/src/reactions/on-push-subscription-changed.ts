import { pushSubscriptionChanged, type PushSubscriptionChangedV1 } from '@presently/contracts/notifications/push';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../security-log/security-log.js';
import { sessionOf } from '../sessions/session-strength.js';
import { findById } from '../users/users.queries.js';

/** Adds it to the security log: a device that gets pushes shows what happens in the account. */
@Injectable()
@ReactsTo(pushSubscriptionChanged)
export class OnPushSubscriptionChanged {
  constructor(private readonly securityLog: SecurityLog) {}

  async handle(
    { data: { userId, what, sessionId } }: Envelope<PushSubscriptionChangedV1>,
    em: EntityManager,
  ): Promise<void> {
    const user = await findById(em, userId);
    if (!user) return;
    const session = await sessionOf(em, userId, sessionId ?? undefined);
    await this.securityLog.recordOfSession(em, user, `push-${what}`, session?.browser ?? '');
  }
}
