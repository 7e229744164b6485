import { addOccasion, changeOccasion, removeOccasion, type NewOccasion } from '@presently/contracts/gifting/occasions';
import { occasionCame, occasionDue } from '@presently/contracts/gifting/occasion-due';
import { accountSuspended } from '@presently/contracts/identity/suspension';
import { preferencesChanged, type PreferencesChangedV1 } from '@presently/contracts/identity/preferences';
import { userRegistered } from '@presently/contracts/identity/sessions';
import { changeGift, giftToBuy, takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { sendGift } from '@presently/contracts/gifting/gifts';
import { addRecipient } from '@presently/contracts/gifting/recipients';
import { Clock } from '@presently/service/clock';
import type { RunningService } from '@presently/service/serve';
import { keptIdeasChanged } from '@presently/contracts/recommendations/kept-ideas';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { definition } from '../../definition.js';
import { aGiftFor, aReplica, aSender, putOnPro } from '../../gifting.builders.js';

/** Saturday, eight in the morning in Berlin. */
const start = '2026-11-21T07:00:00Z';
const startMs = Date.parse(start);
const hour = 3_600_000;
const day = 24 * hour;
const quick = { CLOCK: start, DELIVERY_VERDICT_WAIT_MS: '0', DUE_CHECK_MS: '20' };
const aFewChecks = () => new Promise((resolve) => setTimeout(resolve, 200));

describe('reminders', () => {
  let service: TestService;
  const began = Date.now();
  /** Sets a replica's clock to this time after the start. */
  const advance = (ms: number, replica: RunningService = service.running) =>
    jest.spyOn(replica.app.get(Clock), 'now').mockImplementation(() => new Date(startMs + ms + Date.now() - began));

  beforeAll(async () => {
    service = await TestService.start(definition, quick);
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  const dueOf = async (occasionId: string) =>
    (await service.emitted(occasionDue)).filter((event) => event.occasionId === occasionId);

  const versions = new Map<string, number>();
  /** The events of identity about a user, with rising versions. */
  async function prefer(userId: string, change: Partial<PreferencesChangedV1> = {}, version?: number) {
    const next = version ?? (versions.get(userId) ?? 0) + 1;
    versions.set(userId, Math.max(next, versions.get(userId) ?? 0));
    const data = {
      userId,
      displayName: 'Maya Lind',
      timeZone: 'Europe/Berlin',
      reminderDaysBefore: 7,
      emailRemindersEnabled: true,
      hasEmail: true,
      ...change,
    };
    const id = await publish(next, data);
    await eventually(
      async () => (await service.query('select 1 from processed_events where event_id = $1', [id])).length,
    );
    return id;
  }
  async function publish(version: number, data: PreferencesChangedV1, id: string = randomUUID()) {
    return (await service.publish(preferencesChanged, data, id, version)).id;
  }
  async function aReminded(change: Partial<PreferencesChangedV1> = {}) {
    const sender = await aSender(service);
    await prefer(sender.caller.userId, change);
    const add = async (date: string, other: Partial<NewOccasion> = {}) =>
      (await sender.call(addOccasion, { recipientId: sender.recipient.id, type: 'Birthday', date, ...other })).id;
    return { ...sender, userId: sender.caller.userId, add };
  }
  const checkAtOf = async (id: string) =>
    (await service.query<{ check_at: Date | null }>('select check_at from occasions where id = $1', [id]))[0]!.check_at;
  const looked = (id: string) =>
    eventually(async () => {
      const [row] = await service.query<{ is_checked: boolean }>(
        `select coalesce(check_at >= timestamptz '${start}' + interval '1 minute', true) as is_checked
         from occasions where id = $1`,
        [id],
      );
      return row?.is_checked;
    });

  it("come at nine in the sender's time zone, the chosen days before, with all fields of the mail", async () => {
    const { call, add, recipient, userId } = await aReminded();
    for (const giftName of ['Apron', 'Teapot', 'Kettle', 'Sextant'])
      await call(sendGift, aGiftFor(recipient, { giftName }));
    const id = await add('1990-11-28', { notes: 'Call before noon.' });
    await service.publish(keptIdeasChanged, {
      recipientId: recipient.id,
      senderId: userId,
      ideas: [{ title: 'Jazz records', state: 'bought' }],
    });
    await eventually(async () => (await service.query('select from kept_titles')).length === 1);
    await looked(id);
    expect(await checkAtOf(id)).toEqual(new Date('2026-11-21T08:00:00Z'));
    expect(await dueOf(id)).toEqual([]);
    advance(hour);
    await eventually(async () => (await dueOf(id)).length === 1);
    expect(await dueOf(id)).toEqual([
      {
        occasionId: id,
        userId,
        recipientId: recipient.id,
        recipientName: 'Ida',
        occasionType: 'Birthday',
        title: null,
        years: 36,
        occursOn: '2026-11-28',
        notes: 'Call before noon.',
        keptIdeas: ['Jazz records'],
        remindOn: '2026-11-21',
        gift: null,
        isProposalOffered: true,
        pastGifts: ['Sextant', 'Kettle', 'Teapot'].map((giftName) => ({ giftName, sentAt: expect.any(String) })),
      },
    ]);
    expect(await checkAtOf(id)).toEqual(new Date('2027-11-21T08:00:00Z'));
  });

  it('say which gift is planned or sent for the very day', async () => {
    const { add, call, recipient } = await aReminded();
    const [planned, sent, later, takenBack] = [
      await add('1990-11-28'),
      await add('1990-11-28'),
      await add('1990-11-28'),
      await add('1990-11-28'),
    ];
    const scheduledFor = '2026-11-28T08:00:00.000Z';
    const gift = await call(
      sendGift,
      aGiftFor(recipient, { occasionId: planned, scheduledFor, buyer: 'sender-brings' }),
    );
    await call(changeGift, { giftId: gift.id, isBought: true });
    const card = await call(sendGift, {
      recipientId: recipient.id,
      occasionId: sent,
      isCard: true,
      message: 'All the best',
      recipientEmail: 'ida@example.com',
    });
    await call(sendGift, aGiftFor(recipient, { occasionId: later, scheduledFor: '2027-11-28T08:00:00.000Z' }));
    const gone = await call(sendGift, aGiftFor(recipient, { occasionId: takenBack }));
    await call(takeBackGift, { giftId: gone.id });
    advance(hour);
    for (const id of [planned, sent, later, takenBack]) await eventually(async () => (await dueOf(id)).length === 1);
    const giftOf = async (id: string) => (await dueOf(id))[0]!.gift;
    expect(await giftOf(planned)).toEqual({
      giftId: gift.id,
      giftName: 'Linen apron',
      isCard: false,
      status: 'planned',
      at: scheduledFor,
      isBought: true,
    });
    expect(await giftOf(sent)).toMatchObject({ giftId: card.id, isCard: true, status: 'sent', at: card.sentAt });
    expect(await giftOf(later)).toBeNull();
    expect(await giftOf(takenBack)).toBeNull();
  });

  it('follow days that move, and a changed day', async () => {
    const { add, call } = await aReminded();
    const thanksgiving = { recurrence: 'nth-weekday', nth: 4, weekday: 4, month: 11 } as const;
    const id = await add('2012-11-22', { type: 'Anniversary', title: 'Our wedding', ...thanksgiving });
    await eventually(async () => (await dueOf(id)).length === 1);
    expect(await dueOf(id)).toMatchObject([{ occursOn: '2026-11-26', title: 'Our wedding', years: 14 }]);
    await eventually(async () => (await checkAtOf(id))?.toISOString() === '2027-11-18T08:00:00.000Z');
    await call(changeOccasion, { occasionId: id, nth: -1, weekday: 5, title: null });
    await eventually(async () => (await dueOf(id)).length === 2);
    expect((await dueOf(id))[1]).toMatchObject({ occursOn: '2026-11-27', title: null, years: null });
  });

  it('come at once for an occasion added inside its window', async () => {
    const { add } = await aReminded();
    const [today, soon, notYet, over] = [
      await add('1990-11-21'),
      await add('1990-11-24'),
      await add('1990-11-29'),
      await add('2026-11-20', { type: 'Wedding' }),
    ];
    await eventually(async () => (await dueOf(today)).length === 1 && (await dueOf(soon)).length === 1);
    await Promise.all([notYet, over].map(looked));
    expect([...(await dueOf(notYet)), ...(await dueOf(over))]).toEqual([]);
    expect(await checkAtOf(over)).toBeNull();
  });

  it('follow the preferences, and never come twice for one occurrence', async () => {
    const { add, userId } = await aReminded({ reminderDaysBefore: 1 });
    const id = await add('1990-12-01');
    await looked(id);
    expect(await checkAtOf(id)).toEqual(new Date('2026-11-30T08:00:00Z'));
    await prefer(userId, { reminderDaysBefore: 14 });
    await eventually(async () => (await dueOf(id)).length === 1);
    for (const change of [{ reminderDaysBefore: 3 }, { timeZone: 'Asia/Tokyo' }, { reminderDaysBefore: 30 }]) {
      await prefer(userId, change);
      await looked(id);
    }
    advance(10 * day);
    await aFewChecks();
    expect(await dueOf(id)).toHaveLength(1);
    advance(366 * day);
    await eventually(async () => (await dueOf(id)).length === 2);
    expect((await dueOf(id)).map(({ occursOn }) => occursOn)).toEqual(['2026-12-01', '2027-12-01']);
  });

  it('ignore preferences that arrive late or twice', async () => {
    const { add, userId } = await aReminded({ emailRemindersEnabled: false });
    await prefer(userId, { emailRemindersEnabled: true }, 1);
    const id = await add('1990-11-22');
    await looked(id);
    expect(await dueOf(id)).toEqual([]);
    const [on] = [await prefer(userId)];
    await eventually(async () => (await dueOf(id)).length === 1);
    await publish(versions.get(userId)!, { userId } as PreferencesChangedV1, on);
    await aFewChecks();
    expect(await dueOf(id)).toHaveLength(1);
  });

  it.each([{ emailRemindersEnabled: false }, { hasEmail: false }])(
    'do not come with %j, and come at once when that changes inside the window',
    async (off) => {
      const { add, userId } = await aReminded(off);
      const id = await add('1990-11-25');
      await looked(id);
      expect(await checkAtOf(id)).toBeNull();
      expect(await dueOf(id)).toEqual([]);
      await prefer(userId);
      await eventually(async () => (await dueOf(id)).length === 1);
    },
  );

  it('wait for a sender whose events have not arrived yet', async () => {
    const { caller, call, recipient } = await aSender(service);
    const { id } = await call(addOccasion, { recipientId: recipient.id, type: 'Birthday', date: '1990-11-23' });
    await looked(id);
    expect(await dueOf(id)).toEqual([]);
    await service.publish(userRegistered, {
      userId: caller.userId,
      displayName: 'Maya',
      timeZone: 'Europe/Berlin',
      reminderDaysBefore: 7,
      emailRemindersEnabled: true,
      hasEmail: true,
    });
    await eventually(async () => (await dueOf(id)).length === 1);
  });

  it('come once more in the morning of a day for which nothing was given or planned', async () => {
    const { call, userId } = await aReminded();
    const someone = async (name: string) => {
      const recipient = await call(addRecipient, { name, relationship: 'Friend' });
      const occasion = { recipientId: recipient.id, type: 'Birthday' } as const;
      const { id } = await call(addOccasion, { ...occasion, date: '1990-11-23' });
      await eventually(async () => (await dueOf(id)).length === 1);
      return {
        recipient,
        id,
        another: () => call(addOccasion, { ...occasion, type: 'Holiday', date: '2020-12-25' }),
      };
    };
    const names = ['nothing', 'sent', 'planned', 'taken back', 'for Christmas', 'moved'];
    const [nothing, sent, planned, takenBack, other, moved] = await Promise.all(names.map(someone));
    await call(sendGift, aGiftFor(sent!.recipient, { occasionId: sent!.id }));
    await call(sendGift, aGiftFor(planned!.recipient, { scheduledFor: '2026-11-23T20:00:00Z' }));
    const { id: giftId } = await call(sendGift, aGiftFor(takenBack!.recipient));
    await call(takeBackGift, { giftId });
    await call(sendGift, aGiftFor(other!.recipient, { occasionId: (await other!.another()).id }));
    await call(changeOccasion, { occasionId: moved!.id, date: '1990-11-24' });
    const suspended = await aReminded();
    const theirs = await suspended.add('1990-11-23');
    await eventually(async () => (await dueOf(theirs)).length === 1);
    await service.publish(accountSuspended, { userId: suspended.userId, suspendedAt: '2026-11-21T07:00:00.000Z' });
    await eventually(async () => (await service.query('select from senders where is_suspended')).length === 1);
    const came = async () => {
      const all = await service.emitted(occasionCame);
      return all.filter((event) => [userId, suspended.userId].includes(event.userId));
    };

    advance(2 * day);
    await aFewChecks();
    expect(await came()).toEqual([]);
    advance(2 * day + hour);
    await eventually(async () => (await came()).length === 3);
    advance(2 * day + 3 * hour);
    await aFewChecks();
    expect((await came()).map(({ recipientName }) => recipientName).toSorted()).toEqual([
      'for Christmas',
      'nothing',
      'taken back',
    ]);
    expect((await came()).find(({ occasionId }) => occasionId === nothing!.id)).toEqual({
      occasionId: nothing!.id,
      userId,
      recipientId: nothing!.recipient.id,
      recipientName: 'nothing',
      occasionType: 'Birthday',
      title: null,
      years: 36,
      occursOn: '2026-11-23',
    });
  });

  it('name a product five days before its day, unless it is bought or the day was near already', async () => {
    const { call, caller, recipient, userId } = await aReminded();
    await putOnPro(service, caller);
    const buys = { buyer: 'sender-brings', arrivesOn: '2026-11-29' } as const;
    const give = async (other: object) => (await call(sendGift, aGiftFor(recipient, { ...buys, ...other }))).id;
    const open = await give({ giftName: 'Kettle' });
    const [bought, takenBack, moved] = [await give({}), await give({}), await give({})];
    await give({ arrivesOn: '2026-11-23' });
    await give({ buyer: 'recipient' });
    await call(changeGift, { giftId: bought, isBought: true });
    await call(takeBackGift, { giftId: takenBack });
    await call(changeGift, { giftId: moved, arrivesOn: '2026-12-27' });
    const told = async () => (await service.emitted(giftToBuy)).filter(({ senderId }) => senderId === userId);
    advance(3 * day);
    await aFewChecks();
    expect(await told()).toEqual([]);
    advance(3 * day + hour);
    await eventually(async () => (await told()).length > 0);
    advance(4 * day);
    await aFewChecks();
    expect(await told()).toEqual([
      {
        giftId: open,
        senderId: userId,
        recipientId: recipient.id,
        recipientName: 'Ida',
        giftName: 'Kettle',
        dueOn: '2026-11-29',
        remindOn: '2026-11-24',
        isSoldOut: false,
      },
    ]);
  });

  it('do not come for a removed occasion', async () => {
    const { add, call } = await aReminded();
    const id = await add('1990-11-28');
    await looked(id);
    await call(removeOccasion, { occasionId: id });
    advance(2 * hour);
    await aFewChecks();
    expect(await dueOf(id)).toEqual([]);
  });

  it('come once with several replicas, also after a downtime, and not for days that are over by then', async () => {
    const { call, userId } = await aReminded();
    const other = await call(addRecipient, { name: 'Bo', relationship: 'Friend' });
    await service.query(
      `insert into occasions (id, recipient_id, user_id, type, date, created_at, check_at)
       select gen_random_uuid(), $1, $2, 'Birthday', to_char(date '1990-11-28' + n % 20, 'YYYY-MM-DD'), now(),
         timestamptz '2026-11-21T08:00:00Z' + (n % 20) * interval '1 day'
       from generate_series(0, 1499) n`,
      [other.id, userId],
    );
    // No replica runs for a fortnight: the reminder of the 21st was for an occasion on the 28th.
    await service.halt();
    const later = { ...quick, CLOCK: '2026-12-05T12:00:00Z' };
    const replicas = await Promise.all([1, 2, 3].map(() => aReplica(service, later)));
    const waiting = () =>
      service.query(`select 1 from occasions where recipient_id = $1 and check_at < '2026-12-05T13:00:00Z'`, [
        other.id,
      ]);
    await eventually(async () => (await waiting()).length === 0);
    await Promise.all(replicas.map((replica) => replica.stop()));
    const events = (await service.emitted(occasionDue)).filter(({ recipientId }) => recipientId === other.id);
    expect(new Set(events.map(({ occasionId }) => occasionId)).size).toBe(events.length);
    expect(events.every(({ occursOn }) => occursOn >= '2026-12-05' && occursOn <= '2026-12-12')).toBe(true);
    expect(events).toHaveLength(8 * 75);
  });
});
