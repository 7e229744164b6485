import { aCaller } from '@presently/testing/a-caller';
import { getDashboard } from '@presently/contracts/gifting/dashboard';
import { sendGift } from '@presently/contracts/gifting/gifts';
import { changeGift, takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { addOccasion } from '@presently/contracts/gifting/occasions';
import { addDays } from '@presently/rules/zoned-time';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../../definition.js';
import { aGiftFor, aSender, putOnPro } from '../../gifting.builders.js';

const today = '2026-12-20';

describe('the dashboard', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0', CLOCK: `${today}T12:00:00Z` });
  });
  afterAll(() => service.stop());

  it('of a new sender is empty', async () => {
    expect(await service.as(aCaller())(getDashboard, {})).toEqual({
      recipients: 0,
      upcoming: 0,
      giftsSent: 0,
      openProposals: 0,
      nextOccasions: [],
      recentGifts: [],
      upcomingGifts: [],
      toBuy: [],
      toTell: [],
    });
  });

  it('counts everything, and shows what is next and what was last', async () => {
    const { caller, call, recipient } = await aSender(service);
    await putOnPro(service, caller);
    for (let n = 0; n < 12; n++) {
      await call(addOccasion, { recipientId: recipient.id, type: 'Birthday', date: `19${70 + n}-12-${20 + n}` });
    }
    await call(addOccasion, { recipientId: recipient.id, type: 'Wedding', date: addDays(today, 31) });
    const sent = [];
    for (let n = 0; n < 7; n++) sent.push(await call(sendGift, aGiftFor(recipient, { giftName: `Sent ${n}` })));
    await service.query(
      `update gift_history set sent_at = $2::timestamptz + nr * interval '1 minute'
       from unnest($1::uuid[]) with ordinality as listed(id, nr) where gift_history.id = listed.id`,
      [sent.map(({ id }) => id), `${today}T00:00:00Z`],
    );
    await service.query('update gift_history set viewed_at = $2 where id = $1', [sent[0]!.id, `${today}T11:00:00Z`]);
    for (const n of [5, 2, 4, 3]) {
      const scheduledFor = `${addDays(today, n)}T09:00:00.000Z`;
      await call(sendGift, aGiftFor(recipient, { giftName: `In ${n} days`, scheduledFor }));
    }

    const dashboard = await call(getDashboard, {});
    expect(dashboard).toMatchObject({ recipients: 1, upcoming: 12, giftsSent: 7 });
    expect(dashboard.nextOccasions.map(({ daysUntil }) => daysUntil)).toEqual([0, 1, 2, 3, 4]);
    expect(dashboard.recentGifts.map(({ giftName }) => giftName)).toEqual([
      'Sent 0',
      'Sent 6',
      'Sent 5',
      'Sent 4',
      'Sent 3',
    ]);
    expect(dashboard.upcomingGifts.map(({ giftName }) => giftName)).toEqual(['In 2 days', 'In 3 days', 'In 4 days']);
  });

  it('counts a gift as sent also by its delivery or a view', async () => {
    const { caller, call, recipient } = await aSender(service);
    const moment = `${today}T10:00:00Z`;
    for (const [name, status, deliveredAt, viewedAt] of [
      ['delivered', 'planned', moment, null],
      ['viewed', 'draft', null, moment],
      ['draft', 'draft', null, null],
    ])
      await service.query(
        `insert into gift_history
           (id, user_id, recipient_id, sender_name, gift_name, share_token, created_at, status, delivered_at, viewed_at)
         values (gen_random_uuid(), $1, $2, 'Maya', $3, gen_random_uuid()::text, now(), $4, $5, $6)`,
        [caller.userId, recipient.id, name, status, deliveredAt, viewedAt],
      );
    const { giftsSent, recentGifts } = await call(getDashboard, {});
    expect([giftsSent, recentGifts.map(({ giftName }) => giftName).toSorted()]).toEqual([2, ['delivered', 'viewed']]);
  });

  it('says of the days that come what is planned or sent for them, until it is taken back', async () => {
    const { call, recipient } = await aSender(service);
    const day = { recipientId: recipient.id, type: 'Birthday', date: '1970-12-24' } as const;
    const occasion = await call(addOccasion, day);
    await call(addOccasion, { ...day, date: '1970-12-25' });
    const gifts = async () => (await call(getDashboard, {})).nextOccasions.map(({ gift }) => gift);
    await call(sendGift, aGiftFor(recipient, { giftName: 'For no day' }));
    expect(await gifts()).toEqual([null, null]);

    const scheduledFor = '2026-12-24T09:00:00.000Z';
    const { id } = await call(sendGift, aGiftFor(recipient, { occasionId: occasion.id, scheduledFor }));
    expect(await gifts()).toEqual([{ id, status: 'planned', scheduledFor, isViewed: false }, null]);
    await call(takeBackGift, { giftId: id });
    expect(await gifts()).toEqual([null, null]);

    const sent = await call(sendGift, aGiftFor(recipient, { occasionId: occasion.id }));
    expect(await gifts()).toEqual([{ id: sent.id, status: 'sent', scheduledFor: null, isViewed: false }, null]);
    // The one of last year is not for this year's day.
    await service.query(`update gift_history set sent_at = '2025-12-24T09:00:00Z' where id = $1`, [sent.id]);
    expect(await gifts()).toEqual([null, null]);
  });

  it('counts the proposals that wait, until their day is over', async () => {
    const { caller, call, recipient } = await aSender(service);
    const { id } = await call(addOccasion, { recipientId: recipient.id, type: 'Birthday', date: '1990-12-24' });
    await service.query(
      `insert into proposals (id, user_id, occasion_id, occurs_on, state, picks, pick, created_at)
       select gen_random_uuid(), $1, $2, day, state, '[]', 0, now() from unnest($3::text[], $4::text[]) of(day, state)`,
      [
        caller.userId,
        id,
        [addDays(today, -1), today, addDays(today, 4), addDays(today, 5), addDays(today, 6)],
        ['open', 'open', 'open', 'approved', 'skipped'],
      ],
    );
    expect(await call(getDashboard, {})).toMatchObject({ openProposals: 2 });
  });

  it('shows what is not bought five days before its date, or without a date', async () => {
    const { caller, call, recipient } = await aSender(service);
    await putOnPro(service, caller);
    const buyer = 'sender-delivers' as const;
    const send = (giftName: string, other: object) => call(sendGift, aGiftFor(recipient, { giftName, ...other }));
    await send('Nothing said', {});
    await send('Not mine to buy', { buyer: 'recipient' });
    await send('Far', { buyer, arrivesOn: addDays(today, 6) });
    await send('Without a day', { buyer });
    await send('Near', { buyer, arrivesOn: addDays(today, 5) });
    const planned = await send('Planned', { buyer, scheduledFor: `${addDays(today, 2)}T09:00:00.000Z` });
    const toBuy = async () => (await call(getDashboard, {})).toBuy.map(({ giftName }) => giftName);
    expect(await toBuy()).toEqual(['Planned', 'Near', 'Without a day']);
    await call(changeGift, { giftId: planned.id, isBought: true });
    expect(await toBuy()).toEqual(['Near', 'Without a day']);
  });

  it('shows orders that have a problem, come after their day, or should be here', async () => {
    const { caller, call, recipient } = await aSender(service);
    await putOnPro(service, caller);
    const scheduledFor = `${addDays(today, 3)}T09:00:00.000Z`;
    const order = async (giftName: string, arrivesOn: string, state: 'ordered' | 'problem' | 'arrived' = 'ordered') => {
      const { id } = await call(sendGift, aGiftFor(recipient, { giftName, scheduledFor }));
      await call(changeGift, { giftId: id, purchase: { state, arrivesOn } });
    };
    await order('In time', addDays(today, 2));
    await order('Late', addDays(today, 4));
    await order('Due', today);
    await order('Here', addDays(today, -1), 'arrived');
    await order('Broken', addDays(today, 1), 'problem');
    const { orders } = await call(getDashboard, {});
    expect(orders!.map(({ giftName, trouble }) => [giftName, trouble])).toEqual([
      ['Due', 'due'],
      ['Broken', 'problem'],
      ['Late', 'late'],
    ]);
  });

  it('shows nothing of another sender', async () => {
    const { call, recipient } = await aSender(service);
    await call(sendGift, aGiftFor(recipient));
    expect(await service.as(aCaller())(getDashboard, {})).toMatchObject({
      recipients: 0,
      giftsSent: 0,
      recentGifts: [],
    });
  });
});
