import { webhookChanged, type WebhookChangedV1 } from '@presently/contracts/notifications/webhooks';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../security-log/security-log.js';
import { sessionOf } from '../sessions/session-strength.js';
import { findById } from '../users/users.queries.js';

/** Adds it to the security log: what a webhook posts shows what happens in the account. */
@Injectable()
@ReactsTo(webhookChanged)
export class OnWebhookChanged {
  constructor(private readonly securityLog: SecurityLog) {}

  async handle({ data: { userId, what, sessionId } }: Envelope<WebhookChangedV1>, em: EntityManager): Promise<void> {
    const user = await findById(em, userId);
    if (!user) return;
    const session = await sessionOf(em, userId, sessionId ?? undefined);
    await this.securityLog.recordOfSession(em, user, `webhook-${what}`, session?.browser ?? '');
  }
}
