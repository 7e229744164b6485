import { cancelGift, rescheduleGift, sendPlannedGift } from '@presently/contracts/gifting/planned-gifts';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { getUsage } from '@presently/contracts/gifting/usage';
import { giftProgressed, giftSent, listGifts, sendGift } from '@presently/contracts/gifting/gifts';
import { changeGift, getGift } from '@presently/contracts/gifting/own-gifts';
import { removeRecipient } from '@presently/contracts/gifting/recipients';
import { userErased } from '@presently/contracts/identity/erasure';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';
import { aGiftFor, anUpload, aReplica, aSender, countRows, giftRow, putOnPro } from '../gifting.builders.js';

const now = '2026-11-30T23:00:00Z';
const nextMonth = '2026-12-24T09:00:00.000Z';
/** Long enough for a loop that wakes up every 20 ms. */
const aFewLooks = () => new Promise((resolve) => setTimeout(resolve, 200));

describe('a planned gift', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: now, DELIVERY_VERDICT_WAIT_MS: '0', DUE_CHECK_MS: '20' });
  });
  afterAll(() => service.stop());

  const sentOf = async (giftId: string) => (await service.emitted(giftSent)).filter((event) => event.giftId === giftId);
  /** Moves the gift's time to the past, because the test cannot wait for it. */
  const makeDue = (giftId: string, time = '2026-11-30T22:59:00Z') =>
    service.query('update gift_history set scheduled_for = $2 where id = $1', [giftId, time]);
  const usedBy = async (call: ReturnType<TestService['as']>) => (await call(getUsage, {})).giftsUsedThisMonth;

  it('waits for its time, counts in the month of its scheduling, and has no page yet', async () => {
    const { call, recipient } = await aSender(service);
    const gift = await call(
      sendGift,
      aGiftFor(recipient, { status: 'planned', scheduledFor: '2026-12-24T10:00+01:00' }),
    );
    expect(gift).toMatchObject({ status: 'planned', scheduledFor: nextMonth, sentAt: null });
    expect(gift.deliveryWarning).toBeUndefined();
    await aFewLooks();
    expect(await sentOf(gift.id)).toEqual([]);
    expect(await usedBy(call)).toBe(1);
    await expect(service.call(getSharedGift, { shareToken: gift.shareToken })).rejects.toMatchObject({ status: 404 });
  });

  it('is sent once at its time and not counted again', async () => {
    const { call, recipient } = await aSender(service);
    const gift = await call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth }));
    await makeDue(gift.id);
    await eventually(async () => (await sentOf(gift.id)).length > 0);
    await aFewLooks();
    expect(await sentOf(gift.id)).toMatchObject([
      { recipientName: 'Ida', contact: 'ida@example.com', attempt: 1, message: null },
    ]);
    expect(await giftRow(service, gift.id)).toMatchObject({ status: 'sent', is_delivery_under_way: true });
    expect(await usedBy(call)).toBe(1);
    expect(await service.call(getSharedGift, { shareToken: gift.shareToken })).toMatchObject({ giftId: gift.id });
    for (const op of [cancelGift, sendPlannedGift])
      await expect(call(op, { giftId: gift.id })).rejects.toMatchObject({ status: 409, code: 'gift.not-planned' });
    const later = call(rescheduleGift, { giftId: gift.id, scheduledFor: nextMonth });
    await expect(later).rejects.toMatchObject({ status: 409, code: 'gift.not-planned' });
  });

  it('that opens on arrival waits at its time for the product, and two weeks at most', async () => {
    const { call, recipient } = await aSender(service);
    const plan = () => call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth, opensOnArrival: true }));
    const [early, waiting, forgotten] = [await plan(), await plan(), await plan()];
    await call(changeGift, { giftId: early.id, purchase: { state: 'arrived' } });
    await aFewLooks();
    expect(await sentOf(early.id)).toEqual([]);
    await makeDue(early.id);
    await makeDue(waiting.id);
    await makeDue(forgotten.id, '2026-11-16T22:59:00Z');
    await eventually(async () => (await sentOf(early.id)).length > 0 && (await sentOf(forgotten.id)).length > 0);
    await aFewLooks();
    expect(await sentOf(waiting.id)).toEqual([]);
    expect(await call(getGift, { giftId: waiting.id })).toMatchObject({ status: 'planned', opensOnArrival: true });
    await call(changeGift, { giftId: waiting.id, purchase: { state: 'arrived' } });
    await eventually(async () => (await sentOf(waiting.id)).length > 0);
    await expect(call(changeGift, { giftId: waiting.id, opensOnArrival: true })).rejects.toMatchObject({ status: 409 });
    const atOnce = call(sendGift, aGiftFor(recipient, { opensOnArrival: true }));
    await expect(atOnce).rejects.toMatchObject({ status: 400, message: expect.stringContaining('opens on arrival') });
  });

  it('is one gift for repeated requests with one key', async () => {
    const { caller, recipient } = await aSender(service);
    const press = service.as(caller, { idempotencyKey: 'one-press' });
    const input = aGiftFor(recipient, { scheduledFor: nextMonth });
    const answers = await Promise.all([press(sendGift, input), press(sendGift, input)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await countRows(service, 'gift_history', caller.userId)).toBe(1);
  });

  it('can be moved to a future time', async () => {
    const { call, recipient } = await aSender(service);
    const { id: giftId } = await call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth }));
    const moved = await call(rescheduleGift, { giftId, scheduledFor: '2027-01-02T08:00:00Z' });
    expect(moved).toMatchObject({ id: giftId, scheduledFor: '2027-01-02T08:00:00.000Z', recipientName: 'Ida' });
    await expect(call(rescheduleGift, { giftId, scheduledFor: '2026-11-30T09:00:00Z' })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { scheduledFor: ['Please choose a time that is still to come'] } },
    });
    expect(await call(listGifts, {})).toMatchObject([{ scheduledFor: '2027-01-02T08:00:00.000Z' }]);
  });

  it('is removed with its recording when cancelled, and no longer counted', async () => {
    const { caller, call, recipient } = await aSender(service);
    const { id: voiceNoteId } = await anUpload(service, caller);
    const gifts = [await call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth, voiceNoteId }))];
    while (gifts.length < 5) gifts.push(await call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth })));
    const oneMore = aGiftFor(recipient, { scheduledFor: nextMonth });
    await expect(call(sendGift, oneMore)).rejects.toMatchObject({ code: 'gift.limit-reached' });
    await call(cancelGift, { giftId: gifts[0]!.id });
    expect(await usedBy(call)).toBe(4);
    expect(await countRows(service, 'uploads', caller.userId)).toBe(0);
    await expect(call(cancelGift, { giftId: gifts[0]!.id })).rejects.toMatchObject({ status: 404 });
    expect(await usedBy(call)).toBe(4);
    await call(sendGift, oneMore);
    expect(await usedBy(call)).toBe(5);
  });

  it('can be sent once before its time, and is not counted again', async () => {
    const { call, recipient } = await aSender(service);
    const { id: giftId } = await call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth }));
    const presses = await Promise.allSettled([1, 2, 3].map(() => call(sendPlannedGift, { giftId })));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(presses.find(({ status }) => status === 'fulfilled')).toMatchObject({ value: { status: 'sent' } });
    expect(await sentOf(giftId)).toHaveLength(1);
    expect(await usedBy(call)).toBe(1);
  });

  it('is either cancelled or sent, whichever comes first', async () => {
    const { caller, call, recipient } = await aSender(service);
    await putOnPro(service, caller);
    const outcomes: string[] = [];
    for (let round = 0; round < 12; round++) {
      const { id: giftId } = await call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth }));
      const [, cancelled] = await Promise.allSettled([makeDue(giftId), call(cancelGift, { giftId })]);
      if (cancelled.status === 'rejected') {
        expect(cancelled.reason).toMatchObject({ code: 'gift.not-planned' });
        await eventually(async () => (await sentOf(giftId)).length === 1);
        outcomes.push('sent');
      } else {
        outcomes.push('cancelled');
        expect(await giftRow(service, giftId)).toBeUndefined();
        expect(await sentOf(giftId)).toEqual([]);
      }
    }
    expect(outcomes).toHaveLength(12);
  });

  it('stays with its sender as a text message on Free, and an event says so', async () => {
    const { call, recipient } = await aSender(service);
    const text = aGiftFor(recipient, { scheduledFor: nextMonth, deliveryMethod: 'sms', recipientPhone: '+4670123456' });
    const { id: giftId } = await call(sendGift, text);
    await makeDue(giftId);
    const progress = async () => (await service.emitted(giftProgressed)).filter((event) => event.giftId === giftId);
    await eventually(async () => (await progress()).length === 1);
    expect(await sentOf(giftId)).toEqual([]);
    expect(await call(listGifts, {})).toMatchObject([
      { status: 'sent', deliveryProblem: 'SMS delivery is part of Pro - share this link' },
    ]);
  });

  it('is removed with its recipient, and with its sender', async () => {
    const { caller, call, recipient } = await aSender(service);
    const first = await call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth }));
    await call(removeRecipient, { recipientId: recipient.id });
    expect(await giftRow(service, first.id)).toBeUndefined();

    const other = await aSender(service);
    const second = await other.call(sendGift, aGiftFor(other.recipient, { scheduledFor: nextMonth }));
    await service.publish(userErased, { userId: other.caller.userId });
    await eventually(async () => (await giftRow(service, second.id)) === undefined);
    expect(await countRows(service, 'gift_history', caller.userId)).toBe(0);
  });

  it('without a time is never sent', async () => {
    const { call, recipient } = await aSender(service);
    const { id: giftId } = await call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth }));
    await service.query('update gift_history set scheduled_for = null where id = $1', [giftId]);
    await aFewLooks();
    expect(await giftRow(service, giftId)).toMatchObject({ status: 'planned' });
  });
});

