import { addOccasion, type NewOccasion } from '@presently/contracts/gifting/occasions';
import { occasionDue } from '@presently/contracts/gifting/occasion-due';
import { sendGift } from '@presently/contracts/gifting/gifts';
import { preferencesChanged } from '@presently/contracts/identity/preferences';
import { Clock } from '@presently/service/clock';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { EntityManager } from '@mikro-orm/postgresql';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { aGiftFor, aSender, putOnPro } from '../gifting.builders.js';
import { offerProposals, type DayToPropose } from './offer-proposals.js';

/** Saturday, eight in the morning in Berlin. */
const start = '2026-11-21T07:00:00Z';
const hour = 3_600_000;
const day = 24 * hour;

describe('The proposal that a reminder offers', () => {
  let service: TestService;
  const advance = (ms: number) =>
    jest.spyOn(service.running.app.get(Clock), 'now').mockImplementation(() => new Date(Date.parse(start) + ms));

  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: start, DELIVERY_VERDICT_WAIT_MS: '0', DUE_CHECK_MS: '20' });
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  async function aReminded() {
    const { caller, call, recipient } = await aSender(service);
    const { userId } = caller;
    const reminding = { timeZone: 'Europe/Berlin', reminderDaysBefore: 7, emailRemindersEnabled: true, hasEmail: true };
    await service.publish(preferencesChanged, { userId, displayName: 'Maya Lind', ...reminding }, randomUUID(), 1);
    await eventually(
      async () => (await service.query('select from senders where user_id = $1 and version = 1', [userId])).length,
    );
    const add = async (date: string, other: Partial<NewOccasion> = {}) =>
      (await call(addOccasion, { recipientId: recipient.id, type: 'Birthday', date, ...other })).id;
    const reminders = async () => (await service.emitted(occasionDue)).filter((event) => event.userId === userId);
    const offers = async () => (await reminders()).filter(({ isProposalOffered }) => isProposalOffered);
    return { caller, call, recipient, userId, add, reminders, offers };
  }

  it('comes once a year on Free, for a day that has no gift', async () => {
    advance(0);
    const { add, call, recipient, reminders, offers } = await aReminded();
    const given = await add('1990-11-28');
    await call(
      sendGift,
      aGiftFor(recipient, { occasionId: given, scheduledFor: '2026-11-28T08:00:00.000Z', buyer: 'sender-brings' }),
    );
    const mourned = await add('1990-11-28', { type: 'Other', recurrence: 'yearly', title: 'The day Dad died' });
    const two = [await add('1990-11-28'), await add('1990-11-28')];
    const all = [given, mourned, ...two];
    advance(hour);
    await eventually(async () => (await reminders()).length === all.length);
    expect((await offers()).map(({ occasionId }) => two.includes(occasionId))).toEqual([true]);
    await add('1990-11-23');
    await eventually(async () => (await reminders()).length === all.length + 1);
    expect(await offers()).toHaveLength(1);
    advance(366 * day);
    await eventually(async () => (await reminders()).length === 2 * (all.length + 1));
    expect((await offers()).map(({ occursOn }) => occursOn.slice(0, 4))).toEqual(['2026', '2027']);
  });

  it('is one also where workers look at several days of one sender at once', async () => {
    const senders = await Promise.all(Array.from({ length: 8 }, aReminded));
    const days = (nth: number) =>
      senders.map(({ userId }) => ({
        occasionId: randomUUID(),
        userId,
        occursOn: `2026-11-2${nth}`,
        remindOn: '2026-11-21',
      }));
    const offer = (wanted: DayToPropose[]) =>
      service.running.app
        .get(EntityManager)
        .fork()
        .transactional((tx) => offerProposals(tx, wanted));
    // In opposite orders: workers who locked what they find would wait for each other.
    const offers = await Promise.all([offer(days(3)), offer(days(4).toReversed()), offer(days(5))]);
    expect(offers.reduce((sum, { size }) => sum + size, 0)).toBe(senders.length);
  });

  it('is for the soonest day of a sender', async () => {
    const { userId } = await aReminded();
    const [later, sooner] = [randomUUID(), randomUUID()];
    const wanted = (occasionId: string, occursOn: string) => ({ occasionId, userId, occursOn, remindOn: '2026-11-21' });
    const em = service.running.app.get(EntityManager).fork();
    expect(await offerProposals(em, [wanted(later, '2026-11-25'), wanted(sooner, '2026-11-24')])).toEqual(
      new Set([sooner]),
    );
  });

  it('does not come to those who have proposals anyway', async () => {
    const { add, caller, reminders } = await aReminded();
    await putOnPro(service, caller);
    await add('1990-11-25');
    await eventually(async () => (await reminders()).length === 1);
    expect((await reminders())[0]).not.toHaveProperty('isProposalOffered');
  });
});
