import { ideasImported, type ImportedIdea as IdeaOfEvent } from '@presently/contracts/gifting/imports';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { emissionsOf, type Change, type Emission } from '@presently/messaging/outbox';
import { insertRows } from '@presently/work/rows/insert-rows';
import { randomUUID } from 'node:crypto';
import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { newOccasion } from '../../recipients/occasions/create-occasion.js';
import { storedDay } from '../../recipients/occasions/occasion-day.js';
import { Occasion } from '../../recipients/occasions/occasion.entity.js';
import { isBirthday } from '../../recipients/record/birthday.js';
import { keepPortraits, removePortraits } from '../../recipients/portraits/store-portrait.js';
import { changeOf } from '../../recipients/record/publish-recipient-changed.js';
import { fieldsOf } from '../../recipients/record/recipient-fields.js';
import { Recipient } from '../../recipients/record/recipient.entity.js';
import { withDayOfAge } from '../../recipients/record/said-age.js';
import type { CheckedPerson } from '../read/checked-person.js';
import type { Contacts } from '../compare/contacts.js';
import { differenceOf, knownFrom, wordsOf, type Difference } from '../compare/difference.js';
import { fingerprintOf } from './fingerprint.js';
import { ImportMark } from '../import-mark.entity.js';
import type { ImportRow } from '../import-row.entity.js';
import { rowsAtOnce } from '../import-rules.js';
import type { ImportResult } from '../import.entity.js';
import type { ImportedIdea, ImportedOccasion } from '../read/imported-person.js';
import type { KnownPeople } from '../compare/known-people.js';
import type { KnownPerson } from '../compare/known-person.js';
import { Turns } from '../read/files/turns.js';
import { storedProblems, told } from '../read/told.js';
import { noEffect, replaceable, type BirthdayDate, type Undo } from './undo.js';

interface Place {
  userId: string;
  now: Date;
  contacts: Contacts;
  /** How many people the sender's plan has room for. */
  room: number;
}

/** A row that is chosen, and what became of it. */
export type OpenRow = Pick<ImportRow, 'position' | 'person' | 'undo' | 'problem' | 'problems' | 'isSomebodyElse'>;
type NewDay = ReturnType<typeof newOccasion>;
type Birthday = BirthdayDate & Pick<Occasion, 'id'>;

/** The writing of some rows in one transaction. */
export class Batch {
  readonly result: ImportResult = { added: 0, changed: 0, dates: 0, ideas: 0, kept: 0 };
  /** People who were known and have changed. */
  readonly changed = new Set<Recipient>();
  /** No entity manager holds them, because one statement inserts them all. */
  private readonly added = new Map<string, Recipient>();
  private readonly days: NewDay[] = [];
  private readonly marks: { recipient: string; mark: string; userId: string }[] = [];
  private readonly ideas: Change<typeof ideasImported>[] = [];
  /** Of the rows, as long as no person has them. */
  private pictures = new Set<string>();
  private recipients = new Map<string, Recipient>();
  private birthdays = new Map<string, Birthday>();

  /** What happened to the people who were added, and the ideas of all. */
  readonly emissions: Emission[] = [];

  constructor(
    private readonly tx: EntityManager,
    private readonly people: KnownPeople,
    private readonly place: Place,
  ) {}

  /** Adds or changes the person of each row, and notes in the row how to undo it. */
  async write(rows: readonly OpenRow[]): Promise<void> {
    await this.lockKnown(rows);
    const pictures = rows.flatMap(({ person }) => person?.picture ?? []);
    this.pictures = await keepPortraits(this.tx, pictures);
    const turns = new Turns();
    for (const row of rows) {
      if (row.person) row.undo = this.writePerson(row.person, row);
      await turns.pass();
    }
    const told = this.toldOfAdded();
    await insertRows(this.tx, Recipient, [...this.added.values()]);
    await insertRows(
      this.tx,
      Occasion,
      this.days.map((day) => ({ changedAt: null, ...day, recipient: day.recipient.id })),
    );
    await insertRows(this.tx, ImportMark, this.marks, 'on conflict do nothing');
    await removePortraits(this.tx, [...this.pictures], 0);
    this.emissions.push(...told, ...emissionsOf(ideasImported, this.ideas));
  }

