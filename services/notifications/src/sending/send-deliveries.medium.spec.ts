import { giftDelivered, giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { giftSent, type GiftSentV1 } from '@presently/contracts/gifting/gifts';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { loadEnv } from '@presently/service/env';
import { startService } from '@presently/service/serve';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aGift, deliveryOf } from '../../test/a-gift.js';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { definition } from '../definition.js';
import { NotificationsEnv } from '../env.js';
import { giftDedupeKey } from '../deliveries/delivery-id.js';
import { Workers } from '@presently/work/workers';

interface Row {
  status: string;
  attempts: number;
  fence: number;
  contact: string;
  error_class: string | null;
  last_error: string | null;
}

describe('delivering gifts by mail', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let env: Record<string, string>;

  beforeAll(async () => {
    smtp = await SmtpCatcher.start();
    env = {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example/',
      SENDER_POLL_MS: '20',
      RETRY_BASE_MS: '10',
      SENDER_CONCURRENCY: '4',
    };
    service = await TestService.start(definition, env);
  });
  afterAll(async () => {
    await service.stop();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.mode = 'accept';
    waitForAnswers(10_000);
  });
  /** How long an answer may take: on a busy machine the first one may be late, which is sent again. */
  const waitForAnswers = (ms: number) => Reflect.set(service.running.app.get(NotificationsEnv), 'SEND_TIMEOUT_MS', ms);
  const mailsOf = (gift: GiftSentV1) =>
    smtp.mails.filter((mail) => mail.messageId === `<${deliveryOf(gift)}@presently.test>`);
  const row = async (gift: GiftSentV1) =>
    (await service.query<Row>('select * from deliveries where id = $1', [deliveryOf(gift)]))[0];
  const deliveredOf = async (gift: GiftSentV1) =>
    (await service.emitted(giftDelivered)).filter((data) => data.giftId === gift.giftId);
  const failedOf = async (gift: GiftSentV1) =>
    (await service.emitted(giftDeliveryFailed)).filter((data) => data.giftId === gift.giftId);
  const hasStatus = (gift: GiftSentV1, status: string) => eventually(async () => (await row(gift))?.status === status);
  /** Long enough for a second effect, with several polls and retries. */
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

  it('sends one mail for an event that arrives five times', async () => {
    const gift = aGift();
    const eventId = randomUUID();
    await Promise.all(Array.from({ length: 4 }, () => service.publish(giftSent, gift, eventId)));
    // The same gift in an event with another id, which the inbox does not recognise.
    await service.publish(giftSent, gift);
    await hasStatus(gift, 'sent');
    await aWhile();

    const [mail, ...more] = mailsOf(gift);
    expect(more).toHaveLength(0);
    expect(mail).toMatchObject({
      from: { name: 'Grace Hopper via Presently', address: 'gifts@presently.test' },
      to: [{ name: 'Ada', address: 'ada@example.com' }],
      recipients: ['ada@example.com'],
      subject: 'Grace Hopper sent you a gift',
    });
    for (const part of [mail!.html, mail!.text]) {
      expect(part).toContain(`https://presently.example/gift/${gift.shareToken}`);
      expect(part).toContain('Find your way.');
      expect(part).not.toContain('sextant');
    }
    expect(await deliveredOf(gift)).toEqual([
      {
        giftId: gift.giftId,
        deliveryId: deliveryOf(gift),
        channel: 'email',
        attempt: 1,
        deliveredAt: expect.any(String),
      },
    ]);
    expect(await failedOf(gift)).toEqual([]);
  });

  it('sends again when the sender asks for another attempt', async () => {
    const gift = aGift();
    const again = aGift({ giftId: gift.giftId, attempt: 2 });
    await service.publish(giftSent, gift);
    await hasStatus(gift, 'sent');
    await service.publish(giftSent, again);
    await hasStatus(again, 'sent');
    expect([mailsOf(gift), mailsOf(again)].map((mails) => mails.length)).toEqual([1, 1]);
    expect((await deliveredOf(gift)).map((data) => data.attempt)).toEqual(expect.arrayContaining([1, 2]));
  });

  it('cancels an attempt that is still being tried when a later one arrives, in either order', async () => {
    smtp.mode = 'busy';
    const stuck = aGift({ contact: 'typo@example.com' });
    await service.publish(giftSent, stuck);
    const holdUp = `update deliveries set next_at = now() + interval '1 hour'
      where id = $1 and status = 'pending' and attempts > 0 returning id`;
    await eventually(async () => (await service.query(holdUp, [deliveryOf(stuck)])).length === 1);
    smtp.mode = 'accept';
    const fixed = aGift({ giftId: stuck.giftId, attempt: 2 });
    await service.publish(giftSent, fixed);
    await hasStatus(fixed, 'sent');
    const late = aGift({ giftId: stuck.giftId, attempt: 1, deliveryMethod: 'sms' });
    await service.publish(giftSent, late);
    await aWhile();
    expect(await row(late)).toBeUndefined();
    expect((await row(stuck))!.status).toBe('cancelled');
  });

  it.each(['refuse', 'refuse-content'] as const)(
    'publishes a failure at once after a permanent refusal (%s)',
    async (mode) => {
      smtp.mode = mode;
      const gift = aGift();
      await service.publish(giftSent, gift);
      await hasStatus(gift, 'failed');
      expect(await failedOf(gift)).toMatchObject([
        { attempt: 1, willRetry: false, code: mode === 'refuse' ? 'mail-refused' : 'mail-not-taken' },
      ]);
      expect((await row(gift))!.error_class).toBe(mode === 'refuse' ? 'refused' : 'refused-us');
    },
  );

  it.each(['busy', 'drop'] as const)(
    'tries again after a temporary failure, and publishes it once (%s)',
    async (mode) => {
      smtp.mode = mode;
      const gift = aGift();
      await service.publish(giftSent, gift);
      await eventually(async () => (await row(gift))!.attempts >= 3);
      smtp.mode = 'accept';
      await hasStatus(gift, 'sent');
      expect(await failedOf(gift)).toMatchObject([{ willRetry: true }]);
      expect(await deliveredOf(gift)).toHaveLength(1);
      expect(mailsOf(gift)).toHaveLength(1);
    },
  );

  it('delivers when a server that was down comes back', async () => {
    await smtp.close();
    const gift = aGift();
    await service.publish(giftSent, gift);
    await eventually(async () => (await failedOf(gift)).some(({ willRetry }) => willRetry));
    await smtp.open();
    await hasStatus(gift, 'sent');
    expect(mailsOf(gift)).toHaveLength(1);
    expect(await deliveredOf(gift)).toHaveLength(1);
  });

  it('gives up after the eighth try', async () => {
    smtp.mode = 'busy';
    const gift = aGift();
    await service.publish(giftSent, gift);
    await hasStatus(gift, 'failed');
    expect(await row(gift)).toMatchObject({ attempts: 8, error_class: 'not-sent' });
    expect((await failedOf(gift)).map(({ willRetry }) => willRetry)).toEqual([true, false]);
  });

  it('repeats a mail of unknown outcome once with the same Message-ID, then reports it as unknown', async () => {
    smtp.mode = 'cut';
    const gift = aGift();
    await service.publish(giftSent, gift);
    await hasStatus(gift, 'unknown');
    await aWhile();
    expect(mailsOf(gift)).toHaveLength(2);
    expect(await failedOf(gift)).toMatchObject([
      { willRetry: false, reason: expect.stringContaining('could not find out') },
    ]);
    expect(await deliveredOf(gift)).toEqual([]);
  });

  it('stops waiting for a server that accepts the mail and never answers', async () => {
    smtp.mode = 'swallow';
    waitForAnswers(1_500);
    const gift = aGift();
    await service.publish(giftSent, gift);
    await eventually(async () => (await row(gift))?.error_class === 'unknown');
    smtp.mode = 'accept';
    await hasStatus(gift, 'sent');
    expect([mailsOf(gift).length, await failedOf(gift)]).toEqual([2, []]);
  });

  it('takes over the delivery of a killed process once, with the same Message-ID', async () => {
    const gift = aGift();
    await insertAsSending(gift, { lease: '-1 second' });
    await hasStatus(gift, 'sent');
    expect(mailsOf(gift)).toHaveLength(1);
    expect(await row(gift)).toMatchObject({ attempts: 2, fence: 2 });
    expect(await deliveredOf(gift)).toHaveLength(1);
  });

  it('sends no third time after two killed processes, and reports the outcome as unknown', async () => {
    const gift = aGift();
    await insertAsSending(gift, { lease: '-1 second', unknownOutcomes: 1 });
    await hasStatus(gift, 'unknown');
    expect([mailsOf(gift), await failedOf(gift)]).toMatchObject([[], [{ willRetry: false }]]);
  });

  it.each([2, 3])('sends nothing again that it is sending when its lease ends, as claim %i', async (fence) => {
    smtp.mode = 'swallow';
    const gift = aGift();
    await service.publish(giftSent, gift);
    await eventually(() => mailsOf(gift).length === 1);
    const lose = `update deliveries set lease_until = now() - interval '1 second', fence = $2 where id = $1`;
    await service.query(lose, [deliveryOf(gift), fence - 1]);
    await eventually(async () => (await row(gift))!.fence === fence);
    smtp.answerAtLast();
    await hasStatus(gift, 'sent');
    expect([mailsOf(gift).length, (await deliveredOf(gift)).length]).toEqual([1, 1]);
  });

  it('reads an answer that came while the process was paused for longer than its timeout', async () => {
    smtp.mode = 'swallow';
    waitForAnswers(1_500);
    const gift = aGift();
    await service.publish(giftSent, gift);
    await eventually(() => mailsOf(gift).length === 1);
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        smtp.answerAtLast();
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_600);
        resolve();
      });
    });
    await hasStatus(gift, 'sent');
    expect(mailsOf(gift)).toHaveLength(1);
  });

  it('shares forty gifts between replicas, each sent once', async () => {
    const second = await startService(
      definition,
      loadEnv(NotificationsEnv, {
        NODE_ENV: 'test',
        BUDGETS: 'relaxed',
        LOG_LEVEL: 'silent',
        DATABASE_WAIT_MS: '30000',
        NATS_URL: service.broker.urlOf('notifications'),
        DATABASE_URL: service.database.url('notifications'),
        ...env,
      }),
    );
    try {
      const gifts = Array.from({ length: 40 }, () => aGift());
      await Promise.all(gifts.map((gift) => service.publish(giftSent, gift)));
      for (const gift of gifts) await hasStatus(gift, 'sent');
      await aWhile();
      expect(gifts.map((gift) => mailsOf(gift).length)).toEqual(gifts.map(() => 1));
      expect(
        (await service.emitted(giftDelivered)).filter(({ giftId }) => gifts.some((gift) => gift.giftId === giftId)),
      ).toHaveLength(40);
    } finally {
      await second.stop();
    }
  });

  it.each([
    ['two mailboxes', { contact: 'ada@example.com, eve@example.com' }],
    ['a quoted line break in the mailbox', { contact: '"ada\nBcc: eve@example.com"@example.com' }],
    ['a group', { contact: 'friends: ada@example.com, eve@example.com;' }],
    ['a header in the address', { contact: 'ada@example.com>\r\nBcc: <eve@example.com' }],
    ['a header in the name of the sender', { senderName: 'Grace\r\nBcc: eve@example.com' }],
    ['a header in the name of the recipient', { recipientName: 'Ada\u2028Bcc: eve@example.com' }],
  ])('writes no mail for %s', async (_what, changes) => {
    const gift = aGift(changes);
    await service.publish(giftSent, gift);
    await hasStatus(gift, 'failed');
    expect(mailsOf(gift)).toHaveLength(0);
    expect((await row(gift))!.last_error).toMatch(/not one e-mail address|control characters/);
    expect(await failedOf(gift)).toMatchObject([{ willRetry: false }]);
  });

  it.each([
    '"Eve" <eve@example.com>,',
    `Ada"; <script>alert('x')</script>`,
    '=?utf-8?q?Eve?=',
    'דנה \u202eevE',
    '名前'.repeat(30),
  ])('puts the name %j into its place in the header and nowhere else', async (name) => {
    const calm = aGift();
    const gift = aGift({ senderName: name, recipientName: name });
    await service.publish(giftSent, calm);
    await service.publish(giftSent, gift);
    await hasStatus(calm, 'sent');
    await hasStatus(gift, 'sent');
    const [mail] = mailsOf(gift);
    expect(mail!.recipients).toEqual(['ada@example.com']);
    expect(mail!.headers.map(({ key }) => key)).toEqual(mailsOf(calm)[0]!.headers.map(({ key }) => key));
    expect(mail!.to).toEqual([{ name: expect.any(String), address: 'ada@example.com' }]);
    expect(mail!.to![0]!.name.replaceAll('\u2060', '')).toBe(name.replaceAll('\u202e', ''));
  });

  describe('when a recipient is erased', () => {
    const erase = (gift: GiftSentV1) =>
      service.publish(recipientErased, {
        recipientId: gift.recipientId,
        senderId: gift.senderId,
        giftIds: [gift.giftId],
      });

    it('cancels unsent messages and deletes their contact', async () => {
      smtp.mode = 'busy';
      const gift = aGift();
      await insertAsSending(gift, { lease: '60 seconds' });
      await service.query(
        `update deliveries set status = 'pending', next_at = now() + interval '1 hour' where id = $1`,
        [deliveryOf(gift)],
      );
      await erase(gift);
      await hasStatus(gift, 'cancelled');
      expect(await row(gift)).toMatchObject({ contact: '', payload: {} });
    });

    it('deletes the contact of a sent gift', async () => {
      const gift = aGift();
      await service.publish(giftSent, gift);
      await hasStatus(gift, 'sent');
      await erase(gift);
      await eventually(async () => (await row(gift))!.contact === '');
      expect(await row(gift)).toMatchObject({ status: 'sent', payload: {} });
    });

    it('publishes nothing about a mail that was being sent', async () => {
      smtp.mode = 'swallow';
      const gift = aGift();
      await service.publish(giftSent, gift);
      await eventually(() => mailsOf(gift).length === 1);
      await erase(gift);
      await hasStatus(gift, 'cancelled');
      smtp.answerAtLast();
      await aWhile();
      expect(await row(gift)).toMatchObject({ status: 'cancelled' });
      expect([await deliveredOf(gift), await failedOf(gift)]).toEqual([[], []]);
    });

    it('sends nothing for a gift whose event comes after the erasure', async () => {
      const gift = aGift();
      const other = aGift();
      await erase(gift);
      await eventually(
        async () =>
          (await service.query('select 1 from erased_recipients where recipient_id = $1', [gift.recipientId]))
            .length === 1,
      );
      await service.publish(giftSent, gift);
      await service.publish(giftSent, other);
      await hasStatus(other, 'sent');
      await aWhile();
      expect(await row(gift)).toBeUndefined();
    });
  });

  it('finishes running deliveries before it stops', async () => {
    const gift = aGift();
    smtp.mode = 'swallow';
    await service.publish(giftSent, gift);
    await eventually(() => mailsOf(gift).length === 1);
    const stopped = service.running.app.get(Workers).beforeApplicationShutdown();
    smtp.answerAtLast();
    await stopped;
    expect(await row(gift)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  /** The row that a process leaves if it is killed after the claim. */
  async function insertAsSending(
    gift: GiftSentV1,
    { lease, unknownOutcomes = 0 }: { lease: string; unknownOutcomes?: number },
  ): Promise<void> {
    const { senderName, recipientName, message, shareToken, attempt } = gift;
    await service.query(
      `insert into deliveries (id, dedupe_key, kind, channel, gift_id, user_id, contact, payload, status, attempts, fence, owner, lease_until, unknown_outcomes)
       values ($1, $2, 'gift', 'email', $3, $4, $5, $6, 'sending', 1, 1, gen_random_uuid(), now() + $7::interval, $8)`,
      [
        deliveryOf(gift),
        giftDedupeKey(gift.giftId, 'email', attempt),
        gift.giftId,
        gift.senderId,
        gift.contact,
        { senderName, recipientName, message, shareToken, attempt },
        lease,
        unknownOutcomes,
      ],
    );
  }
});
