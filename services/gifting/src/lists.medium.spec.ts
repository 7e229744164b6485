import { listGifts } from '@presently/contracts/gifting/gifts';
import { addOccasion, listOccasions, listUpcomingOccasions } from '@presently/contracts/gifting/occasions';
import { addRecipient, listRecipients, removeRecipient } from '@presently/contracts/gifting/recipients';
import type { InputOf, PagedOperation, RowOf } from '@presently/contracts/kit/operation';
import type { PageRequest } from '@presently/contracts/kit/page';
import type { Caller } from '@presently/messaging/call-context';
import { RpcClient } from '@presently/messaging/rpc-client';
import { connectToNats } from '@presently/messaging/connection';
import { addDays } from '@presently/rules/zoned-time';
import { largestAnswer } from '@presently/rules/bounds';
import { maxLength } from '@presently/rules/vocabulary';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { definition } from './definition.js';
import { aSender } from './gifting.builders.js';
import { storedDay } from './recipients/occasions/occasion-day.js';
import { toRule } from './recipients/occasions/occasions.views.js';
import { movingKeyOf, nextOccurrence } from '@presently/rules/occurrences';

const today = '2026-12-20';

describe('lists in pages', () => {
  let service: TestService;
  let nats: NatsConnection;
  let client: RpcClient;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0', CLOCK: `${today}T12:00:00Z` });
    nats = await connectToNats(service.broker.url, 'test');
    client = new RpcClient(nats, 'ops');
  });
  afterAll(async () => {
    await nats.close();
    await service.stop();
  });

  /** All pages of a list, one after another. */
  async function pagesOf<Op extends PagedOperation>(
    op: Op,
    input: InputOf<Op> & PageRequest,
    caller: Caller,
    between: (page: RowOf<Op>[]) => Promise<unknown> = async () => undefined,
  ): Promise<RowOf<Op>[][]> {
    const pages: RowOf<Op>[][] = [];
    let after: string | undefined;
    do {
      const { rows, next } = await client.callForPage(op, Object.assign({}, input, after && { after }), { caller });
      pages.push(rows);
      after = next;
      if (after) await between(rows);
    } while (after);
    return pages;
  }

  const addPeople = (caller: Caller, count: number, interests: string[] = []) =>
    service.query(
      `insert into recipients (id, user_id, name, relationship, interests, created_at)
       select gen_random_uuid(), $1, 'Person ' || n, 'Friend', $3, now() from generate_series(1, $2::int) n`,
      [caller.userId, count, interests],
    );
  const addGifts = (caller: Caller, recipientId: string, count: number) =>
    service.query(
      `insert into gift_history (id, user_id, recipient_id, sender_name, gift_name, share_token, created_at)
       select gen_random_uuid(), $1, $2, 'Maya', 'Gift ' || n, gen_random_uuid()::text,
         timestamptz '2026-01-01' + (n / 3) * interval '1 second' from generate_series(1, $3::int) n`,
      [caller.userId, recipientId, count],
    );
  const addOccasions = (caller: Caller, recipientId: string, dates: readonly string[], type = 'Birthday') =>
    service.query(
      `insert into occasions (id, recipient_id, user_id, type, date, created_at)
       select gen_random_uuid(), $1, $2, $4, date, now() from unnest($3::text[]) date`,
      [recipientId, caller.userId, dates, type],
    );

  it('have the same rows in the same order as the whole list', async () => {
    const { caller, call, recipient } = await aSender(service);
    await addPeople(caller, 60);
    await addGifts(caller, recipient.id, 50);
    await addOccasions(
      caller,
      recipient.id,
      Array.from({ length: 40 }, (_none, n) => addDays(today, n % 7)),
    );
    const lists = [
      [listRecipients, {}],
      [listRecipients, { sort: 'name' }],
      [listGifts, {}],
      [listOccasions, { recipientId: recipient.id }],
      [listUpcomingOccasions, {}],
    ] as const;
    for (const [op, input] of lists) {
      const whole = await call(op, input as never);
      const pages = await pagesOf(op as PagedOperation, { ...input, limit: 7 } as object, caller);
      expect([op.name, whole.length >= 40, pages.flat()]).toEqual([op.name, true, whole]);
      expect(pages.slice(0, -1).every((page) => page.length === 7)).toBe(true);
    }
  });

  it('without parameters end after 500 rows', async () => {
    const { caller, call } = await aSender(service);
    await addPeople(caller, 600);
    expect(await call(listRecipients, {})).toHaveLength(500);
    expect((await pagesOf(listRecipients, {}, caller)).map(({ length }) => length)).toEqual([500, 101]);
  });

  it('neither repeat nor skip a row when others are added or removed meanwhile', async () => {
    const { caller, call } = await aSender(service);
    await addPeople(caller, 30);
    const before = (await call(listRecipients, {})).map(({ id }) => id);
    const pages = await pagesOf(listRecipients, { limit: 5 }, caller, async ([first]) => {
      await call(addRecipient, { name: 'Adam', relationship: 'Friend' });
      await call(addRecipient, { name: 'Zoe', relationship: 'Friend' });
      await call(removeRecipient, { recipientId: first!.id });
    });
    const seen = pages.flat().map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(before));
  });

  it.each([listRecipients, listGifts, listUpcomingOccasions] as const)(
    'refuse a cursor of another order: $name',
    async (op) => {
      const { call } = await aSender(service);
      const forged = [Buffer.from('["a"]').toString('base64url'), 'AAAA', Buffer.from('[0,0]').toString('base64url')];
      for (const after of forged)
        await expect(call(op, { after })).rejects.toMatchObject({ status: 400, detail: { errors: { after: [/./] } } });
    },
  );

  it('fit into an answer with the longest rows that are allowed', async () => {
    const { caller } = await aSender(service);
    // Four bytes each in UTF-8.
    const interest = '🎁'.repeat(maxLength.interest);
    await addPeople(
      caller,
      500,
      Array.from({ length: maxLength.interests }, () => interest),
    );
    const pages = await pagesOf(listRecipients, {}, caller);
    expect(pages.flat()).toHaveLength(501);
    for (const page of pages) expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(largestAnswer);
    expect(pages.length).toBeLessThan(10);
  });

  it('show the next day of each recipient on any page, in the caller’s year', async () => {
    const { caller, call, recipient } = await aSender(service);
    await addPeople(caller, 3);
    // More days than an answer holds come before the day of the last person.
    const soon = Array.from({ length: 600 }, (_none, n) => addDays(today, 1 + (n % 9)));
    await addOccasions(caller, recipient.id, soon.toReversed());
    const people = (await call(listRecipients, {})).filter(({ id }) => id !== recipient.id);
    const [last, later, none] = people.map(({ id }) => id) as [string, string, string];
    const feast = {
      recurrence: 'nth-weekday',
      nth: -1,
      weekday: 0,
      month: 11,
      title: 'Advent',
      type: 'Holiday',
    } as const;
    await call(addOccasion, { recipientId: last, ...feast });
    await call(addOccasion, { recipientId: last, type: 'Other', date: addDays(today, -1) });
    await call(addOccasion, { recipientId: later, type: 'Wedding', date: addDays(today, 400) });
    const listed = (await pagesOf(listRecipients, { limit: 2, with: 'next-day' }, caller)).flat();
    const nextDays = Object.fromEntries(listed.map(({ id, nextDay }) => [id, nextDay]));
    expect(nextDays).toEqual({
      [recipient.id]: { type: 'Birthday', title: null, daysUntil: 1 },
      [last]: { type: 'Holiday', title: 'Advent', daysUntil: 343 },
      [later]: undefined,
      [none]: undefined,
    });
    expect((await call(listRecipients, {})).some((person) => 'nextDay' in person)).toBe(false);
    await addPeople(caller, 100);
    expect((await pagesOf(listRecipients, { with: 'next-day' }, caller)).map(({ length }) => length)).toEqual([100, 4]);
  });

  it('find a person by a part of the name, beyond the first page, regardless of case and accents', async () => {
    const { caller, call } = await aSender(service);
    await addPeople(caller, 600);
    for (const name of ['Zoë Ångström', 'Øystein', 'Strömma 100%'])
      await call(addRecipient, { name, relationship: 'Friend' });
    const found = async (q: string) => (await call(listRecipients, { q, sort: 'name' })).map(({ name }) => name);
    expect(await found('ZOE')).toEqual(['Zoë Ångström']);
    expect(await found('strom')).toEqual(['Strömma 100%', 'Zoë Ångström']);
    expect(await found('oys')).toEqual(['Øystein']);
    expect(await found('0%')).toEqual(['Strömma 100%']);
    expect(await found("' or true --")).toEqual([]);
    expect(await pagesOf(listRecipients, { q: 'person', limit: 400 }, caller)).toMatchObject([
      { length: 400 },
      { length: 200 },
    ]);
  });

  it.each([1, 8, 30, 70, 365, 366])('find the occasions of the next %d days as the rule of one does', async (days) => {
    const { caller, recipient } = await aSender(service);
    const dates = Array.from({ length: 800 }, (_none, n) => addDays(today, n * 3 - 1_600));
    const special = ['2024-02-29', '2000-12-31', '1999-01-01', '2026-12-19', '2026-12-20', '2027-12-20', 'late spring'];
    for (const type of ['Birthday', 'Wedding']) await addOccasions(caller, recipient.id, [...dates, ...special], type);
    const expected = (type: string) =>
      [...dates, ...special].flatMap((date) => {
        const next = nextOccurrence({ type, date }, today);
        return next && next <= addDays(today, days) ? [`${next} ${type} ${date}`] : [];
      });
    const found = (await pagesOf(listUpcomingOccasions, { days, limit: 60 }, caller)).flat();
    expect(found.map(({ nextDate }) => nextDate)).toEqual(found.map(({ nextDate }) => nextDate).toSorted());
    expect(found.map(({ nextDate, type, date }) => `${nextDate} ${type} ${date}`).toSorted()).toEqual(
      [...expected('Birthday'), ...expected('Wedding')].toSorted(),
    );
  });

  it.each([1, 70, 366])('find moving days of the next %d days as the rule of one does', async (days) => {
    const { caller, recipient } = await aSender(service);
    const type = 'Holiday';
    const rules = [
      ...[1, 2, 3, 4, 5, -1].flatMap((nth) =>
        Array.from({ length: 84 }, (_none, n) => ({
          type,
          recurrence: 'nth-weekday' as const,
          nth,
          weekday: n % 7,
          month: 1 + (n % 12),
        })),
      ),
      ...Array.from({ length: 181 }, (_none, n) => ({ type, recurrence: 'easter' as const, easterOffset: n - 80 })),
      ...['1996-02-29', '2028-02-29'].map((date) => ({ type, date, leapDay: 'mar-1' as const })),
    ];
    const stored = rules.map((rule) => storedDay(rule, '2026-04-01'));
    await service.query(
      `insert into occasions (id, recipient_id, user_id, created_at, type, date, has_year, recurrence, leap_day,
         nth, weekday, month, easter_offset, moving_key)
       select gen_random_uuid(), $1, $2, now(), d.type, d.date, d."hasYear", d.recurrence, d."leapDay",
         d.nth, d.weekday, d.month, d."easterOffset", d."movingKey"
       from jsonb_to_recordset($3::jsonb) as d (type text, date text, "hasYear" boolean, recurrence text,
         "leapDay" text, nth int, weekday int, month int, "easterOffset" int, "movingKey" text)`,
      [recipient.id, caller.userId, JSON.stringify(stored)],
    );
    const expected = stored.flatMap((day) => {
      const next = nextOccurrence(toRule(day), today);
      return next && next <= addDays(today, days) ? [`${next} ${day.movingKey}`] : [];
    });
    const found = (await pagesOf(listUpcomingOccasions, { days, limit: 40 }, caller)).flat();
    expect(found.map(({ nextDate }) => nextDate)).toEqual(found.map(({ nextDate }) => nextDate).toSorted());
    expect(found.map((row) => `${row.nextDate} ${movingKeyOf(row)}`).toSorted()).toEqual(expected.toSorted());
  });

  it('hold every gift once, also those of one moment', async () => {
    const { caller, recipient } = await aSender(service);
    await addGifts(caller, recipient.id, 3_000);
    const gifts = (await pagesOf(listGifts, { limit: 499 }, caller)).flat();
    expect(new Set(gifts.map(({ id }) => id)).size).toBe(3_000);
  });
});
