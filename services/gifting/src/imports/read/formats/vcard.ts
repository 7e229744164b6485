import { importLimits, type DayOrder } from '@presently/rules/imports';
import type { OccasionType } from '@presently/rules/vocabulary';
import { ownCardFields, ownCardProperty, ruleOf } from '@presently/rules/person-fields';
import { blocksOf, type Block } from '../blocks.js';
import type { Entry, Format } from '../format.js';
import { isUnreadable, type ImportedOccasion, type ImportedPerson } from '../imported-person.js';
import { doubtIn } from './table-person.js';
import { midnightIn } from '../event-day.js';
import { isCompany, nameOfAddress } from '../values/company.js';
import { fullName, writtenName, type NameParts } from '../values/full-name.js';
import { postalAddress } from '../values/postal-address.js';
import { contactFields } from '../values/written-contacts.js';
import { dayText, propertyOf, unescapedText, type Property } from '../property.js';
import type { SourceFile } from '../files/source-file.js';
import { told } from '../told.js';
import { dayOf, dayOrRefusal, dayOrderOf, withoutEmptyDay } from '../values/written-day.js';
import { orderOfSender } from './asked-days.js';

/** Cards as Apple, Google, Android, Outlook and Fastmail export them: vCard 2.1, 3.0 and 4.0. */
export const vcard: Format = {
  name: 'vCard',
  recognizes: ({ start }) => /^[ \t]*BEGIN:[ \t]*VCARD[ \t]*$/im.test(start.slice(0, 1_000)),
  *read(file: SourceFile) {
    const days = { order: dayOrderOf(numericDaysIn(file.text), orderOfSender(file)), zone: file.sender.zone };
    for (const block of blocksOf(file.text, 'VCARD')) {
      const entry = entryOf(block, days);
      if (!entry) continue;
      const isDoubtful = !isUnreadable(entry) && file.isAnyDoubtful(block.number, block.end);
      yield isDoubtful ? { ...entry, doubts: [...(entry.doubts ?? []), doubtIn(block.number)] } : entry;
    }
  },
};

/** Groups that address books make by themselves. */
const ownGroups = /^(?:\* ?)?(?:my ?contacts|starred(?: in android)?|coworkers|contacts|vcards|imported.*)$/i;
const anniversaryNames = /^(?:ANNIVERSARY|X-ANNIVERSARY|X-MS-ANNIVERSARY|X-EVOLUTION-ANNIVERSARY|.*-X-ANNIVERSARY)$/;

/** How the days of a file are read. */
interface DaysOfFile {
  order: DayOrder;
  zone: string | undefined;
}

/** `05/03/1980`, as programs that keep to no standard write it. */
const numericDaysIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /^(?:[\w-]{1,40}\.)?(?:BDAY|[\w-]{0,40}ANNIVERSARY|X-ABDATE)[^:\n]{0,100}:(\d{1,2}[/-]\d{1,2}[/-]\d+)/gim,
    ),
  ].map(([, day]) => day!);

