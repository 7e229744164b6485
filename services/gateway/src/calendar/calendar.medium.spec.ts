import { getCalendarVersion, listCalendar, type CalendarEntry } from '@presently/contracts/gifting/calendar';
import { openCalendar } from '@presently/contracts/identity/calendar';
import { Page } from '@presently/messaging/page';
import { notFound } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import ICAL from 'ical.js';
import { randomUUID } from 'node:crypto';
import { TestGateway } from '../../test/test-gateway.js';

const secret = 'A'.repeat(64);
const path = `GET /calendar/${secret}.ics`;
const userId = randomUUID();

describe('the calendar feed', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  let entries: CalendarEntry[];
  let reminderDaysBefore: number;
  let version: number;

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { RATE_LIMIT: 'strict' });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(async () => {
    gateway.services.forgetCalls();
    entries = [anEntry('Ann'), anEntry('Bo'), anEntry('Cleo')];
    reminderDaysBefore = 7;
    await gateway.services.answer(openCalendar, (input) => {
      if (input.secret !== secret) throw notFound('Calendar');
      return { userId, reminderDaysBefore };
    });
    version = 1;
    await gateway.services.answer(getCalendarVersion, () => ({ version: String(version) }));
    // Two rows in a page.
    await gateway.services.answer(listCalendar, ({ after }) => {
      const start = Number(after ?? 0);
      const next = start + 2 < entries.length ? String(start + 2) : undefined;
      return new Page(
        entries.slice(start, start + 2).map((entry) => JSON.stringify(entry)),
        next,
      );
    });
  });

  const anEntry = (recipientName: string): CalendarEntry => ({
    occasionId: randomUUID(),
    recipientId: randomUUID(),
    recipientName,
    type: 'Birthday',
    title: null,
    year: null,
    notes: null,
    days: ['2026-11-28'],
    rule: 'FREQ=YEARLY',
    sequence: 1,
    changedAt: '2026-11-22T09:00:00.000Z',
  });

  it('is a calendar of all pages, for programs without a session, private and revalidated', async () => {
    const answer = await gateway.raw(path, undefined, {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const events = new ICAL.Component(ICAL.parse(answer.text) as unknown[]).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
      'Ann’s birthday',
      'Bo’s birthday',
      'Cleo’s birthday',
    ]);
  });

  it('is not sent again until a day or the lead changes', async () => {
    const tag = async () => (await gateway.raw(path, undefined, {})).headers.get('etag')!;
    const first = await tag();
    const again = await gateway.raw(path, undefined, { 'if-none-match': `"other", ${first}` });
    expect([again.status, again.text]).toEqual([304, '']);
    reminderDaysBefore = 14;
    const second = await tag();
    entries = entries.slice(1);
    version++;
    expect(new Set([first, second, await tag()]).size).toBe(3);
    expect((await gateway.raw(path, undefined, { 'if-none-match': first })).status).toBe(200);
  });

  it.each([`${'B'.repeat(64)}.ics`, 'short.ics', secret.slice(1), '..%2f..%2fetc.ics', `${secret}.ics.ics`])(
    'does not exist at %s',
    async (file) => {
      const answer = await gateway.raw(`GET /calendar/${file}`, undefined, {});
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
      expect(gateway.services.callsOf(listCalendar)).toEqual([]);
    },
  );

  it('is limited for one network, against guesses', async () => {
    const guesses = Array.from({ length: 320 }, () => gateway.raw('GET /calendar/short.ics', undefined, {}));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});
