import type { Recipient } from '@presently/contracts/gifting/recipients';
import { calendarParts, type CalendarEntry } from '@presently/rules/calendar-text';
import { personFieldNames, ruleOf, type ExportedAs } from '@presently/rules/person-fields';
import { nextOccurrences, recurrenceOf } from '@presently/rules/occurrences';
import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarDays } from '../recipients/calendar/calendar-days.js';
import { checkedPerson } from '../imports/read/checked-person.js';
import { formatOf } from '../imports/read/formats.js';
import { isUnreadable } from '../imports/read/imported-person.js';
import { sentencesOf } from '../imports/read/told.js';
import { SourceFile } from '../imports/read/files/source-file.js';
import { storedDay } from '../recipients/occasions/occasion-day.js';
import { toRule } from '../recipients/occasions/occasions.views.js';
import { everyField } from '../recipients/record/every-field.builders.js';
import { exportJson } from './export-json.js';
import { recipientsCsv } from './export-tables.js';
import { toCard } from './recipients-vcf.js';
import type { UserDataSource } from './user-data-source.js';

const today = '2026-11-28';
async function peopleIn(text: string) {
  const file = new SourceFile(Buffer.from(text));
  const people = [];
  for await (const entry of formatOf(file).read(file)) {
    if (isUnreadable(entry)) throw new Error(sentencesOf(entry.problems));
    people.push(checkedPerson(entry, today).person);
  }
  return people;
}
async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

const person = (more: Partial<Recipient>): Recipient =>
  ({
    id: 'b8b88d7c-36e4-46d5-92dd-c67d06ee0c9c',
    name: 'Ada Bright',
    relationship: 'Friend',
    birthday: null,
    email: null,
    phone: null,
    address: null,
    timeZone: null,
    language: null,
    labels: [],
    interests: [],
    dislikes: [],
    sizes: null,
    areSizesForIdeas: true,
    aboutAge: null,
    aboutAgeOn: null,
    gender: null,
    country: null,
    notes: null,
    areNotesForIdeas: false,
    hiddenFromIdeas: [],
    avatar: null,
    createdAt: '2026-11-28T00:00:00.000Z',
    ...more,
  }) as Recipient;

