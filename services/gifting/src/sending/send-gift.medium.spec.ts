import { getGift } from '@presently/contracts/gifting/own-gifts';
import { getUsage } from '@presently/contracts/gifting/usage';
import { giftGiven, giftSent, listGifts, sendGift, type GiftToSend } from '@presently/contracts/gifting/gifts';
import { addOccasion, removeOccasion } from '@presently/contracts/gifting/occasions';
import { addRecipient } from '@presently/contracts/gifting/recipients';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';
import { aGiftFor, aSender, countRows, giftRow } from '../gifting.builders.js';
import { PurgeIdempotencyKeys } from './purge-idempotency-keys.js';

describe('sending a gift', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  const sentBy = async (userId: string) =>
    (await service.emitted(giftSent)).filter((event) => event.senderId === userId);
  const givenBy = async (userId: string) =>
    (await service.emitted(giftGiven)).filter((event) => event.senderId === userId);

  it('writes the gift, its count and its event in one transaction', async () => {
    const { caller, call, recipient } = await aSender(service);
    const occasion = await call(addOccasion, { recipientId: recipient.id, type: 'Birthday', date: '1990-04-01' });
    const gift = await call(
      sendGift,
      aGiftFor(recipient, {
        userId: '',
        occasionId: occasion.id,
        giftUrl: 'https://shop.example/apron',
        giftImageUrl: 'https://shop.example/apron.jpg',
        giftDescription: 'Washed linen.',
        price: '$48.00',
        recipientPhone: '+46 70 123 45 67',
        status: 'sent',
      }),
    );

    expect(gift).toMatchObject({
      status: 'sent',
      recipientId: recipient.id,
      recipientName: 'Ida',
      occasionId: occasion.id,
      giftName: 'Linen apron',
      price: '$48.00',
      deliveryMethod: 'email',
      deliveredAt: null,
      viewedAt: null,
      deliveryProblem: null,
    });
    expect(gift.shareToken).toMatch(/^[\w-]{32}$/);
    expect(gift).not.toHaveProperty('recipientEmail');
    expect(await giftRow(service, gift.id)).toMatchObject({
      user_id: caller.userId,
      sender_name: 'Maya Lind',
      recipient_email: 'ida@example.com',
      recipient_phone: null,
      message: 'For your Sunday baking.',
      delivery_attempt: 1,
    });
    expect(await sentBy(caller.userId)).toEqual([
      {
        giftId: gift.id,
        senderId: caller.userId,
        senderName: 'Maya Lind',
        recipientId: recipient.id,
        recipientName: 'Ida',
        giftName: 'Linen apron',
        giftImageUrl: 'https://shop.example/apron.jpg',
        // The gift stays wrapped until its page is opened.
        message: null,
        shareToken: gift.shareToken,
        deliveryMethod: 'email',
        contact: 'ida@example.com',
        attempt: 1,
        isCard: false,
        language: null,
        mood: 'celebration',
      },
    ]);
    const given = { giftId: gift.id, senderId: caller.userId, recipientId: recipient.id };
    const product = { giftName: 'Linen apron', giftUrl: 'https://shop.example/apron' };
    const givenOn = gift.sentAt!.slice(0, 10);
    expect(await givenBy(caller.userId)).toEqual([{ ...given, ...product, givenOn }]);
    const usage = await service.call(getUsage, {}, { caller });
    expect(usage).toEqual({ tier: 'free', giftsUsedThisMonth: 1, giftLimit: 5 });
    const { deliveryWarning: _, deliveryWarningCode: __, ...listed } = gift;
    expect(await call(listGifts, {})).toEqual([listed]);
  });

  it('lets the words out with the mail only if the sender says so', async () => {
    const { caller, call, recipient } = await aSender(service);
    const { id } = await call(sendGift, aGiftFor(recipient, { isMessageInMail: true }));
    expect(await sentBy(caller.userId)).toMatchObject([{ message: 'For your Sunday baking.' }]);
    expect(await call(getGift, { giftId: id })).toMatchObject({ isMessageInMail: true });
  });

  it('keeps what it is sent for and the category of its idea', async () => {
    const { call, recipient } = await aSender(service);
    const gift = await call(sendGift, aGiftFor(recipient, { mood: 'belated', category: 'Kitchen linen' }));
    expect(gift).toMatchObject({ mood: 'belated', category: 'Kitchen linen' });
    const plain = await call(sendGift, aGiftFor(recipient));
    expect(plain).toMatchObject({ mood: null, category: null });
  });

  it.each([
    ['Other', 'Funeral of her father', 'sympathy'],
    ['Holiday', 'In memory of Jo', 'sympathy'],
    ['Birthday', null, 'celebration'],
    ['Other', 'Thanks for the lift', 'thank-you'],
    ['Other', 'Moving house', null],
  ] as const)('has the mood of its occasion: %s, %s', async (type, title, mood) => {
    const { call, recipient } = await aSender(service);
    const occasion = { recipientId: recipient.id, type, date: '2030-05-04', ...(title && { title }) };
    const { id: occasionId } = await call(addOccasion, occasion);
    expect(await call(sendGift, aGiftFor(recipient, { occasionId }))).toMatchObject({ mood });
    expect(await call(sendGift, aGiftFor(recipient, { occasionId, mood: 'belated' }))).toMatchObject({
      mood: 'belated',
    });
  });

  it('uses email and the name "Gift" by default', async () => {
    const { call, recipient } = await aSender(service);
    const gift = await call(sendGift, aGiftFor(recipient, { deliveryMethod: undefined, giftName: ' ' }));
    expect(gift).toMatchObject({ giftName: 'Gift', deliveryMethod: 'email' });
  });

  it('lists the newest first', async () => {
    const { call, recipient } = await aSender(service);
    for (const giftName of ['first', 'second', 'third']) await call(sendGift, aGiftFor(recipient, { giftName }));
    expect((await call(listGifts, {})).map((gift) => gift.giftName)).toEqual(['third', 'second', 'first']);
  });

  it.each<[string, Partial<GiftToSend>, string]>([
    ['message', { message: '  \n ' }, 'Please add a personal message'],
    ['recipientEmail', { recipientEmail: undefined }, "Please enter recipient's email"],
    ['recipientEmail', { recipientEmail: 'nobody' }, 'Please provide a valid email address'],
    ['recipientPhone', { deliveryMethod: 'sms' }, "Please enter recipient's phone number"],
    ['recipientPhone', { deliveryMethod: 'sms', recipientPhone: '12345' }, 'Please provide a valid phone number'],
    [
      'recipientPhone',
      { deliveryMethod: 'sms', recipientPhone: '+999 1234567' },
      'Please provide a valid phone number',
    ],
    ['giftUrl', { giftUrl: 'javascript:alert(1)' }, 'Please provide a valid URL'],
    ['giftImageUrl', { giftImageUrl: 'data:image/svg+xml,<svg/>' }, 'Please provide a valid URL'],
    ['status', { status: 'draft' as 'sent' }, 'status must be sent, or planned with a time'],
    ['scheduledFor', { status: 'planned' }, 'Please choose when the gift is to go out'],
    ['scheduledFor', { scheduledFor: '2026-02-30T09:00:00Z' }, 'Please choose a day and a time that exist'],
    ['scheduledFor', { scheduledFor: '2020-01-01T09:00:00Z' }, 'Please choose a time that is still to come'],
    ['scheduledFor', { scheduledFor: '2199-01-01T09:00:00Z' }, 'Please choose a time within the next 2 years'],
    [
      'status',
      { status: 'sent', scheduledFor: '2199-01-01T09:00:00Z' },
      'A gift with a time to come is planned, not sent',
    ],
    ['shareToken', { shareToken: 'x'.repeat(32) } as never, 'property shareToken should not exist'],
    ['message', { message: 'a\u0000b' }, 'message contains characters that cannot be shown'],
  ])('refuses a wrong %s %j and writes nothing', async (field, wrong, sentence) => {
    const { caller, call, recipient } = await aSender(service);
    await expect(call(sendGift, aGiftFor(recipient, wrong))).rejects.toMatchObject({
      status: 400,
      code: 'invalid-input',
      detail: { errors: { [field]: expect.arrayContaining([sentence]) } },
    });
    for (const table of ['gift_history', 'quota_usage']) expect(await countRows(service, table, caller.userId)).toBe(0);
  });

  it('refuses an occasion of another recipient', async () => {
    const { caller, call, recipient } = await aSender(service);
    const bo = await call(addRecipient, { name: 'Bo', relationship: 'Friend' });
    const { id: occasionId } = await call(addOccasion, { recipientId: bo.id, type: 'Other', date: '2030-01-01' });
    await expect(call(sendGift, aGiftFor(recipient, { occasionId }))).rejects.toMatchObject({ status: 404 });
    expect(await countRows(service, 'gift_history', caller.userId)).toBe(0);
  });

  it('keeps the gift when its occasion is removed', async () => {
    const { call, recipient } = await aSender(service);
    const { id: occasionId } = await call(addOccasion, {
      recipientId: recipient.id,
      type: 'Other',
      date: '2030-01-01',
    });
    await call(sendGift, aGiftFor(recipient, { occasionId }));
    await call(removeOccasion, { occasionId });
    expect(await call(listGifts, {})).toMatchObject([{ occasionId: null }]);
  });

  it('by text message on Free saves and counts the gift, and leaves the link to the sender', async () => {
    const { caller, call, recipient } = await aSender(service);
    const bySms = aGiftFor(recipient, { deliveryMethod: 'sms', recipientPhone: '+46 70 123 45 67' });
    const gift = await call(sendGift, bySms);
    const hint = 'SMS delivery is part of Pro - share this link';
    expect(gift).toMatchObject({ status: 'sent', deliveryWarning: hint, deliveryProblem: hint });
    expect(gift).toMatchObject({ deliveryWarningCode: 'problem', deliveryProblemCode: 'texts-need-pro' });
    expect(await sentBy(caller.userId)).toEqual([]);
    expect(await service.call(getUsage, {}, { caller })).toMatchObject({ giftsUsedThisMonth: 1 });
  });

  it('by text message on Pro publishes the phone number', async () => {
    const { caller, call, recipient } = await aSender(service);
    await becomePro(caller.userId);
    await call(sendGift, aGiftFor(recipient, { deliveryMethod: 'sms', recipientPhone: '+46 70 123 45 67' }));
    expect(await sentBy(caller.userId)).toMatchObject([{ deliveryMethod: 'sms', contact: '+46701234567' }]);
  });

  it('accepts exactly one of fifty parallel sends when four of five are used', async () => {
    const { caller, call, recipient } = await aSender(service);
    for (let sent = 0; sent < 4; sent++) await call(sendGift, aGiftFor(recipient));
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => call(sendGift, aGiftFor(recipient))));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as object);
    expect(refused).toHaveLength(49);
    for (const reason of refused) {
      expect(reason).toMatchObject({
        status: 403,
        code: 'gift.limit-reached',
        message: 'Monthly gift limit reached. Upgrade to Pro to send unlimited gifts.',
      });
    }
    expect(await countRows(service, 'gift_history', caller.userId)).toBe(5);
    expect(await sentBy(caller.userId)).toHaveLength(5);
    expect(await service.call(getUsage, {}, { caller })).toMatchObject({ giftsUsedThisMonth: 5 });
  });

  it('refuses of senders that send together only those over their limit', async () => {
    const senders = await Promise.all(Array.from({ length: 12 }, () => aSender(service)));
    const over = senders.filter((_sender, nth) => nth % 5 === 3);
    for (const { caller, call, recipient } of over) {
      await call(sendGift, aGiftFor(recipient));
      await service.query('update quota_usage set used = 5 where user_id = $1', [caller.userId]);
    }
    const key = { idempotencyKey: 'together' };
    const sends = await Promise.allSettled(
      senders.map(({ caller, recipient }) => service.call(sendGift, aGiftFor(recipient), { caller, ...key })),
    );
    expect(sends.map(({ status }) => status)).toEqual(
      senders.map((sender) => (over.includes(sender) ? 'rejected' : 'fulfilled')),
    );
    for (const sender of senders) {
      const { userId } = sender.caller;
      const isOver = over.includes(sender);
      expect(await countRows(service, 'gift_history', userId)).toBe(1);
      expect(await countRows(service, 'idempotency_keys', userId)).toBe(isOver ? 0 : 1);
      expect(await sentBy(userId)).toHaveLength(1);
    }
  });

  it('has no limit on Pro', async () => {
    const { caller, call, recipient } = await aSender(service);
    await becomePro(caller.userId);
    for (let sent = 0; sent < 7; sent++) await call(sendGift, aGiftFor(recipient));
    const usage = await service.call(getUsage, {}, { caller });
    expect(usage).toEqual({ tier: 'pro', giftsUsedThisMonth: 7, giftLimit: -1 });
  });

  it('creates one gift, one event, one count and one answer for twenty concurrent requests with one key', async () => {
    const { caller, recipient } = await aSender(service);
    const press = service.as(caller, { idempotencyKey: 'press-1' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(sendGift, aGiftFor(recipient))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countRows(service, 'gift_history', caller.userId)).toBe(1);
    expect(await sentBy(caller.userId)).toHaveLength(1);
    expect(await service.call(getUsage, {}, { caller })).toMatchObject({ giftsUsedThisMonth: 1 });
  });

  it('refuses a key that was used for another gift, and separates the keys of senders', async () => {
    const { caller, recipient } = await aSender(service);
    const press = service.as(caller, { idempotencyKey: 'press-1' });
    await press(sendGift, aGiftFor(recipient));
    const other = press(sendGift, aGiftFor(recipient, { message: 'Something else.' }));
    await expect(other).rejects.toMatchObject({ status: 422, code: 'idempotency-key-reused' });

    const neighbour = await aSender(service);
    await service.as(neighbour.caller, { idempotencyKey: 'press-1' })(sendGift, aGiftFor(neighbour.recipient));
    expect(await countRows(service, 'gift_history', neighbour.caller.userId)).toBe(1);
    expect(await countRows(service, 'gift_history', caller.userId)).toBe(1);
  });

  it('forgets the key of a failed send, so that the next request can pass', async () => {
    const { caller, call, recipient } = await aSender(service);
    for (let sent = 0; sent < 5; sent++) await call(sendGift, aGiftFor(recipient));
    const press = service.as(caller, { idempotencyKey: 'press-1' });
    await expect(press(sendGift, aGiftFor(recipient))).rejects.toMatchObject({ status: 403 });
    await becomePro(caller.userId);
    expect(await press(sendGift, aGiftFor(recipient))).toMatchObject({ status: 'sent' });
  });

  it('forgets keys after a day and not before', async () => {
    const { caller, recipient } = await aSender(service);
    for (const idempotencyKey of ['old', 'young']) {
      await service.as(caller, { idempotencyKey })(sendGift, aGiftFor(recipient));
    }
    await age('old', '24 hours 1 second');
    await age('young', '23 hours 59 minutes');
    await service.running.app.get(PurgeIdempotencyKeys).purge();
    const keys = await service.query('select key from idempotency_keys where user_id = $1', [caller.userId]);
    expect(keys).toEqual([{ key: 'young' }]);

    async function age(key: string, by: string): Promise<void> {
      await service.query(
        `update idempotency_keys set created_at = now() - $3::interval where user_id = $1 and key = $2`,
        [caller.userId, key, by],
      );
    }
  });

  it('writes nothing when its event cannot be written', async () => {
    const { caller, recipient } = await aSender(service);
    await service.query('alter table outbox add constraint full_outbox check (false) not valid');
    const press = service.as(caller, { idempotencyKey: 'press-1' });
    await expect(press(sendGift, aGiftFor(recipient))).rejects.toMatchObject({ status: 500 });
    await service.query('alter table outbox drop constraint full_outbox');
    for (const table of ['gift_history', 'quota_usage', 'idempotency_keys']) {
      expect([table, await countRows(service, table, caller.userId)]).toEqual([table, 0]);
    }
  });

  async function becomePro(userId: string): Promise<void> {
    await service.query(`update senders set tier = 'pro' where user_id = $1`, [userId]);
  }
});
