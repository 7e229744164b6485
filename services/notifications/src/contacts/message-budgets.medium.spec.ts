import { notificationsReadBudgets } from '@presently/contracts/notifications/budgets';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import { addressViewMail } from '@presently/contracts/identity/reminders';
import { connectToNats } from '@presently/messaging/connection';
import { aCaller } from '@presently/testing/a-caller';
import { budgets } from '@presently/rules/budgets';
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
  /** Identity's answers, by user. */
  const readers = new Map<string, object>();
  /** Users about whom identity does not answer for now. */
  const unknown = new Set<string>();

  beforeAll(async () => {
    [provider, smtp] = await Promise.all([TwilioDouble.start(), SmtpCatcher.start()]);
    service = await TestService.start(definition, {
      BUDGETS: 'strict',
      // The day whose messages are counted does not end meanwhile.
      CLOCK: `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`,
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example',
      SENDER_POLL_MS: '20',
      NEWS_GATHER_MS: '0',
      RETRY_BASE_MS: '300',
      TEXTS_A_DAY: '12',
      ...provider.env,
    });
    identity = await connectToNats(service.broker.url, 'identity');
    identity.subscribe(addressViewMail.subject, {
      callback: (_error, message) => {
        const { userId } = message.json<{ userId: string }>();
        const answer = unknown.has(userId)
          ? { problem: { code: 'unavailable', status: 503, message: 'Not now' } }
          : { ok: readers.get(userId) };
        message.respond(JSON.stringify(answer));
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

  it('let no more texts leave in a day than the operator allows', async () => {
    // Each has two parts.
    const texts = Array.from({ length: 9 }, () => aGift({ deliveryMethod: 'sms', contact: aNumber() }));
    expect(sentIn(await sendAll(texts))).toBe(6);
    expect(sentIn(await sendAll(mails(2, () => ({}))))).toBe(2);
  });

  it('count each part of a text', async () => {
    const message = '👍'.repeat(400);
    const texts = Array.from({ length: 5 }, () => aGift({ deliveryMethod: 'sms', contact: aNumber(), message }));
    expect(sentIn(await sendAll(texts))).toBe(3);
    expect(await service.query(`select used from budget_usage where budget = 'all-texts'`)).toEqual([{ used: 12 }]);
  });

  describe('to the own address of an account', () => {
    interface Reader {
      userId: string;
      email: string;
    }
    function aReader(email = anAddress()): Reader {
      const userId = randomUUID();
      const reader = { email, displayName: 'Maya', username: 'maya', timeZone: 'UTC', tier: 'free' };
      readers.set(userId, { ...reader, settingsToken: 'A'.repeat(64) });
      return { userId, email };
    }
    async function mailTo({ userId, email }: Reader, count: number): Promise<void> {
      const before = (await deliveriesOf(userId)).length;
      for (let n = 0; n < count; n++) {
        const names = { recipientName: 'Ann', giftName: 'Teapot', mood: null };
        const gift = { giftId: randomUUID(), recipientId: randomUUID(), ...names };
        await service.publish(giftViewed, { ...gift, senderId: userId, viewedAt: now() });
      }
      await eventually(async () => {
        const all = await deliveriesOf(userId);
        return (
          all.length === before + count && all.every(({ status, wait }) => wait > 60 || /sent|failed/.test(status))
        );
      });
      expect(arrived(email)).toBeGreaterThan(0);
    }
    const deliveriesOf = (userId: string) =>
      service.query<{ status: string; wait: number }>(
        'select status, extract(epoch from next_at - now())::int as wait from deliveries where user_id = $1',
        [userId],
      );
    const now = () => new Date().toISOString();
    const arrived = (email: string) => smtp.mails.filter(({ recipients }) => recipients.includes(email)).length;
    const usedBy = async (userId: string) =>
      (await service.call(notificationsReadBudgets, {}, { caller: aCaller({ userId }) })).find(
        ({ what }) => what === budgets['own-mails'].what,
      )?.used;

    it('are thirty a day once it is confirmed, and the others wait for the next day, two days at most', async () => {
      const reader = aReader();
      await mailTo(reader, 32);
      expect(arrived(reader.email)).toBe(30);
      expect(await usedBy(reader.userId)).toBe(30);
      const waiting = `from deliveries where user_id = '${reader.userId}' and status in ('pending', 'sending')`;
      const [next] = await service.query<{ count: number; hours: number }>(
        `select count(*)::int, extract(epoch from max(next_at) - now())::float8 / 3600 as hours ${waiting}`,
      );
      expect(next).toEqual({ count: 2, hours: expect.closeTo(12, 0) });

      // The next day: one fits, and the other has waited for too long.
      await service.query(`update budget_usage set used = 29 where holder = '${reader.userId}'`);
      await service.query(`update deliveries set next_at = now(), created_at = now() - interval '2 days'
        where id in (select id ${waiting})`);
      await eventually(async () => (await service.query(`select 1 ${waiting}`)).length === 0);
      expect(arrived(reader.email)).toBe(31);
    });

    it('count a mail that could not be written at first', async () => {
      const reader = aReader();
      unknown.add(reader.userId);
      const sent = mailTo(reader, 2);
      await eventually(async () => {
        const tried = await service.query('select 1 from deliveries where user_id = $1 and attempts > 0', [
          reader.userId,
        ]);
        return tried.length === 2;
      });
      unknown.delete(reader.userId);
      await sent;
      expect(await usedBy(reader.userId)).toBe(2);
    });

    it('do not depend on what strangers send there', async () => {
      const reader = aReader();
      await sendAll(mails(4, () => ({ contact: reader.email })));
      await mailTo(reader, 2);
      expect(arrived(reader.email)).toBe(6);
    });
  });
});
