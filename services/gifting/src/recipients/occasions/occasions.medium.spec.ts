import {
  addOccasion,
  changeOccasion,
  listOccasions,
  listUpcomingOccasions,
  removeOccasion,
  type NewOccasion,
} from '@presently/contracts/gifting/occasions';
import { addRecipient } from '@presently/contracts/gifting/recipients';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from '../../definition.js';
import { aSender } from '../../gifting.builders.js';

describe('occasions', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: '2026-11-21T03:00:00Z' });
  });
  afterAll(() => service.stop());

  it('belong to their recipient until they are removed', async () => {
    const { call, recipient } = await aSender(service);
    const added = await call(addOccasion, {
      recipientId: recipient.id,
      type: 'Birthday',
      date: '1988-02-29',
      notes: 'Likes surprises.\nNot parties.',
    });
    expect(added).toMatchObject({
      recipientId: recipient.id,
      type: 'Birthday',
      nextOn: '2027-02-28',
      notes: 'Likes surprises.\nNot parties.',
    });
    expect(await call(listOccasions, { recipientId: recipient.id })).toEqual([added]);
    await call(removeOccasion, { occasionId: added.id });
    expect(await call(listOccasions, { recipientId: recipient.id })).toEqual([]);
    await expect(call(removeOccasion, { occasionId: added.id })).rejects.toMatchObject({ status: 404 });
  });

  it.each([{ date: '2026-02-30' }, { date: '' }, { date: 'tomorrow' }, { type: 'Name day' }])(
    'need a type from the list and a date that exists: %j',
    async (wrong) => {
      const { call, recipient } = await aSender(service);
      const occasion = { recipientId: recipient.id, type: 'Birthday', date: '1990-01-01', ...wrong };
      await expect(call(addOccasion, occasion as never)).rejects.toMatchObject({ status: 400, code: 'invalid-input' });
    },
  );

  const birthday = { type: 'Birthday', date: '1990-05-04' } as const;
  const mothersDay = { type: 'Holiday', recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 } as const;
  it.each<[string, Omit<NewOccasion, 'recipientId'>, object]>([
    ['by type', birthday, { recurrence: 'yearly', year: 1990, title: null, leapDay: null, nextOn: '2027-05-04' }],
    ['once by choice', { ...birthday, recurrence: 'once' }, { recurrence: 'once', nextOn: null }],
    ['yearly by choice', { type: 'Other', date: '2020-12-24', recurrence: 'yearly' }, { nextOn: '2026-12-24' }],
    ['without a year', { ...birthday, year: null }, { date: '2000-05-04', year: null, nextOn: '2027-05-04' }],
    ['without a year, as text', { type: 'Birthday', date: '--02-29' }, { year: null, nextOn: '2027-02-28' }],
    [
      'on 1 March',
      { type: 'Birthday', date: '2000-02-29', leapDay: 'mar-1' },
      { leapDay: 'mar-1', nextOn: '2027-03-01' },
    ],
    [
      'on a weekday',
      { ...mothersDay, title: 'Mother’s Day' },
      { date: '2027-05-09', year: null, title: 'Mother’s Day' },
    ],
    ['on the last Monday', { ...mothersDay, nth: -1, weekday: 1 }, { nth: -1, nextOn: '2027-05-31' }],
    ['on Sunday as 7', { ...mothersDay, weekday: 7 }, { weekday: 0, nextOn: '2027-05-09' }],
    ['since a known day', { ...mothersDay, type: 'Anniversary', date: '2012-05-13' }, { year: 2012 }],
    ['around a day', { ...mothersDay, date: '2012-05-12' }, { date: '2012-05-13', year: null, nextOn: '2027-05-09' }],
    ['with Easter', { type: 'Holiday', recurrence: 'easter' }, { easterOffset: 0, nextOn: '2027-03-28' }],
    [
      'with the eastern Easter',
      { type: 'Holiday', recurrence: 'easter', easterOf: 'eastern' },
      { easterOffset: 0, easterOf: 'eastern', nextOn: '2027-05-02' },
    ],
    ['before Easter', { type: 'Holiday', recurrence: 'easter', easterOffset: -21 }, { nextOn: '2027-03-07' }],
  ])('recur %s', async (_how, occasion, expected) => {
    const { call, recipient } = await aSender(service);
    const added = await call(addOccasion, { recipientId: recipient.id, ...occasion });
    expect(added).toMatchObject(expected);
    expect(await call(listOccasions, { recipientId: recipient.id })).toEqual([added]);
    const upcoming = await call(listUpcomingOccasions, { days: 366 });
    expect(upcoming).toMatchObject(added.nextOn ? [added] : []);
    expect(upcoming.map(({ nextDate }) => nextDate)).toEqual(added.nextOn ? [added.nextOn] : []);
  });

  it.each([
    [{ date: '' }, 'date', 'Date is required'],
    [{ type: 'Wedding', year: null }, 'year', 'An occasion that takes place once needs its year'],
    [{ year: 1991 }, 'year', 'The year must be the one of the date'],
    [{ recurrence: 'nth-weekday', weekday: 0, month: 5 }, 'nth', 'Please choose first to fifth, or last'],
    [{ recurrence: 'nth-weekday', nth: 2, month: 5 }, 'weekday', 'Please choose a weekday'],
    [{ recurrence: 'nth-weekday', nth: 2, weekday: 0 }, 'month', 'Please choose a month'],
    [{ recurrence: 'easter', easterOf: 'northern' }, 'easterOf', expect.any(String)],
    [{ recurrence: 'easter', easterOffset: 200 }, 'easterOffset', expect.any(String)],
    [{ leapDay: 'mar-2' }, 'leapDay', 'Please choose 28 February or 1 March'],
    [{ recurrence: 'monthly' }, 'recurrence', expect.any(String)],
    [{ title: 'x'.repeat(81) }, 'title', expect.any(String)],
  ])('are refused with %j', async (wrong, field, message) => {
    const { call, recipient } = await aSender(service);
    const occasion = { recipientId: recipient.id, ...birthday, ...wrong } as never;
    await expect(call(addOccasion, occasion)).rejects.toMatchObject({
      status: 400,
      detail: { errors: { [field]: [message] } },
    });
  });

  it('change: given facts only, and the day as a whole', async () => {
    const { call, recipient } = await aSender(service);
    const notes = 'Likes surprises.';
    const { id: occasionId } = await call(addOccasion, { recipientId: recipient.id, ...birthday, year: null, notes });
    const change = (to: object) => call(changeOccasion, { occasionId, ...to });
    expect(await change({ title: 'Big day' })).toMatchObject({ title: 'Big day', notes, year: null });
    expect(await change({ leapDay: 'mar-1', notes: null })).toMatchObject({ leapDay: null, year: null, notes: null });
    expect(await change({ date: '1988-02-29', leapDay: 'mar-1' })).toMatchObject({ year: 1988, nextOn: '2027-03-01' });
    expect(await change({ ...mothersDay, date: '2027-01-01' })).toMatchObject({ nextOn: '2027-05-09', leapDay: null });
    expect(await change({ recurrence: 'once', type: 'Other' })).toMatchObject({ nth: null, nextOn: '2027-05-09' });
    await expect(change({ year: null })).rejects.toMatchObject({ status: 400 });
    const stranger = await aSender(service);
    await expect(stranger.call(changeOccasion, { occasionId, title: 'Mine' })).rejects.toMatchObject({ status: 404 });
  });

  it('tell no age of a birthday that was typed as the next one', async () => {
    const { call, recipient } = await aSender(service);
    const next = { recipientId: recipient.id, type: 'Birthday', date: '2026-12-24' } as const;
    expect(await call(addOccasion, next)).toMatchObject({ date: '2026-12-24', year: null, nextOn: '2026-12-24' });
  });

  it('are at most a hundred of one person, also when many are added at once', async () => {
    const { caller, call, recipient } = await aSender(service);
    await service.query(
      `insert into occasions (id, recipient_id, user_id, type, date, created_at)
       select gen_random_uuid(), $1, $2, 'Birthday', '1990-01-01', now() from generate_series(1, 97)`,
      [recipient.id, caller.userId],
    );
    const birthday = { recipientId: recipient.id, type: 'Birthday', date: '1990-01-01' } as const;
    const added = await Promise.allSettled(Array.from({ length: 10 }, () => call(addOccasion, birthday)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(call(addOccasion, birthday)).rejects.toMatchObject({
      status: 409,
      code: 'occasion.limit-reached',
      message: 'A person may have at most 100 occasions. Remove one before you add another.',
    });
  });

  it('are upcoming for thirty days, today included, soonest first', async () => {
    const { call, recipient: ida } = await aSender(service);
    const bo = await call(addRecipient, { name: 'Bo', relationship: 'Friend' });
    const add = (recipientId: string, date: string, type = 'Birthday') =>
      call(addOccasion, { recipientId, date, type: type as 'Birthday' });
    await add(ida.id, '1990-12-21');
    await add(ida.id, '1990-12-22');
    await add(ida.id, '1990-11-21');
    await add(bo.id, '1970-11-22');
    await add(bo.id, '2026-11-20', 'Wedding');

    const upcoming = await call(listUpcomingOccasions, {});
    expect(upcoming.map(({ recipientName, nextDate, daysUntil }) => [recipientName, nextDate, daysUntil])).toEqual([
      ['Ida', '2026-11-21', 0],
      ['Bo', '2026-11-22', 1],
      ['Ida', '2026-12-21', 30],
    ]);
    expect(await call(listUpcomingOccasions, { days: 31 })).toHaveLength(4);
    expect(await call(listUpcomingOccasions, { days: 1 })).toHaveLength(2);
  });

  it("use the sender's time zone for today", async () => {
    const { caller, call, recipient } = await aSender(service);
    await call(addOccasion, { recipientId: recipient.id, type: 'Graduation', date: '2026-11-20' });
    const inLosAngeles = service.as(caller, { timeZone: 'America/Los_Angeles' });
    expect(await call(listUpcomingOccasions, {})).toEqual([]);
    expect(await inLosAngeles(listUpcomingOccasions, {})).toMatchObject([{ nextDate: '2026-11-20', daysUntil: 0 }]);
    const nowhere = service.as(caller, { timeZone: 'Mars/Phobos' });
    expect(await nowhere(listUpcomingOccasions, {})).toEqual([]);
  });

  it('with a legacy date are listed unchanged and never upcoming', async () => {
    const { caller, call, recipient } = await aSender(service);
    await service.query(
      `insert into occasions (id, recipient_id, user_id, type, date, created_at)
       values ($1, $2, $3, 'Birthday', 'late spring', now())`,
      [randomUUID(), recipient.id, caller.userId],
    );
    expect(await call(listOccasions, { recipientId: recipient.id })).toMatchObject([
      { date: 'late spring', nextOn: null },
    ]);
    expect(await call(listUpcomingOccasions, { days: 366 })).toEqual([]);
  });
});
