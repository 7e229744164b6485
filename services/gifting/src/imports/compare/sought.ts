import type { CheckedPerson } from '../read/checked-person.js';
import type { Contacts } from './contacts.js';
import { markOfIdea } from './difference.js';
import { markOf } from '../mark.js';

/** A number without letters, extension or foreign digits. The last digits of all its spellings are equal. */
const isPlain = /^[\d\s+()./-]*$/;
const digits = 6;

/** By what the people of a file are recognized. */
export class Sought {
  /** Marks of people, and of their ideas. */
  readonly people = new Set<string>();
  readonly ideas = new Set<string>();
  /** {@link Contacts.lettersOf} the names. */
  private readonly names = new Set<string>();
  private readonly emails = new Set<string>();
  private readonly phones = new Set<string>();
  private readonly endings = new Set<string>();

  constructor(private readonly contacts: Contacts) {}

  /** Whether a file says the id of one of the sender's own people, as our exports do. */
  hasId(recipientId: string): boolean {
    return this.people.has(markOf('person', recipientId));
  }

  add({ uid, name, emails, phones, ideas }: CheckedPerson): void {
    if (uid !== undefined) this.people.add(markOf('person', uid));
    for (const idea of ideas) this.ideas.add(markOfIdea(idea));
    this.names.add(this.contacts.lettersOf(name));
    for (const email of emails) this.emails.add(this.contacts.emailKey(email));
    for (const phone of phones) {
      const key = this.contacts.phoneKey(phone);
      this.phones.add(key);
      this.endings.add(endOf(key));
    }
  }

  /** Whether a recipient shares a name, an address or a number with a person of the file. */
  mayBe({ name, email, phone }: { name: string; email: string | null; phone: string | null }): boolean {
    return (
      this.names.has(this.contacts.lettersOf(name)) ||
      (email !== null && this.emails.has(this.contacts.emailKey(email))) ||
      (phone !== null && this.mayCall(phone) && this.phones.has(this.contacts.phoneKey(phone)))
    );
  }

  /** Spares most numbers from being read as a whole, which is costly. */
  private mayCall(phone: string): boolean {
    return this.phones.size > 0 && (!isPlain.test(phone) || this.endings.has(endOf(phone)));
  }
}

const endOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-digits);
