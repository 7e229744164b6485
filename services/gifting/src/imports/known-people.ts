import { canonicalEmail, canonicalPhone } from '@presently/rules/canonical-contact';
import { toE164 } from '../sending/phone-number.js';
import type { CheckedPerson } from './checked-person.js';
import { markOf } from './import-mark.entity.js';
import { foldedName, haveSameFirstName } from './names.js';
import { isSameDay } from './written-day.js';

/** A day of a person who is known. */
export interface KnownDay {
  id: string;
  type: string;
  title: string | null;
  /** As it is shown: `--MM-DD` without a year. */
  date: string;
  /** Of a day that moves. */
  movingKey: string | null;
}

/** What is compared with a file. */
export interface KnownPerson {
  /** Null for a person of the same file who is not added yet. */
  recipientId: string | null;
  /** Whether an earlier row of the same file is the person: exporters list two people for two cards. */
  isOfFile: boolean;
  name: string;
  relationship: string;
  email: string | null;
  phone: string | null;
  avatar: string | null;
  address: string | null;
  sizes: string | null;
  timeZone: string | null;
  language: string | null;
  interests: string[];
  labels: string[];
  dislikes: string[];
  days: KnownDay[];
  marks: Set<string>;
}

export const birthdayOf = ({ days }: Pick<KnownPerson, 'days'>): KnownDay | undefined =>
  days.find(({ type, movingKey }) => type === 'Birthday' && movingKey === null);

/** Contacts in the form in which all spellings are equal. */
export class Contacts {
  constructor(private readonly country: string) {}

  readonly emailKey = (email: string): string => canonicalEmail(email);
  readonly phoneKey = (phone: string): string => toE164(phone, this.country) ?? canonicalPhone(phone);
}

/**
 * Recognizes people: by the exporter's id, then the address, the phone number and the name. Two people may share an
 * address or a number, so there the name or the birthday must not speak against it.
 */
export class KnownPeople {
  private readonly byMark = new Map<string, KnownPerson>();
  private readonly byEmail = new Map<string, Set<KnownPerson>>();
  private readonly byPhone = new Map<string, Set<KnownPerson>>();
  private readonly byName = new Map<string, Set<KnownPerson>>();

  constructor(
    people: Iterable<KnownPerson>,
    private readonly contacts: Contacts,
  ) {
    for (const person of people) this.add(person, {});
  }

  /** @param read the row of the file that the person comes from */
  add(person: KnownPerson, { emails = [], phones = [] }: Partial<Pick<CheckedPerson, 'emails' | 'phones'>>): void {
    for (const mark of person.marks) this.byMark.set(mark, person);
    for (const email of person.email === null ? emails : [person.email, ...emails])
      noted(this.byEmail, this.contacts.emailKey(email), person);
    for (const phone of person.phone === null ? phones : [person.phone, ...phones])
      noted(this.byPhone, this.contacts.phoneKey(phone), person);
    noted(this.byName, foldedName(person.name), person);
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

function noted(index: Map<string, Set<KnownPerson>>, key: string, person: KnownPerson): void {
  const known = index.get(key);
  if (known) known.add(person);
  else index.set(key, new Set([person]));
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
