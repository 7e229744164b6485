import { canonicalEmail, canonicalPhone } from '@presently/rules/canonical-contact';
import { numberIn } from '@presently/rules/phone-number';
import { lettersOf, nameKey } from './names.js';

/** A rule that keeps what it has found, for the people of one file: the same texts are compared many times. */
function keeping(find: (text: string) => string): (text: string) => string {
  const found = new Map<string, string>();
  return (text) => {
    const known = found.get(text);
    if (known !== undefined) return known;
    const key = find(text);
    found.set(text, key);
    return key;
  };
}

/** Contacts, and the names that go with them, in the form in which all spellings are equal or, of names, found. */
export class Contacts {
  readonly nameKey = keeping(nameKey);
  readonly lettersOf = keeping(lettersOf);
  readonly emailKey = keeping(canonicalEmail);
  readonly phoneKey: (phone: string) => string;

  constructor(country: string) {
    this.phoneKey = keeping((phone) => numberIn(phone, [country]) ?? canonicalPhone(phone));
  }
}
