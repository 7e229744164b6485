import { keysEnded, type KeysEndedV1 } from '@presently/contracts/identity/keys';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PushSubscription } from '../pushes/push-subscription.entity.js';
import { Webhook } from '../webhooks/webhook.entity.js';

/** Ends pushes to devices, and the webhooks that somebody else may have made: by a proof of presence from before the keys ended. */
@Injectable()
@ReactsTo(keysEnded)
export class OnKeysEnded {
  async handle({ data: { userId, at } }: Envelope<KeysEndedV1>, em: EntityManager): Promise<void> {
    await em.nativeDelete(Webhook, { userId, provedAt: { $lte: new Date(at) } });
    // All sessions have ended with the keys.
    await em.nativeDelete(PushSubscription, { userId, createdAt: { $lte: new Date(at) } });
  }
}
