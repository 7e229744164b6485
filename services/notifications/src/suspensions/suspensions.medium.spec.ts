import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { accountRestored, accountSuspended } from '@presently/contracts/identity/suspension';
import { giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aGift, deliveryOf } from '../../test/a-gift.js';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { TwilioDouble } from '../../test/twilio-double.js';
import { definition } from '../definition.js';
import { MailWriters } from '../mailing/mail-writers.js';
import { jest } from '@jest/globals';

const at = '2026-11-30T23:00:00Z';

describe('a gift of a suspended account', () => {
  let smtp: SmtpCatcher;
  let twilio: TwilioDouble;
  let service: TestService;
  beforeAll(async () => {
    smtp = await SmtpCatcher.start();
    twilio = await TwilioDouble.start();
    service = await TestService.start(definition, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example',
      SENDER_POLL_MS: '20',
      RETRY_BASE_MS: '10',
      MESSAGES_PER_CONTACT_A_DAY: '0',
      ...twilio.env,
    });
  });
  afterAll(async () => {
    await service.stop();
    await smtp.close();
    await twilio.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const statusOf = async (gift: GiftSentV1) =>
    (await service.query<{ status: string }>('select status from deliveries where id = $1', [deliveryOf(gift)]))[0]
      ?.status;
  const isEnded = async (gift: GiftSentV1) => ['sent', 'failed'].includes((await statusOf(gift)) ?? '');
  const mailsOf = (gift: GiftSentV1) => smtp.mails.filter(({ messageId }) => messageId?.includes(deliveryOf(gift)));
  const versionOf = async (userId: string) =>
    (await service.query<{ version: string }>('select version from suspended_accounts where user_id = $1', [userId]))[0]
      ?.version;
  const suspend = async (userId: string, version = 2) => {
    await service.publish(accountSuspended, { userId, suspendedAt: at }, undefined, version);
    await eventually(async () => (await versionOf(userId)) === String(version));
  };

  it.each(['email', 'sms'] as const)('does not leave by %s, and its sender learns why', async (deliveryMethod) => {
    const senderId = randomUUID();
    await suspend(senderId);
    const contact = deliveryMethod === 'sms' ? '+14155550100' : 'ada@example.com';
    const gift = aGift({ senderId, deliveryMethod, contact });
    await service.publish(giftSent, gift);
    await eventually(() => isEnded(gift));
    expect([await statusOf(gift), mailsOf(gift), twilio.texts.length]).toEqual(['failed', [], 0]);
    expect((await service.emitted(giftDeliveryFailed)).find(({ giftId }) => giftId === gift.giftId)).toMatchObject({
      reason: expect.stringContaining('suspended'),
      willRetry: false,
    });
  });

  it('is stopped at the last moment, after its mail was written', async () => {
    const gift = aGift();
    const writers = service.running.app.get(MailWriters);
    const write = writers.write.bind(writers);
    jest.spyOn(writers, 'write').mockImplementation(async (delivery) => {
      const mail = await write(delivery);
      if (delivery.giftId === gift.giftId) await suspend(gift.senderId);
      return mail;
    });
    await service.publish(giftSent, gift);
    await eventually(() => isEnded(gift));
    expect([await statusOf(gift), mailsOf(gift)]).toEqual(['failed', []]);
  });

  it('leaves after the account is restored, and older events change nothing', async () => {
    const gift = aGift();
    await suspend(gift.senderId, 2);
    await service.publish(accountRestored, { userId: gift.senderId, restoredAt: at }, undefined, 3);
    await eventually(async () => (await versionOf(gift.senderId)) === '3');
    await service.publish(accountSuspended, { userId: gift.senderId, suspendedAt: at }, undefined, 1);
    await service.publish(giftSent, gift);
    await eventually(() => isEnded(gift));
    expect([await statusOf(gift), mailsOf(gift).length]).toEqual(['sent', 1]);
  });
});
