import { giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { notificationsReadBudgets } from '@presently/contracts/notifications/budgets';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import { addressViewMail } from '@presently/contracts/identity/reminders';
import { connectToNats } from '@presently/messaging/connection';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { aGift, deliveryOf } from '../../test/a-gift.js';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { TwilioDouble } from '../../test/twilio-double.js';
import { definition } from '../definition.js';

describe('the budgets of messages', () => {
  let provider: TwilioDouble;
  let smtp: SmtpCatcher;
  let service: TestService;
  let identity: NatsConnection;
  const readers = new Map<string, object>();

  beforeAll(async () => {
    [provider, smtp] = await Promise.all([TwilioDouble.start(), SmtpCatcher.start()]);
    service = await TestService.start(definition, {
      BUDGETS: 'strict',
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example',
      SENDER_POLL_MS: '20',
      TEXTS_A_DAY: '6',
      ...provider.env,
    });
    identity = await connectToNats(service.broker.url, 'identity');
    identity.subscribe(addressViewMail.subject, {
      callback: (_error, message) => {
        message.respond(JSON.stringify({ ok: readers.get(message.json<{ userId: string }>().userId) }));
      },
    });
    await identity.flush();
  });
  afterAll(async () => {
    await identity.close();
    await service.stop();
    await Promise.all([provider.close(), smtp.close()]);
  });
  beforeEach(() => service.query('delete from budget_usage'));

  let lastNumber = 0;
  const aNumber = () => `+141555${String(60_000 + ++lastNumber).padStart(5, '0')}`;
  const anAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
  const statusesOf = async (ids: readonly string[]) =>
    (await service.query<{ status: string }>('select status from deliveries where id = any($1::uuid[])', [ids])).map(
      ({ status }) => status,
    );
  /** Sends all at once and waits for their outcomes. */
  async function sendAll(gifts: readonly GiftSentV1[]): Promise<string[]> {
    await Promise.all(gifts.map((gift) => service.publish(giftSent, gift)));
    const ids = gifts.map(deliveryOf);
    await eventually(async () => {
      const statuses = await statusesOf(ids);
      return statuses.length === ids.length && statuses.every((status) => /sent|failed/.test(status));
    });
    return statusesOf(ids);
  }
  const mails = (count: number, changes: () => Partial<GiftSentV1>) =>
    Array.from({ length: count }, () => aGift({ contact: anAddress(), ...changes() }));
  const sentIn = (statuses: readonly string[]) => statuses.filter((status) => status === 'sent').length;

  it('let three a day reach one contact, from all senders, in every spelling of the contact', async () => {
    const name = randomUUID().slice(0, 8);
    const gifts = [0, 1, 2, 3, 4, 5, 6].map((n) => aGift({ contact: `${name}+${n}@example.com` }));
    expect(sentIn(await sendAll(gifts))).toBe(3);
    const failures = (await service.emitted(giftDeliveryFailed)).filter(({ giftId }) =>
      gifts.some((gift) => gift.giftId === giftId),
    );
    expect(failures).toHaveLength(4);
    for (const failure of failures)
      expect(failure).toMatchObject({
        reason: expect.stringMatching(
          /^One person receives 3 gift messages a day\. Send it again in \d+ \w+, or share/,
        ),
        willRetry: false,
      });
    expect(smtp.mails.filter(({ recipients }) => recipients[0]!.startsWith(name))).toHaveLength(3);
  });

  it('let no more texts leave in a day than the operator allows', async () => {
    const texts = Array.from({ length: 9 }, () => aGift({ deliveryMethod: 'sms', contact: aNumber() }));
    expect(sentIn(await sendAll(texts))).toBe(6);
    expect(sentIn(await sendAll(mails(2, () => ({}))))).toBe(2);
  });

  it('count a message once, also if its event is repeated', async () => {
    const contact = anAddress();
    const gift = aGift({ contact });
    await Promise.all([1, 2, 3, 4].map(() => service.publish(giftSent, gift)));
    expect(sentIn(await sendAll(mails(2, () => ({ contact }))))).toBe(2);
  });

  describe('to the own address of an account', () => {
    interface Reader {
      userId: string;
      email: string;
    }
    function aReader(standing: object, email = anAddress()): Reader {
      const userId = randomUUID();
      const settingsToken = 'A'.repeat(64);
      readers.set(userId, { email, displayName: 'Maya', timeZone: 'UTC', settingsToken, ...standing });
      return { userId, email };
    }
    const unconfirmed = { tier: 'free', isConfirmed: false };
    const confirmed = { tier: 'free', isConfirmed: true };
    async function mailTo({ userId }: Reader, count: number): Promise<void> {
      for (let n = 0; n < count; n++) {
        await service.publish(giftViewed, {
          giftId: randomUUID(),
          senderId: userId,
          recipientId: randomUUID(),
          recipientName: 'Ann',
          giftName: 'Teapot',
          viewedAt: new Date().toISOString(),
        });
      }
      const statuses = () =>
        service.query<{ status: string }>('select status from deliveries where user_id = $1', [userId]);
      await eventually(async () => {
        const all = await statuses();
        return all.length === count && all.every(({ status }) => /sent|failed/.test(status));
      });
    }
    const arrived = (email: string) => smtp.mails.filter(({ recipients }) => recipients.includes(email)).length;

    it('are five a day without a confirmed address', async () => {
      const reader = aReader(unconfirmed);
      await mailTo(reader, 7);
      expect(arrived(reader.email)).toBe(5);
      const caller = aCaller({ userId: reader.userId, isConfirmed: false });
      expect(await service.call(notificationsReadBudgets, {}, { caller })).toMatchObject([{ used: 5, limit: 5 }]);
    });

    it('are five a day from all accounts together that have not confirmed it', async () => {
      const stranger = anAddress();
      for (let account = 0; account < 3; account++) await mailTo(aReader(unconfirmed, stranger), 3);
      expect(arrived(stranger)).toBe(5);
      await mailTo(aReader(confirmed, stranger), 2);
      expect(arrived(stranger)).toBe(7);
    });

    it('do not depend on what strangers send there', async () => {
      const reader = aReader(unconfirmed);
      await sendAll(mails(4, () => ({ contact: reader.email })));
      await mailTo(reader, 2);
      expect(arrived(reader.email)).toBe(5);
    });
  });
});
