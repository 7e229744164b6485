import { sessionsEnded, type SessionsEndedV1 } from '@presently/contracts/identity/push';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PushSubscription } from '../pushes/push-subscription.entity.js';

/** Ends the pushes to devices whose session has ended, with what waits for them. */
@Injectable()
@ReactsTo(sessionsEnded)
export class OnSessionsEnded {
  async handle({ data: { userId, sessionIds } }: Envelope<SessionsEndedV1>, em: EntityManager): Promise<void> {
    await em.nativeDelete(PushSubscription, { userId, sessionId: { $in: sessionIds } });
  }
}