const people = [
  person({ birthday: '--04-12', phone: '+1 202 555 0143', labels: ['Family, close', 'Büro'], notes: '=1+1\n-x, "y"' }),
  person({ name: '渡辺 さくら', birthday: '1990-07-07', interests: ['"quoted"', 'tea; green', 'a,b'], sizes: 'S, 38' }),
  person({ name: "O'Neil, Zoë", labels: ['=SUM(A1)', '-'], dislikes: ['\\n', 'a\\,b'], timeZone: 'Asia/Tokyo' }),
  person({
    name: 'Éva',
    address: 'Fő út 1\n1011 Budapest',
    language: 'hu',
    areSizesForIdeas: false,
    hiddenFromIdeas: ['gender', 'occasionTitle'],
    relationship: '@x',
  }),
];
const kept = ({ id: uid, name, birthday, email, phone, address, labels, interests, dislikes, notes }: Recipient) =>
  Object.fromEntries(
    Object.entries({ uid, name, birthday, email, phone, address, labels, interests, dislikes, notes }).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
const more = ({ relationship, timeZone, language, sizes, areSizesForIdeas, hiddenFromIdeas }: Recipient) => ({
  ...Object.fromEntries(
    Object.entries({ relationship, timeZone, language, sizes, areSizesForIdeas }).filter(([, value]) => value !== null),
  ),
  ...(hiddenFromIdeas.length > 0 && { hiddenFromIdeas }),
});

describe('our own files come back', () => {
  it.each(people)('as cards: $name', async (each) => {
    expect(await peopleIn(toCard(each))).toEqual([expect.objectContaining({ ...kept(each), ...more(each) })]);
  });

  const sourceOf = (some: Recipient[]): UserDataSource =>
    ({
      async *recipients() {
        yield some;
      },
      async *pages({ name }: { name: string }) {
        const days = some.filter(({ birthday }) => birthday !== null);
        if (name === 'recipients') yield some;
        if (name === 'occasions')
          yield days.map(({ id, birthday }) => ({
            recipientId: id,
            type: 'Birthday',
            date: birthday,
            recurrence: 'yearly',
          }));
      },
    }) as unknown as UserDataSource;
  const everyone: Record<ExportedAs, (some: Recipient[]) => Promise<string> | string> = {
    json: (some) => textOf(exportJson(sourceOf(some), new Date(today), () => undefined)),
    table: (some) => textOf(recipientsCsv(sourceOf(some))),
    card: (some) => some.map(toCard).join(''),
  };
  const inEveryFormat = (Object.keys(everyone) as ExportedAs[]).flatMap((as) =>
    personFieldNames.map((field) => ({ field, as, isLost: ruleOf(field).isLostIn?.includes(as) ?? false })),
  );

  it.each(inEveryFormat.filter(({ isLost }) => !isLost))('with $field, as $as', async ({ field, as }) => {
    const [read] = await peopleIn(await everyone[as]([person(everyField as Partial<Recipient>)]));
    expect(read![field]).toEqual(everyField[field]);
  });

  it.each(inEveryFormat.filter(({ isLost }) => isLost))('without $field, as $as', async ({ field, as }) => {
    const [read] = await peopleIn(await everyone[as]([person(everyField as Partial<Recipient>)]));
    expect(read![field] ?? null).toBeNull();
  });

  it('as a table', async () => {
    const read = await peopleIn(await everyone.table(people));
    expect(read).toEqual(people.map((each) => expect.objectContaining({ ...kept(each), ...more(each) })));
  });

  it('as a table of before', async () => {
    const table = readFileSync(join(import.meta.dirname, 'fixtures/recipients.csv'), 'utf8');
    expect(await peopleIn(table)).toMatchObject([
      { name: 'Ada Bright', birthday: '--04-12', phones: ['+1 202 555 0143'], interests: ['tea', 'gardening'] },
      { name: '渡辺 さくら', birthday: '1990-07-07', labels: ['Family', 'close', 'Büro'] },
    ]);
  });

  const days = [
    { type: 'Birthday', date: '1990-07-07' },
    { type: 'Birthday', date: '--02-29', leapDay: 'mar-1' as const },
    { type: 'Anniversary', date: '2008-02-29' },
    { type: 'Anniversary', date: '2008-02-29', leapDay: 'mar-1' as const, notes: 'Bring; cake,\nand tea' },
    { type: 'Holiday', recurrence: 'easter' as const, easterOffset: -2, title: 'Good Friday (ours)' },
    { type: 'Holiday', recurrence: 'easter' as const, easterOffset: 0, easterOf: 'eastern' as const, title: 'Pascha' },
    { type: 'Holiday', recurrence: 'nth-weekday' as const, nth: 5, weekday: 0, month: 5, title: 'Party' },
    { type: 'Other', recurrence: 'nth-weekday' as const, nth: 2, weekday: 0, month: 5 },
    { type: 'Wedding', date: '2030-06-01', recurrence: 'once' as const },
  ];
  const entryOf = (day: (typeof days)[number], isForExport: boolean): CalendarEntry => {
    const { title, notes, ...input } = { title: null, notes: null, ...day };
    const stored = storedDay(input, today);
    const facts = { ...stored, id: '', title, notes, createdAt: `${today}T00:00:00Z` };
    const year = stored.hasYear ? Number(stored.date.slice(0, 4)) : null;
    const own = { ...input, recurrence: recurrenceOf(stored), ...(title && { title }), ...(notes && { notes }) };
    return {
      occasionId: '4f98a2c2-c7db-47c1-a964-2786ff518b55',
      recipientId: 'b8b88d7c-36e4-46d5-92dd-c67d06ee0c9c',
      recipientName: 'Zoë (Zo), O’Neil',
      type: day.type,
      title,
      year,
      notes,
      ...calendarDays(facts, today, isForExport ? 'all' : 'usual'),
      ...(isForExport && { own }),
      sequence: 1,
      changedAt: `${today}T00:00:00Z`,
    };
  };
  const calendarOf = (entry: CalendarEntry) => {
    // eslint-disable-next-line @typescript-eslint/require-await -- pages come from a database
    const pages = async function* () {
      yield [entry];
    };
    const feed = { leadDays: 7, origin: 'https://presently.example', noteOn: today };
    return textOf(calendarParts(pages(), { ...feed, mostEntries: 10, mostCharacters: 100_000 }));
  };

  it.each(days)('as an exported calendar with one event for each day: %j', async (day) => {
    const text = await calendarOf(entryOf(day, true));
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    if (day.recurrence !== 'easter' && day.recurrence !== 'once') expect(text).toContain('RRULE:FREQ=YEARLY');
    const [read, ...others] = await peopleIn(text);
    expect(others).toEqual([]);
    expect(read!.name).toBe('Zoë (Zo), O’Neil');
    const isPlainBirthday = day.type === 'Birthday' && !('leapDay' in day);
    if (isPlainBirthday) expect(read!.birthday).toBe(day.date);
    else expect(read!.occasions).toEqual([expect.objectContaining(day)]);
  });

  it.each(days)('as a feed: %j', async (day) => {
    const read = (await peopleIn(await calendarOf(entryOf(day, false))))[0]!;
    const all = [...read.occasions, ...(read.birthday ? [{ type: 'Birthday', date: read.birthday }] : [])];
    expect(all).toHaveLength(1);
    const next = (input: Parameters<typeof storedDay>[0]) =>
      nextOccurrences(toRule(storedDay(input, today)), '2027-01-01', 6);
    expect(next(all[0]!)).toEqual(next(day));
    expect(all[0]).toMatchObject('title' in day ? { type: day.type, title: day.title } : { type: day.type });
  });

  it('as a calendar of before, with four events for a leap day', async () => {
    const text = readFileSync(join(import.meta.dirname, 'fixtures/occasions.ics'), 'utf8');
    expect(await peopleIn(text)).toMatchObject([
      { name: '渡辺 さくら', birthday: '1990-07-07', occasions: [] },
      {
        name: 'Ada Bright',
        occasions: [
          { type: 'Anniversary', date: '--02-29', recurrence: 'yearly' },
          { title: 'Mother’s Day', recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 },
        ],
      },
    ]);
  });

  it('with rules that other programs understand', () => {
    for (const leapDay of ['feb-28', 'mar-1'] as const) {
      const entry = entryOf({ type: 'Anniversary', date: '2008-02-29', leapDay } as (typeof days)[number], true);
      const iterator = ICAL.Recur.fromString(entry.rule!).iterator(ICAL.Time.fromDateString(entry.days[0]!));
      const shown = [1, 2, 3, 4].map(() => String(iterator.next()));
      const common = leapDay === 'mar-1' ? '03-01' : '02-28';
      expect(shown).toEqual([`2026-${common}`, `2027-${common}`, '2028-02-29', `2029-${common}`]);
    }
  });
});
