import { isPlainObject } from '@presently/contracts/kit/plain-object';
import { isTooDeep } from '@presently/messaging/messages';
import { importLimits } from '@presently/rules/imports';
import { ruleOf, storedFields, type FieldRule } from '@presently/rules/person-fields';
import { firstTimeZone, localTimeAt } from '@presently/rules/zoned-time';
import type { EasterChurch, KeptIdeaState, LeapDay, OccasionType, Recurrence } from '@presently/rules/vocabulary';
import { exportFormat, exportVersion } from '../../../exports/export-format.js';
import { isZip } from '../files/archive.js';
import type { Format } from '../format.js';
import type { ImportedGift, ImportedIdea, ImportedOccasion, ImportedPerson } from '../imported-person.js';
import type { SourceFile } from '../files/source-file.js';
import { unreadableFile } from '../files/unreadable-file.js';
import { told } from '../told.js';

/** Bytes of `export.json`. */
const mostBytes = 50_000_000;
/** Values in `export.json`: small ones take far more memory than bytes. */
const mostValues = 3_000_000;
/** Rows of a list other than that of the people. */
const mostRows = 200_000;

type Row = Record<string, unknown>;

/** Our own exports: the zip, or the `export.json` in it. */
export const presentlyExport: Format = {
  name: 'Presently',
  recognizes: ({ bytes, start }: SourceFile) => isZip(bytes) || start.includes(`"format": "${exportFormat}"`),
  async *read(file: SourceFile) {
    const archive = await file.archive();
    const json = archive ? await archive.read('export.json', mostBytes) : file.bytes;
    if (!json) throw unreadableFile(told('export-missing'));
    yield* peopleIn(parsed(json));
  },
};

function parsed(json: Buffer): Row {
  if (json.length > mostBytes || valuesIn(json) > mostValues) throw unreadableFile(told('export-too-large'));
  let read: unknown;
  try {
    read = JSON.parse(json.toString());
  } catch {
    throw unreadableFile(told('export-damaged'));
  }
  if (!isPlainObject(read) || read['format'] !== exportFormat) throw unreadableFile(told('export-foreign'));
  if (read['version'] !== exportVersion) throw unreadableFile(told('export-newer'));
  return read;
}

/** At most so many values: each one but the first follows a comma or begins a list or an object. */
function valuesIn(json: Buffer): number {
  let values = 0;
  for (const byte of json) if (byte === 0x2c || byte === 0x5b || byte === 0x7b) values++;
  return values;
}

function* peopleIn(all: Row): Generator<ImportedPerson> {
  const occasions = byRecipient(listOf(all, 'occasions'));
  const ideas = byRecipient(listOf(all, 'keptIdeas'));
  const gifts = byRecipient(listOf(all, 'gifts'));
  const [account = {}] = listOf(all, 'account');
  const zone = firstTimeZone(account['timeZone'] as string | null | undefined);
  for (const recipient of listOf(all, 'recipients', importLimits.rows)) {
    const id = text(recipient['id']) ?? '';
    yield {
      ...personFrom(recipient, occasions.get(id) ?? []),
      keptIdeas: (ideas.get(id) ?? []).map(ideaFrom),
      history: (gifts.get(id) ?? []).filter(isGiven).map((gift) => giftFrom(gift, zone)),
    };
  }
}

/** @throws Problem `import.unreadable` for a list that no export has */
function listOf(all: Row, name: string, most = mostRows): Row[] {
  const list = all[name] ?? [];
  if (!Array.isArray(list)) throw unreadableFile(told('export-no-list', { list: name }));
  if (list.length > most) throw unreadableFile(told('export-list-too-long', { list: name, most }));
  return list.filter((row): row is Row => isPlainObject(row) && !isTooDeep(row, importLimits.nesting));
}

const byRecipient = (rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ recipientId }) => text(recipientId) ?? '');

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const whole = (value: unknown): number | undefined => (Number.isInteger(value) ? (value as number) : undefined);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** The fields of a row that have a value. */
function given<T extends object>(fields: T): { [Field in keyof T]?: NonNullable<T[Field]> } {
  const found = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(found) as { [Field in keyof T]?: NonNullable<T[Field]> };
}

function personFrom(row: Row, occasions: readonly Row[]): ImportedPerson {
  const birthday = text(row['birthday']);
  // A birthday with more than its date stays an occasion.
  const plain = occasions.find((each) => each['type'] === 'Birthday' && each['date'] === birthday && isPlain(each));
  const fields = Object.fromEntries(storedFields.map((field) => [field, valueOf[ruleOf(field).holds](row[field])]));
  return {
    name: text(row['name']) ?? '',
    occasions: occasions.filter((each) => each !== plain).map(occasionFrom),
    ...given({ uid: text(row['id']), picture: text(row['picture']), ...fields, birthday: plain && birthday }),
  };
}

/** A value of the file as its field holds it; undefined for any other. */
const valueOf: Record<FieldRule['holds'], (value: unknown) => unknown> = {
  text,
  list: texts,
  names: texts,
  number: whole,
  switch: (value) => (typeof value === 'boolean' ? value : undefined),
  birthday: text,
};

export const isPlain = ({ title, notes, leapDay }: Row): boolean => !title && !notes && !leapDay;

export const occasionFrom = (row: Row): ImportedOccasion => ({
  type: (text(row['type']) ?? '') as OccasionType,
  ...given({
    date: text(row['date']),
    title: text(row['title']),
    recurrence: text(row['recurrence']) as Recurrence | undefined,
    leapDay: text(row['leapDay']) as LeapDay | undefined,
    nth: whole(row['nth']),
    weekday: whole(row['weekday']),
    month: whole(row['month']),
    easterOffset: whole(row['easterOffset']),
    easterOf: text(row['easterOf']) as EasterChurch | undefined,
    notes: text(row['notes']),
  }),
});

const ideaFrom = (row: Row): ImportedIdea =>
  given({
    title: text(row['title']),
    link: text(row['link']),
    image: text(row['image']),
    price: text(row['price']),
    note: text(row['note']),
    state: text(row['state']) as KeptIdeaState | undefined,
    givenOn: text(row['givenOn']),
  });

const isGiven = ({ status }: Row): boolean => status === 'sent';

const giftFrom = (row: Row, zone: string): ImportedGift => ({
  giftName: text(row['giftName']) ?? '',
  ...given({
    giftUrl: text(row['giftUrl']),
    giftImageUrl: text(row['giftImageUrl']),
    price: text(row['price']),
    givenOn: dayOf(text(row['sentAt']), zone),
  }),
});

/** The sender's day of an instant. */
function dayOf(instant: string | undefined, zone: string): string | undefined {
  const at = new Date(instant ?? '');
  return Number.isNaN(at.getTime()) ? undefined : localTimeAt(at, zone).date;
}
