import { webhookChanged } from '@presently/contracts/notifications/webhooks';
import { Outbox } from '@presently/messaging/outbox';
import type { WebhookOffReason } from '@presently/rules/webhooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { webhookOffDedupeKey } from '../deliveries/delivery-id.js';
import { DeliveryQueue } from '../deliveries/delivery-queue.js';

/** Switches webhooks off whose receivers have failed for long, and writes to their owners. */
@Injectable()
export class SwitchOffWebhooks {
  constructor(
    private readonly outbox: Outbox,
    private readonly deliveries: DeliveryQueue,
  ) {}

  async forReason(
    tx: EntityManager,
    reason: WebhookOffReason,
    webhooks: readonly { id: string; userId: string; url: string }[],
  ): Promise<void> {
    for (const { id, userId, url } of webhooks) {
      await tx.execute(`update webhooks set state = 'off', off_reason = ? where id = ?`, [reason, id]);
      const data = { webhookId: id, userId, what: 'switched-off', sessionId: null } as const;
      await this.outbox.add(tx, webhookChanged, { kind: 'webhook', id, version: 0 }, data);
      await this.deliveries.add(tx, {
        // It may be switched on and off again.
        dedupeKey: webhookOffDedupeKey(id, randomUUID()),
        kind: 'webhook-off',
        channel: 'email',
        giftId: null,
        userId,
        contact: '',
        payload: { webhookId: id, host: new URL(url).host, reason },
      });
    }
  }
}
