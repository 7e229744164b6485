import {
  addOccasion,
  listOccasions,
  listUpcomingOccasions,
  removeOccasion,
} from '@presently/contracts/gifting/occasions';
import { addRecipient } from '@presently/contracts/gifting/recipients';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { aSender } from '../gifting.builders.js';

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