/** @returns undefined for a list of people, which address books export as a card */
function entryOf(block: Block, daysOfFile: DaysOfFile): Entry | undefined {
  const { number: line } = block;
  const properties = block.lines.flatMap((each) => propertyOf(each, 'vcard') ?? []);
  const all = (...names: string[]) => properties.filter(({ name }) => names.includes(name)).toSorted(byPreference);
  const first = (...names: string[]) => all(...names)[0];
  const kind = textOf(first('KIND', 'X-ADDRESSBOOKSERVER-KIND')).toLowerCase();
  if (kind === 'group') return undefined;

  const emails = all('EMAIL').map(textOf).filter(Boolean);
  const labels = labelsOf(properties);
  const phones = all('TEL').map((phone) => ({ number: numberOf(phone), kind: kindOf(phone, labels) }));
  const contacts = contactFields(
    emails,
    phones.filter(({ number }) => number !== ''),
  );
  const parts = partsOf(first('N'), textOf(first('LANG')));
  const name =
    writtenName(textOf(first('FN')), parts) ||
    fullName(parts) ||
    textOf(first('NICKNAME')) ||
    nameOfAddress(contacts.email ?? '');
  const isOfCompany = kind === 'org' || textOf(first('X-ABSHOWAS')).toUpperCase() === 'COMPANY';
  if (isOfCompany || (!first('BDAY') && kind !== 'individual' && isNamedAsCompany(first))) {
    return { name: textOf(first('FN')) || textOf(first('ORG')) || name, problems: [told('card-of-company')] };
  }
  if (!name) return { problems: [told('card-without-name', { line })] };

  const days = androidDaysOf(properties);
  const born = first('BDAY');
  const others = all('X-ALTBDAY', 'X-LUNAR-BIRTHDAY', 'X-CHINESE-BIRTHDAY');
  const birthday = (born && withoutEmptyDay(dayText(born))) || days.find(({ type }) => type === 'Birthday')?.date;
  const occasions = [
    ...anniversariesOf(properties, labels, daysOfFile.order),
    ...days.filter(({ type }) => type !== 'Birthday'),
  ];
  const person: ImportedPerson = { name, occasions, ...contacts };
  const doubts = [
    ...(born?.calendar ? [told('birthday-of-calendar', { line, calendar: born.calendar })] : []),
    ...others
      .slice(0, importLimits.problems)
      .map(({ calendar = 'lunar' }) => told('birthday-left-out', { line, calendar })),
    ...unreadDaysOf(properties)
      .slice(0, importLimits.problems)
      .map((written) => told('day-unread', { line, written })),
  ];
  if (doubts.length > 0) person.doubts = doubts;
  if (!born?.calendar && birthday?.trim())
    person.birthday = dayOrRefusal(bornOn(birthday, daysOfFile), birthday.trim());
  const optional = {
    uid: textOf(first('UID')).replace(/^urn:uuid:/i, ''),
    address: addressOf(first('ADR')),
    language: textOf(first('LANG')),
    // An offset names no zone.
    timeZone: first('TZ')?.raw.includes('/') ? first('TZ')!.raw.trim() : '',
  };
  for (const [field, value] of Object.entries(optional)) if (value) Object.assign(person, { [field]: value });
  const groups = all('CATEGORIES')
    .flatMap(textsOf)
    .filter((label) => !ownGroups.test(label));
  if (groups.length > 0) person.labels = groups;
  const interests = all('INTEREST', 'HOBBY').flatMap(textsOf);
  if (interests.length > 0) person.interests = interests;
  return Object.assign(person, ownValues(properties));
}

function isNamedAsCompany(first: (...names: string[]) => Property | undefined): boolean {
  const [family = '', given = ''] = first('N')?.values[0] ?? [];
  const [organisation = '', ...units] = first('ORG')?.values[0] ?? [];
  const shown = textOf(first('FN')) || textOf(first('NICKNAME'));
  const all = [organisation, ...units].filter(Boolean).join(' ');
  return [organisation, all].some((each) => isCompany({ given, family, shown, organisation: each }));
}

/** What our own exports say in properties of their own. */
function ownValues(properties: readonly Property[]): Partial<ImportedPerson> {
  const raw = new Map(properties.map((property) => [property.name, property.raw]));
  return Object.fromEntries(
    ownCardFields.flatMap((field): [string, unknown][] => {
      const written = raw.get(ownCardProperty(field));
      if (written === undefined) return [];
      const texts = textsInList(written);
      const { holds } = ruleOf(field);
      if (holds === 'list' || holds === 'names') return [[field, texts]];
      const [text = ''] = texts;
      if (holds === 'number') return /^\d{1,9}$/.test(text) ? [[field, Number(text)]] : [];
      return [[field, holds === 'switch' ? text === 'true' : text]];
    }),
  );
}

/** `Tea\\, black,Wine` */
const textsInList = (raw: string): string[] => (raw.match(/(?:\\.|[^\\,])+/gs) ?? []).map(unescapedText);

const byPreference = (one: Property, other: Property) => Number(other.isPreferred) - Number(one.isPreferred);

const textsOf = ({ values, raw }: Property): string[] =>
  (values.length > 0 ? values.flat() : [raw]).map((text) => text.trim()).filter(Boolean);

const textOf = (property: Property | undefined): string => (property ? (textsOf(property)[0] ?? '') : '');

