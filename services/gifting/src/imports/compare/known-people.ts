import type { KnownBy } from '@presently/rules/imports';
import type { CheckedPerson } from '../read/checked-person.js';
import { markOf } from '../mark.js';
import { areFarApart, birthdaysAgree } from './birthdays.js';
import type { Contacts } from './contacts.js';
import { learn, type Difference } from './difference.js';
import { birthdayOf, type KnownPerson } from './known-person.js';
import { agreementOf, foldedName, isNamedByAddress, type NameAgreement } from './names.js';

/** A person who is meant, and by what. */
export interface Found {
  known: KnownPerson;
  by: KnownBy;
}

interface Kept {
  emails: Set<string>;
  phones: Set<string>;
}

type Read = Pick<CheckedPerson, 'emails' | 'phones'>;

/** An exporter's id that no other exporter gives by chance. */
const longId = 16;
/** People of one name or address that are looked at. */
const lookedAt = 200;

/**
 * Recognizes people: by the exporter's id, then the address, the phone number and the name. Many share an address, a
 * number or a name, so none of them is enough: a person with another name is another person, and so is one of the same
 * name with other contacts or another birthday.
 */
export class KnownPeople {
  private readonly byMark = new Map<string, KnownPerson>();
  private readonly byEmail = new Map<string, Set<KnownPerson>>();
  private readonly byPhone = new Map<string, Set<KnownPerson>>();
  private readonly byName = new Map<string, Set<KnownPerson>>();
  private readonly kept = new Map<KnownPerson, Kept>();

  private undoing: (() => void)[] | undefined;

  constructor(private readonly contacts: Contacts) {}

  /** @param read the row of the file that the person comes from */
  add(person: KnownPerson, read: Partial<Read>): void {
    for (const mark of person.marks) this.mark(mark, person);
    this.noteContacts(person, read);
    this.note(this.byName, this.contacts.lettersOf(person.name), person);
  }

  /** Takes a difference over, so that a later row of the file is compared with it. */
  learn(known: KnownPerson, difference: Difference, read: Partial<Read> = {}): void {
    const { days, marks } = known;
    const before = { ...known, days: days.map((day) => ({ ...day })), marks: new Set(marks) };
    this.undoing?.push(() => Object.assign(known, before));
    learn(known, difference);
    this.noteContacts(known, read);
  }

  /** From now on, {@link forget} takes back what is added and learned. */
  begin(): void {
    this.undoing = [];
  }

  forget(): void {
    for (const undo of this.undoing?.toReversed() ?? []) undo();
    this.undoing = [];
  }

  find(person: CheckedPerson): Found | undefined {
    const byId = person.uid === undefined ? undefined : this.byMark.get(markOf('person', person.uid));
    if (byId && this.isMeantById(byId, person)) return { known: byId, by: 'id' };
    const emails = candidates(this.byEmail, person.emails.map(this.contacts.emailKey));
    const phones = candidates(this.byPhone, person.phones.map(this.contacts.phoneKey));
    const named = [...(this.byName.get(this.contacts.lettersOf(person.name)) ?? [])].slice(0, lookedAt);
    const key = this.contacts.nameKey(person.name);
    const isNamed = (known: KnownPerson) => this.contacts.nameKey(known.name) === key;
    const same = (known: KnownPerson) => agreementOfDays(known, person) === 'same';
    const isByEmail = (known: KnownPerson) => mayShareEmail(known, person, emails.length);
    const isByPhone = (known: KnownPerson) => mayShareNumber(known, person);
    const isByName = (known: KnownPerson) => this.mayShareName(known, person);
    return (
      foundIn(emails.filter(isNamed), 'email', isByEmail, same) ??
      foundIn(phones.filter(isNamed), 'phone', isByPhone, same) ??
      foundIn(emails, 'email', isByEmail, same) ??
      foundIn(phones, 'phone', isByPhone, same) ??
      foundIn(named.filter(isNamed), 'name', isByName, same) ??
      foundIn(named, 'name', (known) => mayBeSpelled(known, person), same)
    );
  }

  private mark(mark: string, person: KnownPerson): void {
    const former = this.byMark.get(mark);
    this.byMark.set(mark, person);
    this.undoing?.push(() => (former ? this.byMark.set(mark, former) : this.byMark.delete(mark)));
  }

  private noteContacts(person: KnownPerson, { emails = [], phones = [] }: Partial<Read>): void {
    const kept = this.kept.get(person) ?? { emails: new Set(), phones: new Set() };
    this.kept.set(person, kept);
    for (const email of person.email === null ? emails : [person.email, ...emails]) {
      const key = this.contacts.emailKey(email);
      this.note(this.byEmail, key, person);
      this.noteKept(kept.emails, key);
    }
    for (const phone of person.phone === null ? phones : [person.phone, ...phones]) {
      const key = this.contacts.phoneKey(phone);
      this.note(this.byPhone, key, person);
      this.noteKept(kept.phones, key);
    }
  }

  private noteKept(keys: Set<string>, key: string): void {
    if (keys.has(key)) return;
    keys.add(key);
    this.undoing?.push(() => keys.delete(key));
  }

