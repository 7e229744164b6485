import { canonicalEmail, canonicalPhone } from '@presently/rules/canonical-contact';
import { readNumber } from '@presently/rules/phone-number';

/** Contacts in the form in which all spellings are equal. It keeps those of one file: numbers are costly to read. */
export class Contacts {
  private readonly phones = new Map<string, string>();

  constructor(private readonly country: string) {}

  readonly emailKey = (email: string): string => canonicalEmail(email);

  readonly phoneKey = (phone: string): string => {
    const known = this.phones.get(phone);
    if (known !== undefined) return known;
    const key = readNumber(phone, [this.country])?.number ?? canonicalPhone(phone);
    this.phones.set(phone, key);
    return key;
  };
}
