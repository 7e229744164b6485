import { addressPush, type PushReader, type PushWishes } from '@presently/contracts/identity/push';
import { addressReminder, addressSenderMail, addressViewMail } from '@presently/contracts/identity/reminders';
import type { DataOf, Event } from '@presently/contracts/kit/event';
import { addPushSubscription } from '@presently/contracts/notifications/push';
import { connectToNats } from '@presently/messaging/connection';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { Sandbox } from '../../../sandbox/src/sandbox.js';
import { definition } from '../src/definition.js';
import { SmtpCatcher } from './smtp-catcher.js';

export interface MadeDevice {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
interface ShownPush {
  id: string;
  title: string;
  body: string;
  url: string;
  times: number;
}

export const mailOf = (userId: string) => `${userId.slice(0, 8)}@example.com`;
const usualWishes = { timeZone: null, isPushDetailed: false, pushRemindersEnabled: true, language: null };

/** The service with an imitated push service, and accounts whose wishes a test sets. */
export class PushOwners {
  private readonly wishes = new Map<string, Partial<PushWishes> & { isGone?: boolean }>();

  private constructor(
    readonly service: TestService,
    readonly smtp: SmtpCatcher,
    readonly sandbox: Sandbox,
    private readonly identity: NatsConnection,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<PushOwners> {
    const sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    const [smtp] = await Promise.all([SmtpCatcher.start(), sandbox.start()]);
    const service = await TestService.start(definition, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example/',
      VAPID_PRIVATE_KEY: 'VHJpYWwga2V5IG9mIHB1c2hlcywga25vd24gdG8gYWw',
      SENDER_POLL_MS: '20',
      NEWS_GATHER_MS: '0',
      // Longer than a busy machine needs between two days.
      REMINDER_GATHER_MS: '2000',
      RETRY_BASE_MS: '20',
      PUSH_PATIENCE_MS: '60000',
      ...env,
    });
    const identity = await connectToNats(service.broker.url, 'identity');
    const owners = new PushOwners(service, smtp, sandbox, identity);
    identity.subscribe(addressPush.subject, {
      callback: (_error, message) => {
        message.respond(JSON.stringify(owners.answer(message.json<PushReader>())));
      },
    });
    for (const { subject } of [addressSenderMail, addressViewMail, addressReminder])
      identity.subscribe(subject, {
        callback: (_error, message) => {
          const { userId } = message.json<{ userId: string }>();
          const settingsToken = 'A'.repeat(64);
          const ok = { email: mailOf(userId), displayName: 'Maya', timeZone: 'UTC', settingsToken, tier: 'free' };
          message.respond(JSON.stringify({ ok }));
        },
      });
    await identity.flush();
    return owners;
  }

  async stop(): Promise<void> {
    await this.identity.close();
    await this.service.stop();
    await Promise.all([this.smtp.close(), this.sandbox.stop()]);
  }

  async fault(mode: object): Promise<void> {
    await this.ask('PUT', '/faults/push', mode);
  }

  /** An account with a device. */
  async anOwner() {
    const caller = aCaller({ sessionId: randomUUID() });
    const call = this.service.as(caller);
    const subscribe = async (sessionId = caller.sessionId!) => {
      const device = await this.aDevice();
      const { endpoint, keys } = device;
      const { id } = await this.service.as({ ...caller, sessionId })(addPushSubscription, { endpoint, keys });
      return { device, subscriptionId: id, shown: () => this.shown(device) };
    };
    const { userId } = caller;
    const mails = () => this.smtp.mails.filter(({ recipients }) => recipients.includes(mailOf(userId)));
    return { caller, userId, call, subscribe, mails, ...(await subscribe()) };
  }

  aDevice(): Promise<MadeDevice> {
    return this.ask<MadeDevice>('POST', '/push');
  }

  shown({ id }: MadeDevice): Promise<ShownPush[]> {
    return this.ask<ShownPush[]>('GET', `/outbox/push?id=${id}`);
  }

  /** What identity answers about a user. By default every session lives, and nothing is special. */
  wish(userId: string, wishes: Partial<PushWishes> & { isGone?: boolean }): void {
    this.wishes.set(userId, wishes);
  }

  /** Publishes an event, and waits until it was handled. */
  async publish<E extends Event>(event: E, data: DataOf<E>, version = 1): Promise<void> {
    const { id } = await this.service.publish(event, data, undefined, version);
    const handled = () => this.service.query('select 1 from processed_events where event_id = $1', [id]);
    await eventually(async () => (await handled()).length);
  }

  private answer({ userId, sessionIds }: PushReader): object {
    const { isGone, liveSessionIds, ...wishes } = this.wishes.get(userId) ?? {};
    if (isGone) return { problem: { code: 'not-found', status: 404, message: 'Reader not found' } };
    const live = sessionIds.filter((id) => liveSessionIds?.includes(id) ?? true);
    return { ok: { ...usualWishes, ...wishes, liveSessionIds: live } };
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.sandbox.url + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return (response.status === 204 ? undefined : await response.json()) as T;
  }
}