/** `Miller;Anna;Eva;Dr.;Jr.` */
function partsOf(property: Property | undefined, language: string): NameParts {
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = property?.values[0] ?? [];
  return { prefix, given, middle, family, suffix, language: property?.language ?? language };
}

const numberOf = (property: Property) => textOf(property).replace(/^tel:/i, '').split(';', 1)[0]!;

/** Apple and Google name a value in another line of its group: `_$!<Anniversary>!$_`. */
const labelsOf = (properties: readonly Property[]): ReadonlyMap<string, string> =>
  new Map(
    properties
      .filter(({ name }) => name === 'X-ABLABEL')
      .map((label) => [label.group, textOf(label).replace(/^_\$!<(.*)>!\$_$/, '$1')]),
  );

/** `work cell`, `pref Handy` */
const kindOf = ({ types, group, isPreferred }: Property, labels: ReadonlyMap<string, string>): string =>
  [...types, isPreferred ? 'pref' : '', (group && labels.get(group)) ?? ''].join(' ').trim();

/** `;;Street 1;Town;Region;Code;Country` */
function addressOf(property: Property | undefined): string {
  const [box = '', more = '', street = '', town = '', region = '', code = '', country = ''] = property?.values[0] ?? [];
  return postalAddress({ lines: [street, more, box], town, region, code, country });
}

function anniversariesOf(
  properties: readonly Property[],
  labels: ReadonlyMap<string, string>,
  order: DayOrder,
): ImportedOccasion[] {
  return properties.flatMap((property): ImportedOccasion[] => {
    const { name, group } = property;
    const isLabelled = name === 'X-ABDATE';
    if (!isLabelled && !anniversaryNames.test(name)) return [];
    const date = property.calendar ? undefined : dayOf(dayText(property), order);
    const label = isLabelled ? (labels.get(group) ?? '') : 'Anniversary';
    return date ? [dayWithLabel(date, label)] : [];
  });
}

/** Days other than the birthday that are written as nothing we know. */
const unreadDaysOf = (properties: readonly Property[]): string[] =>
  properties
    .filter(({ name }) => name === 'X-ABDATE' || anniversaryNames.test(name))
    .filter((property) => property.calendar !== undefined || dayOf(dayText(property)) === undefined)
    .map((property) => (property.calendar ? `${dayText(property)} (${property.calendar})` : dayText(property)))
    .filter((written) => withoutEmptyDay(written).trim() !== '');

/** Some programs write a day as the instant at which it began where the sender lives. */
function bornOn(written: string, { order, zone }: DaysOfFile): string | undefined {
  const isInstant = /^\d{4}-?\d{2}-?\d{2}T[\d:.]{4,12}Z$/.test(written.trim());
  const at = isInstant && zone ? Date.parse(written.trim()) : Number.NaN;
  const day = dayOf(written, order);
  return day !== undefined && !Number.isNaN(at) ? (midnightIn(at, zone!) ?? day) : day;
}

const androidKinds: Record<string, string> = { '1': 'Anniversary', '2': '' };

/** `vnd.android.cursor.item/contact_event;1975-03-09;3;;`: the day, its kind, and of kind 0 its own label. */
function androidDaysOf(properties: readonly Property[]): ImportedOccasion[] {
  return properties.flatMap(({ name, raw }) => {
    if (name !== 'X-ANDROID-CUSTOM') return [];
    const [what = '', written = '', kind = '', label = ''] = raw.split(';');
    const date = what.endsWith('/contact_event') ? dayOf(written) : undefined;
    if (!date) return [];
    if (kind === '3') return [{ type: 'Birthday', date }];
    return [dayWithLabel(date, androidKinds[kind] ?? label)];
  });
}

/** An occasion by the exporter's label. */
export function dayWithLabel(date: string, label: string): ImportedOccasion {
  const type: OccasionType = /anniversar|hochzeitstag|jahrestag|aniversario|anniversaire/i.test(label)
    ? 'Anniversary'
    : 'Other';
  const isOwn = type === 'Other' && label.trim() !== '' && !/^other$/i.test(label.trim());
  return { type, date, recurrence: 'yearly', ...(isOwn && { title: label.trim().slice(0, 80) }) };
}