  private note(index: Map<string, Set<KnownPerson>>, key: string, person: KnownPerson): void {
    const known = index.get(key) ?? new Set();
    if (known.has(person)) return;
    index.set(key, known.add(person));
    this.undoing?.push(() => known.delete(person));
  }

  /** Exporters with short ids number their people from 1, so another file may give the same id to somebody else. */
  private isMeantById(known: KnownPerson, person: CheckedPerson): boolean {
    if (person.uid!.length >= longId || isSure.has(agreementOf(known.name, person.name))) return true;
    const { emails, phones } = this.kept.get(known)!;
    return (
      agreementOfDays(known, person) === 'same' ||
      person.emails.some((email) => emails.has(this.contacts.emailKey(email))) ||
      person.phones.some((phone) => phones.has(this.contacts.phoneKey(phone)))
    );
  }

  /** People of one name who share no contact. With other contacts, only the birthday says that they are one. */
  private mayShareName(known: KnownPerson, person: CheckedPerson): boolean {
    const days = agreementOfDays(known, person);
    if (days === 'same') return true;
    const { emails, phones } = this.kept.get(known)!;
    const haveOthers = (emails.size > 0 && person.emails.length > 0) || (phones.size > 0 && person.phones.length > 0);
    return !haveOthers && (days === 'unknown' || (days === 'corrected' && !known.isOfFile));
  }
}

/** Agreements of names that need no proof. */
const isSure: ReadonlySet<NameAgreement> = new Set(['equal', 'near', 'nickname']);

const candidates = (index: ReadonlyMap<string, Set<KnownPerson>>, keys: readonly string[]): KnownPerson[] => [
  ...new Set(keys.flatMap((key) => [...(index.get(key) ?? [])].slice(0, lookedAt))),
];

/** Of several, the one with the same birthday. */
function foundIn(
  all: readonly KnownPerson[],
  by: KnownBy,
  may: (known: KnownPerson) => boolean,
  isBest: (known: KnownPerson) => boolean,
): Found | undefined {
  const possible = all.filter(may);
  const known = possible.find(isBest) ?? possible[0];
  return known && { known, by };
}

const agreementOfDays = (known: KnownPerson, { birthday }: CheckedPerson) =>
  birthdaysAgree(birthdayOf(known)?.date, birthday ?? undefined);

/** Whether a person with the same address is meant. The cards of one file are of two people if their names differ. */
function mayShareEmail(known: KnownPerson, person: CheckedPerson, sharing: number): boolean {
  const days = agreementOfDays(known, person);
  const names = agreementOf(known.name, person.name);
  if (names === 'equal') {
    if (days !== 'other') return true;
    return !known.isOfFile && !areFarApart(birthdayOf(known)!.date, person.birthday!);
  }
  if (known.isOfFile || days === 'other') return false;
  if (isSure.has(names)) return true;
  if (names !== 'other') return isProven(known, person);
  return (sharing === 1 && isNameless(person)) || (days === 'same' && isOwnAddress(known, person));
}

/** Families share a number, so a nickname is not enough. */
function mayShareNumber(known: KnownPerson, person: CheckedPerson): boolean {
  const days = agreementOfDays(known, person);
  const names = agreementOf(known.name, person.name);
  if (names === 'equal') return days !== 'other' && !(days === 'corrected' && known.isOfFile);
  if (known.isOfFile || days === 'other') return false;
  return names === 'near' || ((names === 'initial' || names === 'relative') && isProven(known, person));
}

/** Another spelling of a name says too little without the birthday. */
const mayBeSpelled = (known: KnownPerson, person: CheckedPerson): boolean =>
  !known.isOfFile && agreementOfDays(known, person) === 'same' && agreementOf(known.name, person.name) === 'near';

/**
 * An initial is enough as long as no birthday is given by it: P. Baker may be the father of Paul. The same birthday, or
 * an address that names the person, proves more; and nothing but the birthday that `Leo Mum` is not the mother of Leo.
 */
function isProven(known: KnownPerson, person: CheckedPerson): boolean {
  if (agreementOfDays(known, person) === 'same') return true;
  if (agreementOf(known.name, person.name) !== 'initial') return false;
  return !person.birthday || person.emails.some((email) => isNamedByAddress(email, [known.name, person.name]));
}

/** A row without a name is named by its address. */
const isNameless = ({ name, emails }: CheckedPerson): boolean =>
  emails.some((email) => foldedName(email.replace(/@.*/s, '')) === foldedName(name));

/** `Mum` is Ann Miller, born on the same day, if the address is ann@…: it names Ann, and not Mum. */
function isOwnAddress(known: KnownPerson, { name, emails }: CheckedPerson): boolean {
  const [given = ''] = foldedName(name).split(' ');
  const [former = ''] = foldedName(known.name).split(' ');
  return emails.some((email) => {
    const words = foldedName(email.replace(/@.*/s, '')).split(' ');
    return given.length > 2 && words.includes(given) && !words.includes(former);
  });
}