describe('planned gifts of many senders', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: now, DELIVERY_VERDICT_WAIT_MS: '0', DUE_CHECK_MS: '20' });
  });
  afterAll(() => service.stop());

  it('that became due during a downtime are sent once each, by any replica', async () => {
    const { caller, call, recipient } = await aSender(service);
    await call(sendGift, aGiftFor(recipient, { scheduledFor: nextMonth }));
    await service.halt();
    await service.query(
      `insert into gift_history (id, user_id, recipient_id, sender_name, gift_name, message, status, delivery_method,
         recipient_email, scheduled_for, share_token, created_at)
       select gen_random_uuid(), $1, $2, 'Maya', 'Gift ' || n, 'Hello', 'planned', 'email', 'a' || n || '@example.com',
         timestamptz '2026-11-01T09:00:00Z' + n * interval '1 minute', md5(n::text), now()
       from generate_series(1, 900) n`,
      [caller.userId, recipient.id],
    );
    const replicas = await Promise.all([1, 2, 3].map(() => aReplica(service, { CLOCK: now, DUE_CHECK_MS: '20' })));
    await eventually(
      async () => (await service.query(`select 1 from gift_history where status = 'planned'`)).length === 1,
      20_000,
    );
    await Promise.all(replicas.map((replica) => replica.stop()));
    const sent = await service.emitted(giftSent);
    expect(sent).toHaveLength(900);
    expect(new Set(sent.map(({ contact }) => contact)).size).toBe(900);
    expect(await service.query(`select 1 from gift_history where delivery_attempt <> 1 and status = 'sent'`)).toEqual(
      [],
    );
  });
});
