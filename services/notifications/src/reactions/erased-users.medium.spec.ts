import { giftDelivered } from '@presently/contracts/notifications/deliveries';
import { notificationsUserDataErased } from '@presently/contracts/notifications/erasure';
import { userErased } from '@presently/contracts/identity/erasure';
import { giftTakenBack } from '@presently/contracts/gifting/own-gifts';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { passwordResetRequested } from '@presently/contracts/identity/password';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aGift, deliveryOf } from '../../test/a-gift.js';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { definition } from '../definition.js';

describe('an erased user', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  beforeAll(async () => {
    smtp = await SmtpCatcher.start();
    service = await TestService.start(definition, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example',
      SENDER_POLL_MS: '20',
      SEND_TIMEOUT_MS: '1500',
      RETRY_BASE_MS: '300',
    });
  });
  afterAll(async () => {
    await service.stop();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.mode = 'accept';
  });

  const deliveries = (userId: string) =>
    service.query<{ error_class: string | null; status: string }>('select * from deliveries where user_id = $1', [
      userId,
    ]);
  const confirmations = async (userId: string) =>
    (await service.emitted(notificationsUserDataErased)).filter((data) => data.userId === userId).length;
  async function erase(userId: string) {
    const before = await confirmations(userId);
    await service.publish(userErased, { userId });
    await eventually(async () => (await confirmations(userId)) > 0 && before === 0);
  }
  const mailsOf = (gift: GiftSentV1) => smtp.mails.filter((mail) => mail.messageId?.includes(deliveryOf(gift)));
  /** When this gift is handled, all earlier events are handled as well. */
  async function everythingBeforeIsHandled() {
    const marker = aGift();
    await service.publish(giftSent, marker);
    await eventually(() => mailsOf(marker).length === 1);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }

  it('gets no mail of a gift that was taken back, before or after its message arrived', async () => {
    smtp.mode = 'busy';
    const [queued, late] = [aGift(), aGift()];
    const takeBack = ({ giftId, senderId, recipientId, attempt }: GiftSentV1) =>
      service.publish(giftTakenBack, { giftId, senderId, recipientId, attempt, takenBackAt: '2026-11-30T23:00:00Z' });
    await service.publish(giftSent, queued);
    await eventually(async () => (await deliveries(queued.senderId))[0]?.error_class === 'not-sent');
    await takeBack(queued);
    await takeBack(late);
    await eventually(async () => (await deliveries(late.senderId)).length === 1);
    smtp.mode = 'accept';
    await service.publish(giftSent, late);
    await everythingBeforeIsHandled();
    for (const gift of [queued, late]) {
      expect(new Set((await deliveries(gift.senderId)).map(({ status }) => status))).toEqual(new Set(['cancelled']));
      expect(mailsOf(gift)).toEqual([]);
    }
  });

  it('leaves no contact, message, name or id, sent or pending', async () => {
    const sent = aGift({ contact: 'ada-keepsake@example.com', message: 'Keepsake words' });
    await service.publish(giftSent, sent);
    await eventually(() => mailsOf(sent).length === 1);
    smtp.mode = 'busy';
    const waiting = aGift({ senderId: sent.senderId, message: 'Keepsake again' });
    await service.publish(giftSent, waiting);
    await eventually(async () => (await deliveries(sent.senderId)).some((row) => row.error_class === 'not-sent'));
    await erase(sent.senderId);
    const tables = await service.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'notifications' and tablename <> 'erased_users'`,
    );
    for (const { tablename } of tables) {
      const rows = await service.query(
        `select * from ${tablename} as t where not to_jsonb(t) @> '{"subject":"evt.notifications.user_data_erased.v1"}'`,
      );
      const found = JSON.stringify(rows).match(new RegExp(`keepsake|${sent.senderId}`, 'gi'));
      expect([tablename, found]).toEqual([tablename, null]);
    }
    smtp.mode = 'accept';
    await everythingBeforeIsHandled();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(mailsOf(waiting)).toEqual([]);
  });

  it('has nothing sent whose event arrives later', async () => {
    const senderId = randomUUID();
    await erase(senderId);
    const late = aGift({ senderId });
    await service.publish(giftSent, late);
    await service.publish(passwordResetRequested, { userId: senderId, requestId: randomUUID() });
    await everythingBeforeIsHandled();
    expect(mailsOf(late)).toEqual([]);
    expect(await deliveries(senderId)).toEqual([]);
  });

  it('is erased while a message is being sent, and its outcome is not published', async () => {
    smtp.mode = 'swallow';
    const onItsWay = aGift();
    await service.publish(giftSent, onItsWay);
    await eventually(() => mailsOf(onItsWay).length === 1);
    await erase(onItsWay.senderId);
    expect(await deliveries(onItsWay.senderId)).toEqual([]);
    smtp.mode = 'accept';
    smtp.answerAtLast();
    await everythingBeforeIsHandled();
    expect(await deliveries(onItsWay.senderId)).toEqual([]);
    const events = await service.emitted(giftDelivered);
    expect(events.filter(({ giftId }) => giftId === onItsWay.giftId)).toEqual([]);
    expect(mailsOf(onItsWay)).toHaveLength(1);
  });

  it('is confirmed for each new event, and once for a repeated one', async () => {
    const userId = randomUUID();
    const { id } = await service.publish(userErased, { userId });
    await service.publish(userErased, { userId }, id);
    await eventually(async () => (await confirmations(userId)) === 1);
    const [first] = await confirmationIds(userId);
    await service.publish(userErased, { userId });
    // The earlier confirmation is deleted with all events about the user. The new one replaces it.
    await eventually(async () => (await confirmationIds(userId)).some((other) => other !== first));
    expect(await confirmations(userId)).toBe(1);
  });
  const confirmationIds = async (userId: string) =>
    (
      await service.query<{ id: string }>(
        `select id from outbox where subject = $1 and envelope #>> '{data,userId}' = $2`,
        [notificationsUserDataErased.subject, userId],
      )
    ).map((row) => row.id);

  it('leaves other users unchanged', async () => {
    const other = aGift();
    await service.publish(giftSent, other);
    await eventually(() => mailsOf(other).length === 1);
    await erase(randomUUID());
    expect(await deliveries(other.senderId)).toHaveLength(1);
  });
});
