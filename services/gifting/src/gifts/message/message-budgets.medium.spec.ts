import { giftingReadBudgets } from '@presently/contracts/gifting/budgets';
import { giftSent, sendGift, type GiftToSend } from '@presently/contracts/gifting/gifts';
import { changeGift } from '@presently/contracts/gifting/own-gifts';
import { cancelGift, sendPlannedGift } from '@presently/contracts/gifting/planned-gifts';
import { resendGift } from '@presently/contracts/gifting/resend';
import { addRecipient } from '@presently/contracts/gifting/recipients';
import { budgets } from '@presently/rules/budgets';
import type { Caller } from '@presently/messaging/call-context';
import { networkHolder } from '@presently/service/network-of';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from '../../definition.js';
import { aGiftFor, countRows } from '../../gifting.builders.js';

const anAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
const used = { code: 'budget-used', status: 429, detail: { retryAfter: expect.any(Number) } };

describe('the messages of gifts', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      BUDGETS: 'strict',
      DELIVERY_VERDICT_WAIT_MS: '0',
      DUE_CHECK_MS: '20',
    });
  });
  afterAll(() => service.stop());

  async function aSenderLike(like: Partial<Caller>) {
    const caller = aCaller(like);
    const call = service.as(caller);
    const recipient = await call(addRecipient, { name: 'Ida', relationship: 'Sister' });
    const tier = [caller.userId, caller.tier];
    await service.query('update senders set tier = $2 where user_id = $1', tier);
    /** To another contact each time. */
    const aGift = () => aGiftFor(recipient, { recipientEmail: anAddress() });
    return { caller, call, recipient, aGift };
  }
  const unconfirmed = () => aSenderLike({ tier: 'pro', isConfirmed: false });
  const mailsOf = async (caller: Caller) =>
    (await service.call(giftingReadBudgets, {}, { caller })).find(({ what }) => what === budgets['gift-mails'].what);
  const eventsOf = async ({ userId }: Caller) =>
    (await service.emitted(giftSent)).filter(({ senderId }) => senderId === userId).length;
  const endDelivery = (giftId: string) =>
    service.query('update gift_history set is_delivery_under_way = false where id = $1', [giftId]);

  it('are ten a day without a confirmed address, also at the same time', async () => {
    const { caller, call, aGift } = await unconfirmed();
    await Promise.allSettled(Array.from({ length: 16 }, () => call(sendGift, aGift())));
    // On a busy machine some of them found no connection.
    while ((await mailsOf(caller))!.used < 10) await call(sendGift, aGift());
    await expect(call(sendGift, aGift())).rejects.toMatchObject({
      ...used,
      message: expect.stringMatching(/^You can send 10 gift emails a day until you confirm .* possible in \d+ /),
    });
    expect(await eventsOf(caller)).toBe(10);
    // A refused gift leaves nothing behind.
    expect(await countRows(service, 'gift_history', caller.userId)).toBe(10);
    expect(await service.query('select used from quota_usage where user_id = $1', [caller.userId])).toEqual([
      { used: 10 },
    ]);
  });

  it('count once for a repeated request', async () => {
    const { caller, aGift } = await unconfirmed();
    const gift = aGift();
    const press = service.as(caller, { idempotencyKey: randomUUID() });
    await Promise.all([1, 2, 3].map(() => press(sendGift, gift)));
    expect(await mailsOf(caller)).toMatchObject({ used: 1, limit: 10 });
  });

  describe('by text', () => {
    const textsOf = async (caller: Caller) =>
      (await service.call(giftingReadBudgets, {}, { caller })).find(({ what }) => what === budgets['gift-texts'].what);
    const aText = (to: { id: string }, changes: Partial<GiftToSend> = {}) =>
      aGiftFor(to, {
        deliveryMethod: 'sms',
        recipientEmail: undefined,
        recipientPhone: `+1415555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`,
        ...changes,
      });
    const long = { message: '👍'.repeat(400), isMessageInMail: true };
    const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

    it('count once each, and twice if they are long', async () => {
      const { caller, call, recipient } = await aSenderLike({ tier: 'pro' });
      await call(sendGift, aText(recipient));
      await call(sendGift, aText(recipient, { message: 'Happy birthday!', isMessageInMail: true }));
      // The words are on the page only.
      await call(sendGift, aText(recipient, { message: long.message }));
      expect(await textsOf(caller)).toMatchObject({ used: 3, limit: 20 });
      await call(sendGift, aText(recipient, long));
      expect(await textsOf(caller)).toMatchObject({ used: 5 });
    });

    it('are given back as they were counted, also with other words', async () => {
      const { caller, call, recipient } = await aSenderLike({ tier: 'pro' });
      const planned = () => call(sendGift, aText(recipient, { ...long, scheduledFor: inAWeek() }));
      const [one, other] = [await planned(), await planned()];
      expect(await textsOf(caller)).toMatchObject({ used: 4 });
      await call(changeGift, { giftId: one.id, message: 'Short.' });
      expect(await textsOf(caller)).toMatchObject({ used: 3 });
      await call(changeGift, { giftId: one.id, message: long.message });
      await call(changeGift, { giftId: other.id, isMessageInMail: false });
      expect(await textsOf(caller)).toMatchObject({ used: 3 });
      for (const { id: giftId } of [one, other]) await call(cancelGift, { giftId });
      expect(await textsOf(caller)).toMatchObject({ used: 0 });
    });
  });

  it('count each time a gift is sent again', async () => {
    const { caller, call, aGift } = await unconfirmed();
    const { id: giftId } = await call(sendGift, aGift());
    for (let again = 0; again < 9; again++) {
      await endDelivery(giftId);
      await service.query(`delete from budget_usage where budget in ('contact-messages', 'pair-messages')`);
      await call(resendGift, { giftId });
    }
    expect(await mailsOf(caller)).toMatchObject({ used: 10 });
    await endDelivery(giftId);
    await expect(call(resendGift, { giftId })).rejects.toMatchObject(used);
    expect(await eventsOf(caller)).toBe(10);
  });

  it('of one gift go to three other contacts at most', async () => {
    const { call, aGift } = await aSenderLike({});
    const { id: giftId } = await call(sendGift, aGift());
    const sendAgainTo = async (recipientEmail: string) => {
      await endDelivery(giftId);
      return call(resendGift, { giftId, recipientEmail });
    };
    for (const stranger of ['a', 'b', 'c']) await sendAgainTo(`${stranger}@example.com`);
    await expect(sendAgainTo('d@example.com')).rejects.toMatchObject({ status: 409, code: 'gift.too-many-contacts' });
    expect(await sendAgainTo('c@example.com')).toMatchObject({ deliveryState: 'under-way' });
  });

  it('count on the day on which a gift is planned, and not if it is cancelled', async () => {
    const { caller, call, recipient } = await unconfirmed();
    const scheduledFor = new Date(Date.now() + 86_400_000).toISOString();
    const [kept, cancelled] = [
      await call(sendGift, aGiftFor(recipient, { scheduledFor })),
      await call(sendGift, aGiftFor(recipient, { scheduledFor })),
    ];
    expect(await mailsOf(caller)).toMatchObject({ used: 2 });
    await call(cancelGift, { giftId: cancelled.id });
    await call(sendPlannedGift, { giftId: kept.id });
    expect(await mailsOf(caller)).toMatchObject({ used: 1 });
  });

  it('of an account that plans and cancels do not use up the first ones of its network', async () => {
    const address = '2001:db8:7:7::7';
    const { caller, recipient } = await unconfirmed();
    const scheduledFor = new Date(Date.now() + 86_400_000).toISOString();
    const as = service.as(caller, { address });
    for (let nth = 0; nth < 12; nth++) {
      const { id: giftId } = await as(sendGift, aGiftFor(recipient, { scheduledFor }));
      await as(cancelGift, { giftId });
    }
    const firsts = await service.query<{ used: number }>(
      `select used from budget_usage where budget = 'network-first-messages' and holder = $1`,
      [networkHolder(address)],
    );
    expect(firsts).toEqual([{ used: 1 }]);
  });

  describe('to one person', () => {
    const many = { ...used, message: expect.stringMatching(/^One person receives 3 gift messages a day\. The next/) };
    /** A person who has received three gifts today, from three senders who know them by different spellings. */
    async function aFavourite() {
      const name = randomUUID().slice(0, 8);
      for (const spelling of [name, `${name}+a`, name.toUpperCase()]) await send(`${spelling}@example.com`);
      return `${name}+last@example.com`;
    }
    async function send(recipientEmail: string, more: Partial<GiftToSend> = {}) {
      const { call, recipient } = await aSenderLike({});
      return { call, gift: await call(sendGift, aGiftFor(recipient, { recipientEmail, ...more })) };
    }

    it('are three a day from all senders, whom the fourth press tells at once', async () => {
      const recipientEmail = await aFavourite();
      await expect(send(recipientEmail)).rejects.toMatchObject(many);
      const { call, gift } = await send(anAddress());
      await endDelivery(gift.id);
      await expect(call(resendGift, { giftId: gift.id, recipientEmail })).rejects.toMatchObject(many);
    });

    it('are still taken from accounts with a history, each up to three a day', async () => {
      const recipientEmail = await aFavourite();
      const before = await aSenderLike({});
      const older = await aSenderLike({});
      const press = ({ call, recipient }: typeof before) => call(sendGift, aGiftFor(recipient, { recipientEmail }));
      await expect(press(older)).rejects.toMatchObject(many);
      await expect(press(before)).rejects.toMatchObject(many);
      await service.query(`update senders set known_since = now() - interval '8 days' where user_id = $1`, [
        older.caller.userId,
      ]);
      const former = await before.call(sendGift, before.aGift());
      await service.query(
        `update gift_history set recipient_email = $2, delivered_at = now() - interval '25 hours' where id = $1`,
        [former.id, recipientEmail.toUpperCase()],
      );
      for (const sender of [before, older])
        for (let nth = 0; nth < 3; nth++) expect(await press(sender)).toMatchObject({ status: 'sent' });
      await expect(press(older)).rejects.toMatchObject({
        ...used,
        message: expect.stringMatching(/^You can send one person 3 gift messages a day/),
      });
    });

    it('go out a day later if they are due on a day on which enough have', async () => {
      const recipientEmail = await aFavourite();
      const scheduledFor = new Date(Date.now() + 3_600_000).toISOString();
      const planned = [await send(recipientEmail, { scheduledFor }), await send(anAddress(), { scheduledFor })];
      const ids = planned.map(({ gift }) => gift.id);
      await expect(planned[0]!.call(sendPlannedGift, { giftId: ids[0]! })).rejects.toMatchObject(many);
      await service.query(
        `update gift_history set scheduled_for = now() - interval '1 minute' where id = any($1::uuid[])`,
        [ids],
      );
      const rows = () =>
        service.query<{ status: string; problem: string | null; hours: number }>(
          `select status, delivery_problem as problem, (extract(epoch from scheduled_for - now()) / 3600)::float8 as hours
           from gift_history where id = any($1::uuid[]) order by array_position($1::uuid[], id)`,
          [ids],
        );
      await eventually(async () => (await rows()).every(({ status, problem }) => status === 'sent' || problem));
      const [late, sent] = await rows();
      expect(sent).toMatchObject({ status: 'sent', problem: null });
      expect(late).toMatchObject({
        status: 'planned',
        problem: 'One person receives 3 gift messages a day. This gift goes out a day later.',
      });
      expect(late!.hours).toBeGreaterThan(23);
    });
  });

  it('do not count if they stay with the sender', async () => {
    const { caller, call, recipient } = await aSenderLike({});
    await call(sendGift, aGiftFor(recipient, { deliveryMethod: 'sms', recipientPhone: '+14155550100' }));
    const usage = await service.call(giftingReadBudgets, {}, { caller });
    expect(usage.filter(({ what, used: count }) => /gift/.test(what) && !/changes/.test(what) && count > 0)).toEqual(
      [],
    );
  });

  it('of all new accounts on one network have a budget together', async () => {
    const office = { address: '2001:db8:1:2::7' };
    const mails = async (address: string, count: number) => {
      const { caller, aGift } = await unconfirmed();
      return Promise.allSettled(
        Array.from({ length: count }, () => service.call(sendGift, aGift(), { caller, address })),
      );
    };
    const one = async (address: string) => {
      const { caller, aGift } = await unconfirmed();
      const answers = [];
      for (let nth = 0; nth < 10; nth++)
        answers.push(await service.call(sendGift, aGift(), { caller, address }).catch((error: unknown) => error));
      return answers;
    };
    for (let account = 0; account < 5; account++) await one(office.address);
    const [first, second] = await one('2001:db8:1:2::8');
    // The first message of an account is not refused for what others have sent.
    expect(first).toMatchObject({ status: 'sent' });
    expect(second).toMatchObject({
      ...used,
      message: expect.stringMatching(/on your network together can send 20 gift messages a day/),
    });
    for (let person = 0; person < 50; person++)
      expect(await mails(office.address, 1)).toMatchObject([{ status: 'fulfilled' }]);
    expect(await mails('2001:db8:1:3::7', 1)).toMatchObject([{ status: 'fulfilled' }]);
    const { caller, aGift } = await aSenderLike({ tier: 'pro' });
    await expect(service.call(sendGift, aGift(), { caller, ...office })).resolves.toMatchObject({ status: 'sent' });
  });
});
