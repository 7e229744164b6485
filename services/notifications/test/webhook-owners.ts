import { addressSenderMail, addressViewMail } from '@presently/contracts/identity/reminders';
import type { GiftViewedV1 } from '@presently/contracts/gifting/shared-gifts';
import type { GiftChosenV1 } from '@presently/contracts/gifting/choices';
import type { GiftThankedV1 } from '@presently/contracts/gifting/thanks';
import type { DataOf, Event } from '@presently/contracts/kit/event';
import { createWebhook, listWebhookDeliveries } from '@presently/contracts/notifications/webhooks';
import { connectToNats } from '@presently/messaging/connection';
import { webhookEvents, type WebhookEvent } from '@presently/rules/webhooks';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { definition } from '../src/definition.js';
import { SmtpCatcher } from './smtp-catcher.js';
import { WebhookReceiver, type Answering } from './webhook-receiver.js';

const settingsToken = 'A'.repeat(64);
export const mailOf = (userId: string) => `${userId.slice(0, 8)}@example.com`;

/** The service with accounts that have receivers of their own. */
export class WebhookOwners {
  private readonly receivers: WebhookReceiver[] = [];

  private constructor(
    readonly service: TestService,
    readonly smtp: SmtpCatcher,
    private readonly identity: NatsConnection,
  ) {}

  static async start(): Promise<WebhookOwners> {
    const smtp = await SmtpCatcher.start();
    const service = await TestService.start(definition, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example/',
      SENDER_POLL_MS: '20',
      NEWS_GATHER_MS: '0',
    });
    const identity = await connectToNats(service.broker.url, 'identity');
    for (const { subject } of [addressSenderMail, addressViewMail])
      identity.subscribe(subject, {
        callback: (_error, message) => {
          const { userId } = message.json<{ userId: string }>();
          const owner = { email: mailOf(userId), displayName: 'Maya', timeZone: 'UTC', settingsToken, tier: 'free' };
          message.respond(JSON.stringify({ ok: owner }));
        },
      });
    await identity.flush();
    return new WebhookOwners(service, smtp, identity);
  }

  async stop(): Promise<void> {
    await this.identity.close();
    await this.service.stop();
    await this.smtp.close();
  }

  /** Stops the receivers of a test. */
  async stopReceivers(): Promise<void> {
    await Promise.all(this.receivers.splice(0).map((receiver) => receiver.stop()));
  }

  /** An account with a receiver of its own. */
  async anOwner(answering: Answering = 200, events: readonly WebhookEvent[] = webhookEvents) {
    const caller = aCaller();
    const call = this.service.as(caller);
    const receiver = await new WebhookReceiver().start();
    this.receivers.push(receiver);
    receiver.answering = answering;
    const { id: webhookId, secret } = await call(createWebhook, { url: receiver.urlOf('hook'), events: [...events] });
    const arrived = (count: number) =>
      eventually(() => receiver.received.length >= count && receiver.received.slice(0, count));
    const deliveries = () => call(listWebhookDeliveries, { webhookId });
    const tried = (tries: number) => eventually(async () => (await deliveries()).some((each) => each.tries >= tries));
    return { userId: caller.userId, caller, call, receiver, webhookId, secret, arrived, deliveries, tried };
  }

  /** Publishes an event, and waits until it was handled. */
  async publish<E extends Event>(event: E, data: DataOf<E>, version = 1): Promise<void> {
    const { id } = await this.service.publish(event, data, undefined, version);
    const handled = () => this.service.query('select 1 from processed_events where event_id = $1', [id]);
    await eventually(async () => (await handled()).length);
  }

  /** Lets everything that waits for a receiver be tried now. */
  async hurry({ webhookId }: { webhookId: string }): Promise<void> {
    const waiting = `webhook_id = $1 and state = 'waiting'`;
    await this.service.query(`update webhook_deliveries set next_at = now() where ${waiting}`, [webhookId]);
    await this.service.query('update webhooks set next_at = now() where id = $1', [webhookId]);
  }
}

export const aView = ({ userId }: { userId: string }, change: Partial<GiftViewedV1> = {}): GiftViewedV1 => ({
  giftId: randomUUID(),
  senderId: userId,
  recipientId: randomUUID(),
  viewedAt: '2026-11-28T09:05:00.000Z',
  recipientName: 'Ann Lee',
  giftName: 'Stoneware teapot',
  mood: null,
  ...change,
});

export const choiceFor = (view: GiftViewedV1, change: Partial<GiftChosenV1> = {}): GiftChosenV1 => ({
  giftId: view.giftId,
  senderId: view.senderId,
  recipientId: view.recipientId,
  recipientName: view.recipientName,
  optionId: randomUUID(),
  giftName: 'Walnut tray',
  giftUrl: 'https://shop.example/tray',
  variant: 'size M, green',
  notChosen: [{ giftName: 'Stoneware teapot', giftUrl: 'https://shop.example/teapot' }],
  chosenAt: '2026-11-28T09:07:00.000Z',
  isChange: false,
  isByRecipient: true,
  offered: 2,
  mood: view.mood,
  viewedAt: view.viewedAt,
  ...change,
});

export const thanksFor = (view: GiftViewedV1, isKnownAsViewed = true): GiftThankedV1 => ({
  giftId: view.giftId,
  senderId: view.senderId,
  recipientId: view.recipientId,
  recipientName: view.recipientName,
  giftName: view.giftName,
  mood: view.mood,
  drawing: 'heart',
  text: 'I love it, call me at +1 202 555 0123',
  thankedAt: '2026-11-28T09:06:00.000Z',
  isChange: false,
  viewedAt: isKnownAsViewed ? view.viewedAt : null,
});
