import ICAL from 'ical.js';
import { calendarParts, type CalendarEntry, type CalendarLimits } from './calendar-text.js';
import { reminderLeadDays } from './vocabulary.js';

const anEntry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  occasionId: '4f2d3a52-6a6c-4b6e-8a8d-0d3d6d1f7a01',
  recipientId: '7a1f0f2e-50c8-4a1e-9d5e-6a3f1f9b2c02',
  recipientName: 'Ann Lee',
  type: 'Birthday',
  title: null,
  year: 1990,
  notes: null,
  days: ['2026-11-28'],
  rule: 'FREQ=YEARLY',
  sequence: 3,
  changedAt: '2026-11-22T09:00:00.123Z',
  ...change,
});
const unlimited = { mostEntries: Infinity, mostCharacters: Infinity };
async function textOf(entries: CalendarEntry[], leadDays = 7, limits: CalendarLimits = unlimited) {
  const feed = { leadDays, origin: 'https://presently.example', noteOn: '2026-11-01', ...limits };
  let text = '';
  for await (const part of calendarParts(pagesOf(entries), feed)) text += part;
  return text;
}
async function* pagesOf(entries: CalendarEntry[]) {
  for (let start = 0; start < entries.length; start += 70) yield entries.slice(start, start + 70);
  await Promise.resolve();
}
/** Read as another program reads it. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
const firstOf = async (entry: Partial<CalendarEntry>, leadDays?: number) =>
  eventsOf(await textOf([anEntry(entry)], leadDays))[0]!;

describe('the text of a calendar', () => {
  it('has one all-day event for an occasion, with the facts by which programs recognise a change', async () => {
    const { component } = await firstOf({});
    const value = (name: string) => component.getFirstPropertyValue(name)?.toString();
    expect(value('uid')).toBe('4f2d3a52-6a6c-4b6e-8a8d-0d3d6d1f7a01@occasions.presently');
    expect(value('dtstart')).toBe('2026-11-28');
    expect(value('dtend')).toBe('2026-11-29');
    expect(value('dtstamp')).toBe('2026-11-22T09:00:00Z');
    expect(value('sequence')).toBe('3');
    expect(value('transp')).toBe('TRANSPARENT');
    expect(value('summary')).toBe('Ann Lee’s birthday');
    expect(value('description')).toMatch(/^Born in 1990\.\n\nFind a gift: https:\/\/presently\.example\/recipients\?/);
  });

  it('tells no year that is unknown', async () => {
    expect((await firstOf({ year: null })).description).not.toMatch(/19|20|Born/);
  });

  it('keeps all characters of names, titles and notes, and divides none at the end of a line', async () => {
    const title = 'Tea, cake; “more” \\ and 👩‍👩‍👧 at Åse’s place: the whole long afternoon until the evening';
    const notes = `BEGIN:VEVENT\r\nSUMMARY:forged\n${'日本語'.repeat(60)},;\\`;
    const text = await textOf([anEntry({ title, notes, recipientName: 'Zoë\u0007 "Z" O’Neil' })]);
    const [event, ...others] = eventsOf(text);
    expect(others).toEqual([]);
    expect(event!.summary).toBe(`${title} (Zoë "Z" O’Neil)`);
    expect(event!.description).toContain(notes.replace('\r\n', '\n'));
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]|\uFFFD/);
  });

  it.each(reminderLeadDays.map((days) => [days]))(
    'has an alarm at nine in the morning, %d days before',
    async (days) => {
      const event = await firstOf({}, days);
      const trigger = event.component.getFirstSubcomponent('valarm')!.getFirstPropertyValue('trigger') as ICAL.Duration;
      const alarm = event.startDate.clone();
      alarm.isDate = false;
      alarm.addDuration(trigger);
      const expected = ICAL.Time.fromDateString('2026-11-28');
      expected.adjust(-days, 9, 0, 0);
      expect([alarm.toString().slice(0, 10), alarm.hour]).toEqual([expected.toString().slice(0, 10), 9]);
    },
  );

  it('recurs as its rule says, and gives days without a rule an event each', async () => {
    const first = await firstOf({ rule: 'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', days: ['2027-05-09'] });
    const iterator = first.iterator();
    expect([1, 2, 3].map(() => String(iterator.next()))).toEqual(['2027-05-09', '2028-05-14', '2029-05-13']);
    const dated = eventsOf(await textOf([anEntry({ rule: null, days: ['2027-03-28', '2028-04-16'] })]));
    expect(dated.map(({ uid, startDate }) => [uid.slice(36), String(startDate)])).toEqual([
      ['-2027@occasions.presently', '2027-03-28'],
      ['-2028@occasions.presently', '2028-04-16'],
    ]);
  });

  const noteIn = (text: string) => eventsOf(text).find(({ uid }) => uid.startsWith('left-out'))?.description;

  it('says what it leaves out: entries beyond its limits, and entries without a day', async () => {
    const many = Array.from({ length: 200 }, () => anEntry());
    expect(noteIn(await textOf(many))).toBeUndefined();
    const few = await textOf(many, 7, { ...unlimited, mostEntries: 120 });
    expect(eventsOf(few)).toHaveLength(121);
    expect(noteIn(few)).toMatch(/^It is full with 120 dates, .* left out\.\nAll dates: https:/);
    const short = await textOf(many, 7, { ...unlimited, mostCharacters: 20_000 });
    expect(short.length).toBeLessThan(21_500);
    expect(noteIn(short)).toMatch(/^It is full with \d+ dates/);
    const poisoned = await textOf([anEntry({ days: [] }), anEntry(), anEntry({ days: ['9999-12-31', '10000-01-01'] })]);
    expect(eventsOf(poisoned)).toHaveLength(2);
    expect(noteIn(poisoned)).toMatch(/^2 dates cannot be shown in a calendar\./);
  });
});
