import type { CheckedPerson } from '../read/checked-person.js';
import type { Contacts } from './contacts.js';
import { learn, type Difference } from './difference.js';
import { markOf } from '../import-mark.entity.js';
import { birthdayOf, type KnownPerson } from './known-person.js';
import { foldedName, haveSameFirstName } from './names.js';
import { isSameDay } from '../read/written-day.js';

/**
 * Recognizes people: by the exporter's id, then the address, the phone number and the name. Two people may share an
 * address or a number, so there the name or the birthday must not speak against it.
 */
export class KnownPeople {
  private readonly byMark = new Map<string, KnownPerson>();
  private readonly byEmail = new Map<string, Set<KnownPerson>>();
  private readonly byPhone = new Map<string, Set<KnownPerson>>();
  private readonly byName = new Map<string, Set<KnownPerson>>();

  private undoing: (() => void)[] | undefined;

  constructor(private readonly contacts: Contacts) {}

  /** @param read the row of the file that the person comes from */
  add(person: KnownPerson, { emails = [], phones = [] }: Partial<Pick<CheckedPerson, 'emails' | 'phones'>>): void {
    for (const mark of person.marks) {
      const former = this.byMark.get(mark);
      this.byMark.set(mark, person);
      this.undoing?.push(() => (former ? this.byMark.set(mark, former) : this.byMark.delete(mark)));
    }
    for (const email of person.email === null ? emails : [person.email, ...emails])
      this.note(this.byEmail, this.contacts.emailKey(email), person);
    for (const phone of person.phone === null ? phones : [person.phone, ...phones])
      this.note(this.byPhone, this.contacts.phoneKey(phone), person);
    this.note(this.byName, foldedName(person.name), person);
  }

  /** Takes a difference over, so that a later row of the file is compared with it. */
  learn(known: KnownPerson, difference: Difference): void {
    const { days, marks } = known;
    const before = { ...known, days: days.map((day) => ({ ...day })), marks: new Set(marks) };
    this.undoing?.push(() => Object.assign(known, before));
    learn(known, difference);
  }

  /** From now on, {@link forget} takes back what is added and learned. */
  begin(): void {
    this.undoing = [];
  }

  forget(): void {
    for (const undo of this.undoing?.toReversed() ?? []) undo();
    this.undoing = [];
  }

  find(person: CheckedPerson): KnownPerson | undefined {
    const byId = person.uid === undefined ? undefined : this.byMark.get(markOf('person', person.uid));
    if (byId) return byId;
    const name = foldedName(person.name);
    const named = (known: KnownPerson) => foldedName(known.name) === name;
    const byEmail = candidates(this.byEmail, person.emails.map(this.contacts.emailKey));
    const byPhone = candidates(this.byPhone, person.phones.map(this.contacts.phoneKey));
    return (
      byEmail.find(named) ??
      byEmail.find((known) => !known.isOfFile && !haveOtherBirthdays(known, person)) ??
      byPhone.find(named) ??
      byPhone.find((known) => !known.isOfFile && mayShareNumber(known, person, name)) ??
      this.byItsName(person, name)
    );
  }

  private note(index: Map<string, Set<KnownPerson>>, key: string, person: KnownPerson): void {
    const known = index.get(key) ?? new Set();
    if (known.has(person)) return;
    index.set(key, known.add(person));
    this.undoing?.push(() => known.delete(person));
  }

  private byItsName(person: CheckedPerson, name: string): KnownPerson | undefined {
    const all = [...(this.byName.get(name) ?? [])];
    const hasBirthday = all.find((known) => haveSameBirthday(known, person));
    const isOther = (known: KnownPerson) =>
      haveOtherBirthdays(known, person) && (known.isOfFile || this.haveOtherEmails(known, person));
    return hasBirthday ?? all.find((known) => !haveOtherBirthdays(known, person)) ?? all.find((each) => !isOther(each));
  }

  private haveOtherEmails(known: KnownPerson, { emails }: CheckedPerson): boolean {
    if (known.email === null || emails.length === 0) return false;
    return !emails.map(this.contacts.emailKey).includes(this.contacts.emailKey(known.email));
  }
}

const candidates = (index: ReadonlyMap<string, Set<KnownPerson>>, keys: readonly string[]): KnownPerson[] =>
  keys.flatMap((key) => [...(index.get(key) ?? [])]);

function haveOtherBirthdays(known: KnownPerson, { birthday }: CheckedPerson): boolean {
  const day = birthdayOf(known);
  return day !== undefined && !!birthday && !isSameDay(day.date, birthday);
}

function haveSameBirthday(known: KnownPerson, { birthday }: CheckedPerson): boolean {
  const day = birthdayOf(known);
  return day !== undefined && !!birthday && isSameDay(day.date, birthday);
}

const mayShareNumber = (known: KnownPerson, person: CheckedPerson, name: string): boolean =>
  haveSameBirthday(known, person) ||
  (haveSameFirstName(foldedName(known.name), name) && !haveOtherBirthdays(known, person));