  private async lockKnown(rows: readonly OpenRow[]): Promise<void> {
    const found = rows.flatMap(({ person }) => (person && this.people.find(person)?.known.recipientId) ?? []);
    const ids = [...new Set(found)];
    if (ids.length === 0) return;
    const { userId } = this.place;
    const locked = await this.tx.find(
      Recipient,
      { id: { $in: ids }, userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    this.recipients = new Map(locked.map((recipient) => [recipient.id, recipient]));
    const days = await this.tx.find(
      Occasion,
      { recipient: { $in: ids }, userId, [raw(isBirthday)]: [] },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
    // The oldest is written last, and counts.
    this.birthdays = new Map(days.map((day) => [day.recipient.id, day]));
  }

  private writePerson(person: CheckedPerson, row: OpenRow): Undo {
    if (row.isSomebodyElse) return this.addPerson(person, row);
    const known = this.people.find(person)?.known;
    const recipient = known?.recipientId ? this.recipients.get(known.recipientId) : undefined;
    // The sender may have removed the person since the file was read.
    if (!known || !recipient) return this.addPerson(person, row);
    for (const field of ['name', ...replaceable] as const) Object.assign(known, { [field]: recipient[field] });
    known.avatar = recipient.portrait ?? recipient.avatar;
    const difference = differenceOf(known, person, this.place.contacts);
    this.people.learn(known, difference, person);
    return this.changePerson(recipient, difference);
  }

  private addPerson(person: CheckedPerson, row: OpenRow): Undo {
    if (this.result.added >= this.place.room) {
      Object.assign(row, storedProblems([told('not-added')]));
      return noEffect(null);
    }
    const { userId, now } = this.place;
    const { emails: _, phones: __, uid: ___, isLandline: ____, picture, occasions, ideas, ...fields } = person;
    // Lists by time show the people in the order of the file.
    const createdAt = new Date(now.getTime() - rowsAtOnce + this.result.added);
    const stored = {
      id: randomUUID(),
      userId,
      ...fieldsOf(withDayOfAge(fields, todayOf(now))),
      createdAt,
      version: 1,
      portrait: null,
      publishedHash: null,
    };
    // Its own properties: the accessors of an entity cost more than the rest of a row.
    const recipient = Object.create(Recipient.prototype, Object.getOwnPropertyDescriptors(stored)) as Recipient;
    this.givePicture(recipient, picture);
    const known: KnownPerson = { ...knownFrom(person), recipientId: recipient.id };
    this.people.add(known, person);
    this.recipients.set(recipient.id, recipient);
    this.added.set(recipient.id, recipient);
    const birthday: ImportedOccasion[] = fields.birthday
      ? [{ type: 'Birthday', recurrence: 'yearly', date: fields.birthday }]
      : [];
    const days = [...birthday, ...occasions].map((day) => this.addDay(recipient, day));
    this.result.added++;
    const ideaIds = this.addIdeas(recipient, ideas);
    this.addMarks(recipient, [...known.marks]);
    return { ...noEffect(recipient.id), added: fingerprintOf(recipient, days), ideaIds };
  }

  private changePerson(recipient: Recipient, difference: Difference): Undo {
    const undo = noEffect(recipient.id);
    const { details, birthday, occasions, ideas, marks } = difference;
    const before = Object.fromEntries(replaceable.map((field) => [field, recipient[field]]));
    if (Object.keys(details).length > 0) {
      recipient.change(details);
      undo.details = Object.fromEntries(
        replaceable
          .filter((field) => field in details)
          .map((field) => [field, { from: before[field], to: recipient[field] }]),
      );
    }
    if (this.givePicture(recipient, difference.picture)) undo.portrait = recipient.portrait!;
    if (birthday !== undefined) this.changeBirthday(recipient, birthday, undo);
    undo.occasionIds.push(...occasions.map((day) => this.addDay(recipient, day).id));
    if (birthday !== undefined || occasions.length > 0) recipient.changeOccasions();
    undo.ideaIds = this.addIdeas(recipient, ideas);
    undo.marks = marks;
    this.addMarks(recipient, marks);
    if (wordsOf(difference).length > 0) {
      if (!this.added.has(recipient.id)) this.changed.add(recipient);
      this.result.changed++;
    }
    return undo;
  }

  private givePicture(recipient: Recipient, key: string | undefined): boolean {
    if (key === undefined || !this.pictures.delete(key)) return false;
    recipient.changePortrait(key);
    return true;
  }

  private changeBirthday(recipient: Recipient, date: string, undo: Undo): void {
    const known = this.birthdays.get(recipient.id);
    if (!known) {
      undo.occasionIds.push(this.addDay(recipient, { type: 'Birthday', recurrence: 'yearly', date }).id);
      return;
    }
    const { now } = this.place;
    const from = dateOfBirthday(known);
    const day = storedDay(
      { type: 'Birthday', recurrence: 'yearly', date, leapDay: known.leapDay ?? null },
      todayOf(now),
    );
    moveBirthday(known, day, now);
    undo.birthday = { occasionId: known.id, from, to: dateOfBirthday(known) };
    this.result.dates++;
  }

  private addDay(recipient: Recipient, day: ImportedOccasion): NewDay {
    const { now } = this.place;
    const { title = null, notes = null } = day;
    const facts = { ...storedDay(day, todayOf(now)), title, notes };
    const added = newOccasion(recipient, facts, now);
    if (added.type === 'Birthday') this.birthdays.set(recipient.id, added);
    this.days.push(added);
    this.result.dates++;
    return added;
  }

  private addIdeas(recipient: Recipient, ideas: readonly ImportedIdea[]): string[] {
    if (ideas.length === 0) return [];
    const { userId, now } = this.place;
    const all = ideas.map((idea): IdeaOfEvent => ({
      id: randomUUID(),
      title: idea.title ?? new URL(idea.link!).host.slice(0, 300),
      link: idea.link ?? null,
      image: idea.image ?? null,
      price: idea.price ?? null,
      note: idea.note ?? null,
      state: idea.state ?? 'idea',
      givenOn: idea.givenOn ?? null,
    }));
    this.result.ideas += all.length;
    this.ideas.push({
      aggregate: recipient.toAggregate(),
      data: { recipientId: recipient.id, senderId: userId, importedAt: now.toISOString(), ideas: all },
    });
    return all.map(({ id }) => id);
  }

  private addMarks({ id }: Recipient, marks: readonly string[]): void {
    const { userId } = this.place;
    this.marks.push(...marks.map((mark) => ({ recipient: id, mark, userId })));
  }

  /** Events about the people who were added, with all that this batch knows of them. */
  private toldOfAdded(): Emission[] {
    const days = Map.groupBy(this.days, ({ recipient }) => recipient.id);
    const changes = [...this.added.values()].flatMap((recipient) => {
      const newest = (days.get(recipient.id) ?? []).toSorted((one, other) => (one.id < other.id ? 1 : -1));
      const shown = newest.map((day) => ({
        ...day,
        title: day.title ?? null,
        date: day.hasYear ? day.date : `--${day.date.slice(5)}`,
      }));
      const birthday = shown.findLast(({ type, recurrence }) => type === 'Birthday' && recurrence === 'yearly');
      // A day to come is the next birthday, not the day of birth.
      const isNext = birthday !== undefined && birthday.date > todayOf(this.place.now);
      return changeOf(recipient, shown, (isNext ? `--${birthday.date.slice(5)}` : birthday?.date) ?? null) ?? [];
    });
    return emissionsOf(recipientChanged, changes);
  }
}

const todayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const dateOfBirthday = ({ date, hasYear, leapDay }: BirthdayDate): BirthdayDate => ({
  date,
  hasYear,
  leapDay: leapDay ?? null,
});

/** Another day is reminded of anew; another year alone is not. */
export function moveBirthday(birthday: BirthdayDate, to: BirthdayDate, now: Date): void {
  const isAnotherDay = birthday.date.slice(5) !== to.date.slice(5);
  Object.assign(birthday, dateOfBirthday(to), { changedAt: now }, isAnotherDay && { checkAt: now, remindedFor: null });
}
