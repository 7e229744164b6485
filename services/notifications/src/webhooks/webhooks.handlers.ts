import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  switchOnWebhook,
  webhookChanged,
  type WebhookChange,
  type WebhookDeliveryId,
  type WebhookDeliveryView,
  type WebhookId,
  type WebhookSecret,
  type WebhookToCreate,
  type WebhookView,
} from '@presently/contracts/notifications/webhooks';
import type { Caller } from '@presently/messaging/call-context';
import { requirePresence } from '@presently/messaging/calls/presence';
import { isUserErased } from '@presently/messaging/erased-users';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { lock, lockOf } from '@presently/messaging/locks';
import { Outbox } from '@presently/messaging/outbox';
import { notFound, Problem, unauthenticated } from '@presently/messaging/problem';
import { mostWebhooks, shownWebhookDeliveries, webhookEvents } from '@presently/rules/webhooks';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { NotificationsEnv } from '../env.js';
import { failingReceivers, promptReceivers } from './queue-names.js';
import { requireReceiver } from './require-receiver.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { Webhook } from './webhook.entity.js';
import { presentWebhook, presentWebhookDelivery } from './webhooks.views.js';

const newestFirst = { createdAt: 'desc', id: 'desc' } as const;

/** The caller's webhooks. */
@Controller()
export class WebhooksHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly secrets: WebhookSecrets,
    private readonly outbox: Outbox,
    private readonly wakeups: Wakeups,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
  ) {}

  @Handles(listWebhooks)
  async list(_input: Nothing, { caller }: HandlerContext<typeof listWebhooks>): Promise<WebhookView[]> {
    const { userId } = caller;
    return (await this.em.find(Webhook, { userId }, { orderBy: newestFirst, limit: mostWebhooks })).map(presentWebhook);
  }

  @Handles(createWebhook)
  async create(given: WebhookToCreate, { caller }: HandlerContext<typeof createWebhook>): Promise<WebhookSecret> {
    const { userId } = caller;
    const now = this.clock.now();
    requirePresence(caller, now);
    await requireReceiver(given.url, this.env);
    return this.em.transactional(async (tx) => {
      if (await isUserErased(tx, userId)) throw unauthenticated();
      await lock(tx, lockOf('webhooks', userId), 'update');
      if ((await tx.count(Webhook, { userId })) >= mostWebhooks)
        throw new Problem('too-many-webhooks', 409, `You can have ${mostWebhooks} webhooks. Remove one first.`, {
          params: { most: mostWebhooks },
        });
      const webhook = tx.create(Webhook, {
        id: randomUUID(),
        userId,
        url: given.url,
        events: webhookEvents.filter((event) => given.events.includes(event)),
        secretMadeAt: now,
        offReason: null,
        failingSince: null,
        nextAt: null,
        provedAt: new Date(caller.authenticatedAt!),
        createdAt: now,
      });
      await tx.flush();
      await this.publish(tx, webhook.id, 'created', caller);
      return { id: webhook.id, secret: this.secrets.current(webhook) };
    });
  }

  @Handles(removeWebhook)
  async remove({ webhookId }: WebhookId, { caller }: HandlerContext<typeof removeWebhook>): Promise<Success> {
    await this.em.transactional(async (tx) => {
      await tx.nativeDelete(Webhook, { id: (await lockWebhook(tx, webhookId, caller)).id });
      await this.publish(tx, webhookId, 'removed', caller);
    });
    return { success: true };
  }

  @Handles(rotateWebhookSecret)
  rotate({ webhookId }: WebhookId, { caller }: HandlerContext<typeof rotateWebhookSecret>): Promise<WebhookSecret> {
    const now = this.clock.now();
    requirePresence(caller, now);
    return this.em.transactional(async (tx) => {
      const webhook = await lockWebhook(tx, webhookId, caller);
      webhook.secretRotation += 1;
      webhook.secretMadeAt = now;
      await tx.flush();
      await this.publish(tx, webhookId, 'secret-made', caller);
      return { id: webhookId, secret: this.secrets.current(webhook) };
    });
  }

  @Handles(switchOnWebhook)
  switchOn({ webhookId }: WebhookId, { caller }: HandlerContext<typeof switchOnWebhook>): Promise<WebhookView> {
    return this.em.transactional(async (tx) => {
      const webhook = await lockWebhook(tx, webhookId, caller);
      if (webhook.state === 'on') return presentWebhook(webhook);
      await requireReceiver(webhook.url, this.env);
      const next = { state: 'on', offReason: null, failingSince: null, isPrompt: false, nextAt: new Date() } as const;
      Object.assign(webhook, next);
      await tx.flush();
      await tx.execute(
        `update webhook_deliveries set tries = 0, first_tried_at = null, next_at = now()
         where webhook_id = ? and state = 'waiting'`,
        [webhookId],
      );
      await this.publish(tx, webhookId, 'switched-on', caller);
      this.wake(tx);
      return presentWebhook(webhook);
    });
  }

  @Handles(listWebhookDeliveries)
  async listDeliveries(
    { webhookId }: WebhookId,
    { caller }: HandlerContext<typeof listWebhookDeliveries>,
  ): Promise<WebhookDeliveryView[]> {
    if ((await this.em.count(Webhook, { id: webhookId, userId: caller.userId })) === 0) throw notFound('Webhook');
    const page = { orderBy: newestFirst, limit: shownWebhookDeliveries };
    return (await this.em.find(WebhookDelivery, { webhook: webhookId }, page)).map(presentWebhookDelivery);
  }

  @Handles(resendWebhookDelivery)
  async resend(
    { webhookId, deliveryId }: WebhookDeliveryId,
    { caller }: HandlerContext<typeof resendWebhookDelivery>,
  ): Promise<Success> {
    await this.em.transactional(async (tx) => {
      const webhook = await lockWebhook(tx, webhookId, caller);
      if (webhook.state === 'off')
        throw new Problem('webhook-off', 409, 'This webhook is switched off. Switch it on first.');
      const again = await tx.execute(
        `update webhook_deliveries set state = 'waiting', next_at = now(),
           tries = case when state = 'waiting' then tries else 0 end,
           first_tried_at = case when state = 'waiting' then first_tried_at end
         where id = ? and webhook_id = ? returning id`,
        [deliveryId, webhookId],
      );
      if (again.length === 0) throw notFound('Delivery');
      await tx.execute('update webhooks set next_at = now() where id = ?', [webhookId]);
      this.wake(tx);
    });
    return { success: true };
  }

  private wake(tx: EntityManager): void {
    for (const queue of [promptReceivers, failingReceivers]) this.wakeups.wakeAfterCommit(tx, queue);
  }

  /** Identity adds it to the security log. */
  private async publish(tx: EntityManager, id: string, what: WebhookChange, caller: Caller): Promise<void> {
    const data = { webhookId: id, userId: caller.userId, what, sessionId: caller.sessionId ?? null };
    await this.outbox.add(tx, webhookChanged, { kind: 'webhook', id, version: 0 }, data);
  }
}

/** @throws Problem `not-found`, also for a webhook of another account */
async function lockWebhook(tx: EntityManager, id: string, { userId }: Caller): Promise<Webhook> {
  const webhook = await tx.findOne(Webhook, { id, userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!webhook) throw notFound('Webhook');
  return webhook;
}
