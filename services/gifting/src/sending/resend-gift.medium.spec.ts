import { aCaller } from '@presently/testing/a-caller';
import {
  giftAccepted,
  giftDelivered,
  giftDeliveryFailed,
  type GiftDeliveryFailedV1,
} from '@presently/contracts/notifications/deliveries';
import { getUsage } from '@presently/contracts/gifting/usage';
import { giftSent, listGifts, sendGift } from '@presently/contracts/gifting/gifts';
import { resendGift } from '@presently/contracts/gifting/resend';
import { removeRecipient } from '@presently/contracts/gifting/recipients';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { aGiftFor, aSender, giftRow, putOnPro } from '../gifting.builders.js';

describe('sending a gift again', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  const sentOf = async (giftId: string) =>
    (await service.emitted(giftSent))
      .filter((event) => event.giftId === giftId)
      .toSorted((a, b) => a.attempt - b.attempt);
  const failed = (giftId: string, attempt = 1, willRetry = false): GiftDeliveryFailedV1 => ({
    giftId,
    deliveryId: randomUUID(),
    channel: 'email',
    attempt,
    reason: 'There is no such mailbox',
    willRetry,
  });
  async function aFailedGift() {
    const sender = await aSender(service);
    const gift = await sender.call(sendGift, aGiftFor(sender.recipient, { recipientEmail: 'typo@example.com' }));
    await service.publish(giftDeliveryFailed, failed(gift.id));
    await eventually(async () => (await sender.call(listGifts, {}))[0]!.deliveryState === 'failed');
    return { ...sender, gift };
  }

  it('uses the corrected contact and counts against no limit', async () => {
    const { caller, call, gift } = await aFailedGift();
    const again = await call(resendGift, { giftId: gift.id, recipientEmail: 'ida@example.com' });
    expect(again).toMatchObject({
      id: gift.id,
      shareToken: gift.shareToken,
      deliveryState: 'under-way',
      deliveryProblem: null,
      deliveryProblemCode: null,
      contact: 'ida@example.com',
    });
    expect(await sentOf(gift.id)).toMatchObject([
      { attempt: 1, contact: 'typo@example.com' },
      { attempt: 2, contact: 'ida@example.com', message: null, shareToken: gift.shareToken },
    ]);
    expect(await service.call(getUsage, {}, { caller })).toMatchObject({ giftsUsedThisMonth: 1 });
    expect(await call(listGifts, {})).toHaveLength(1);
  });

  it('counts as a gift if it has reached one contact and goes to a further one', async () => {
    const { caller, call, recipient } = await aSender(service);
    const used = async () => (await service.call(getUsage, {}, { caller })).giftsUsedThisMonth;
    const arrive = (giftId: string) =>
      service.query('update gift_history set is_delivery_under_way = false, delivered_at = now() where id = $1', [
        giftId,
      ]);
    const gift = await call(sendGift, aGiftFor(recipient, { recipientEmail: 'a@example.com' }));
    const again = async (recipientEmail: string) => {
      await arrive(gift.id);
      return call(resendGift, { giftId: gift.id, recipientEmail });
    };
    await again('A+x@example.com');
    expect(await used()).toBe(1);
    await again('b@example.com');
    expect(await used()).toBe(2);
    for (let nth = 0; nth < 3; nth++)
      await call(sendGift, aGiftFor(recipient, { recipientEmail: `${nth}@example.com` }));
    expect(await used()).toBe(5);
    await expect(again('c@example.com')).rejects.toMatchObject({ status: 403, code: 'gift.limit-reached' });
    expect(await again('b@example.com')).toMatchObject({ deliveryState: 'under-way' });
    expect(await used()).toBe(5);
  });

  it('uses the same contact when none is given', async () => {
    const { call, gift } = await aFailedGift();
    await call(resendGift, { giftId: gift.id });
    expect((await sentOf(gift.id))[1]).toMatchObject({ attempt: 2, contact: 'typo@example.com' });
  });

  it('can change to a text message on Pro, and back', async () => {
    const { caller, call, gift } = await aFailedGift();
    await putOnPro(service, caller);
    const bySms = await call(resendGift, { giftId: gift.id, deliveryMethod: 'sms', recipientPhone: '(415) 555-0100' });
    expect(bySms).toMatchObject({ deliveryMethod: 'sms', contact: '+14155550100' });
    expect(await giftRow(service, gift.id)).toMatchObject({ recipient_email: null, recipient_phone: '+14155550100' });
    await service.publish(giftDeliveryFailed, failed(gift.id, 2));
    await eventually(async () => (await call(listGifts, {}))[0]!.deliveryState === 'failed');
    const byEmail = { giftId: gift.id, deliveryMethod: 'email' as const };
    await expect(call(resendGift, byEmail)).rejects.toMatchObject({
      status: 400,
      detail: { errors: { recipientEmail: ["Please enter recipient's email"] } },
    });
    await call(resendGift, { ...byEmail, recipientEmail: 'ida@example.com' });
    expect((await sentOf(gift.id)).map(({ deliveryMethod }) => deliveryMethod)).toEqual(['email', 'sms', 'email']);
  });

  it('leaves a text message on Free with the sender', async () => {
    const { call, gift } = await aFailedGift();
    const kept = await call(resendGift, { giftId: gift.id, deliveryMethod: 'sms', recipientPhone: '+14155550100' });
    expect(kept.deliveryWarning).toBe('SMS delivery is part of Pro - share this link');
    expect(await sentOf(gift.id)).toHaveLength(1);
  });

  it('is refused while the last message is on its way', async () => {
    const { call, recipient } = await aSender(service);
    const gift = await call(sendGift, aGiftFor(recipient));
    await expect(call(resendGift, { giftId: gift.id })).rejects.toMatchObject({ status: 409, code: 'gift.on-its-way' });
    await service.publish(giftDeliveryFailed, failed(gift.id, 1, true));
    await eventually(async () => (await call(listGifts, {}))[0]!.deliveryProblem !== null);
    expect(await call(resendGift, { giftId: gift.id })).toMatchObject({ deliveryState: 'under-way' });
  });

  it('is refused for a gift that was not sent', async () => {
    const { call, gift } = await aFailedGift();
    await service.query(`update gift_history set status = 'planned' where id = $1`, [gift.id]);
    await expect(call(resendGift, { giftId: gift.id })).rejects.toMatchObject({ status: 409, code: 'gift.not-sent' });
  });

  it('sends one message for ten concurrent requests with one key', async () => {
    const { caller, gift } = await aFailedGift();
    const press = service.as(caller, { idempotencyKey: 'again-1' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(resendGift, { giftId: gift.id })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await sentOf(gift.id)).toHaveLength(2);
    await service.publish(giftDeliveryFailed, failed(gift.id, 2));
    await eventually(async () => (await service.as(caller)(listGifts, {}))[0]!.deliveryState === 'failed');
    await press(resendGift, { giftId: gift.id });
    expect(await sentOf(gift.id)).toHaveLength(2);
  });

  it('answers with the verdict of the new message, not of the last one', async () => {
    const { call, gift } = await aFailedGift();
    await call(resendGift, { giftId: gift.id, recipientEmail: 'ida@example.com' });
    const at = '2026-11-21T10:00:00.000Z';
    const about = { giftId: gift.id, deliveryId: randomUUID(), channel: 'email' as const };
    await service.publish(giftDelivered, { ...about, attempt: 1, deliveredAt: at });
    await service.publish(giftDeliveryFailed, failed(gift.id));
    await service.publish(giftAccepted, { ...about, attempt: 2, acceptedAt: at });
    await eventually(async () => (await call(listGifts, {}))[0]!.deliveryState === 'accepted');
    await service.publish(giftDelivered, { ...about, attempt: 2, deliveredAt: at });
    await eventually(async () => (await call(listGifts, {}))[0]!.deliveryState === 'delivered');
    expect(await call(listGifts, {})).toMatchObject([{ deliveryProblem: null, deliveredAt: at }]);
  });

  it('reports a refused message of an opened gift, which stays delivered', async () => {
    const { call, recipient } = await aSender(service);
    const gift = await call(sendGift, aGiftFor(recipient));
    const at = '2026-11-21T10:00:00.000Z';
    const delivered = { giftId: gift.id, deliveryId: randomUUID(), channel: 'email' as const, deliveredAt: at };
    await service.publish(giftDelivered, { ...delivered, attempt: 1 });
    await eventually(async () => (await call(listGifts, {}))[0]!.deliveryState === 'delivered');
    await service.query('update gift_history set viewed_at = delivered_at where id = $1', [gift.id]);
    expect(await call(resendGift, { giftId: gift.id })).toMatchObject({ deliveryState: 'under-way', deliveredAt: at });
    await service.publish(giftDeliveryFailed, failed(gift.id, 2));
    await eventually(async () => (await call(listGifts, {}))[0]!.deliveryState === 'failed');
    expect(await call(listGifts, {})).toMatchObject([{ state: 'viewed', deliveredAt: at, viewedAt: at }]);
  });

  it("is refused for another sender's gift and for a removed one", async () => {
    const { call, gift, recipient } = await aFailedGift();
    const stranger = service.as(aCaller({ displayName: 'Eve' }));
    await expect(stranger(resendGift, { giftId: gift.id })).rejects.toMatchObject({ status: 404 });
    await call(removeRecipient, { recipientId: recipient.id });
    await expect(call(resendGift, { giftId: gift.id })).rejects.toMatchObject({ status: 404 });
    expect(await sentOf(gift.id)).toHaveLength(1);
  });
});
