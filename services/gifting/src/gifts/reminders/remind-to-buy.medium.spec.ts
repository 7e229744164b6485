import { sendGift } from '@presently/contracts/gifting/gifts';
import { addOccasion } from '@presently/contracts/gifting/occasions';
import { occasionDue } from '@presently/contracts/gifting/occasion-due';
import { arrivalDue, changeGift, giftToBuy } from '@presently/contracts/gifting/own-gifts';
import { preferencesChanged } from '@presently/contracts/identity/preferences';
import type { PurchaseState } from '@presently/rules/vocabulary';
import { Clock } from '@presently/service/clock';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { definition } from '../../definition.js';
import { aGiftFor, aSender, putOnPro } from '../../gifting.builders.js';

/** Saturday, eight in the morning in Berlin. */
const start = '2026-11-21T07:00:00Z';
const hour = 3_600_000;
const day = 24 * hour;
const aFewChecks = () => new Promise((resolve) => setTimeout(resolve, 200));

describe('reminders of orders', () => {
  let service: TestService;
  const began = Date.now();
  const advance = (ms: number) =>
    jest
      .spyOn(service.running.app.get(Clock), 'now')
      .mockImplementation(() => new Date(Date.parse(start) + ms + Date.now() - began));

  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: start, DELIVERY_VERDICT_WAIT_MS: '0', DUE_CHECK_MS: '20' });
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  const dueOf = async (occasionId: string) =>
    (await service.emitted(occasionDue)).filter((event) => event.occasionId === occasionId);
  async function aReminded() {
    const sender = await aSender(service);
    const { userId } = sender.caller;
    await service.publish(preferencesChanged, {
      userId,
      displayName: 'Maya Lind',
      timeZone: 'Europe/Berlin',
      reminderDaysBefore: 7,
      emailRemindersEnabled: true,
      hasEmail: true,
    });
    await eventually(
      async () => (await service.query('select 1 from senders where user_id = $1', [userId])).length === 1,
    );
    const add = async (date: string) =>
      (await sender.call(addOccasion, { recipientId: sender.recipient.id, type: 'Birthday', date })).id;
    return { ...sender, userId, add };
  }

  it('name what is not ordered five days before an occasion, and what is ordered and comes after it', async () => {
    const { add, call, caller, recipient, userId } = await aReminded();
    await putOnPro(service, caller);
    const occasionId = await add('1990-12-10');
    const scheduledFor = '2026-12-10T08:00:00.000Z';
    const give = async (other: object) =>
      (await call(sendGift, aGiftFor(recipient, { buyer: 'sender-delivers', occasionId, ...other }))).id;
    const [open, late, inTime] = [await give({ giftName: 'Open', scheduledFor }), await give({}), await give({})];
    const order = (giftId: string, arrivesOn: string) =>
      call(changeGift, { giftId, purchase: { state: 'ordered', arrivesOn } });
    expect(await order(late, '2026-12-12')).toMatchObject({ day: '2026-12-10', isTooLate: true });
    expect(await order(inTime, '2026-12-10')).toMatchObject({ day: '2026-12-10', isTooLate: false });
    const told = async () =>
      (await service.emitted(giftToBuy)).filter(({ senderId, giftId }) => senderId === userId && giftId !== inTime);
    advance(14 * day);
    await aFewChecks();
    expect(await told()).toEqual([]);
    advance(14 * day + hour);
    await eventually(async () => (await told()).length === 2);
    const about = { dueOn: '2026-12-10', remindOn: '2026-12-05' };
    expect(await told()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ giftId: open, ...about }),
        expect.objectContaining({ giftId: late, ...about, arrivesOn: '2026-12-12' }),
      ]),
    );
    expect((await service.emitted(giftToBuy)).some(({ giftId }) => giftId === inTime)).toBe(false);
    await eventually(async () => (await dueOf(occasionId)).length > 0);
    expect((await dueOf(occasionId))[0]!.gift).toBeTruthy();
  });

  it('ask once, in the evening of its day, whether what is ordered has arrived', async () => {
    const { add, call, caller, recipient, userId } = await aReminded();
    await putOnPro(service, caller);
    const occasionId = await add('1990-12-20');
    const give = async (other: object) =>
      (await call(sendGift, aGiftFor(recipient, { buyer: 'sender-delivers', occasionId, ...other }))).id;
    const waits = { scheduledFor: '2026-12-01T08:00:00.000Z', opensOnArrival: true };
    const [open, waiting, here, wrong, moved] = [
      await give({ giftName: 'Open' }),
      await give({ giftName: 'Waiting', ...waits }),
      await give({}),
      await give({}),
      await give({}),
    ];
    const say = (giftId: string, purchase: { state: PurchaseState; arrivesOn?: string }) =>
      call(changeGift, { giftId, purchase });
    const order = { state: 'ordered', arrivesOn: '2026-11-23' } as const;
    for (const giftId of [open, waiting, here, wrong, moved]) await say(giftId, order);
    const asked = async () => (await service.emitted(arrivalDue)).filter(({ senderId }) => senderId === userId);
    // An hour before the evening of the 23rd in Berlin.
    advance(2 * day + 9 * hour);
    await say(here, { state: 'arrived' });
    await say(wrong, { state: 'problem' });
    await say(moved, { state: 'sent', arrivesOn: '2026-11-25' });
    await aFewChecks();
    expect(await asked()).toEqual([]);
    advance(2 * day + 10 * hour);
    await eventually(async () => (await asked()).length === 2);
    const about = { recipientId: recipient.id, arrivesOn: '2026-11-23' };
    expect(await asked()).toEqual(
      expect.arrayContaining([
        {
          ...about,
          giftId: open,
          senderId: userId,
          recipientName: expect.any(String),
          giftName: 'Open',
          isWaitedFor: false,
        },
        expect.objectContaining({ ...about, giftId: waiting, isWaitedFor: true }),
      ]),
    );
    // It is not asked again about that day, also where more is said about the order.
    await say(open, { state: 'sent' });
    advance(3 * day + 10 * hour);
    await aFewChecks();
    expect(await asked()).toHaveLength(2);
    advance(4 * day + 10 * hour);
    await eventually(async () => (await asked()).length === 3);
    expect((await asked()).find(({ giftId }) => giftId === moved)).toMatchObject({ arrivesOn: '2026-11-25' });
  });

  it('say of the gift for the day whether it is ordered, comes late, costs more or is sold out', async () => {
    const { add, call, recipient } = await aReminded();
    const [toBuy, late] = [await add('1990-11-28'), await add('1990-11-28')];
    const give = async (occasionId: string) =>
      (
        await call(
          sendGift,
          aGiftFor(recipient, { occasionId, buyer: 'sender-brings', giftUrl: 'https://shop.example/1' }),
        )
      ).id;
    const [first, second] = [await give(toBuy), await give(late)];
    const atShop = { link: 'https://shop.example/1', chosenPrice: null, price: '$61.00', isSoldOut: true };
    await service.query('update gift_history set at_shop = $2 where id = $1', [first, JSON.stringify(atShop)]);
    await call(changeGift, { giftId: second, purchase: { state: 'sent', arrivesOn: '2026-11-29' } });
    advance(hour);
    for (const id of [toBuy, late]) await eventually(async () => (await dueOf(id)).length === 1);
    expect((await dueOf(toBuy))[0]!.gift).toMatchObject({ isToBuy: true, isSoldOut: true, priceNow: '$61.00' });
    const { gift } = (await dueOf(late))[0]!;
    expect(gift).toMatchObject({ isBought: true, arrivesLateOn: '2026-11-29' });
    expect(Object.keys(gift!)).not.toContain('isToBuy');
  });
});
