import type { Recipient } from '@presently/contracts/gifting/recipients';
import { escaped, folded } from '@presently/rules/content-line';
import { ownCardFields, ownCardProperty, personFieldNames, ruleOf, shownValue } from '@presently/rules/person-fields';
import { FileLimit } from './file-limit.js';
import type { UserDataSource } from './user-data-source.js';

/** Address cards of all people. */
export async function* recipientsVcf(source: UserDataSource): AsyncGenerator<string> {
  const limit = new FileLimit();
  for await (const recipients of source.recipients()) {
    const cards = limit.take(recipients.map(toCard));
    yield cards.join('');
    if (cards.length < recipients.length) return;
  }
}

/** A vCard 3.0 (RFC 2426), which more programs read than 4.0. */
export function toCard(recipient: Recipient): string {
  const { id, name, email, phone, address, labels, avatar, createdAt } = recipient;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Presently//People//EN',
    `UID:urn:uuid:${id}`,
    `FN:${escaped(name)}`,
    `N:;${escaped(name)};;;`,
    ...(email ? [`EMAIL;TYPE=INTERNET:${escaped(email)}`] : []),
    ...(phone ? [`TEL;TYPE=VOICE:${escaped(phone)}`] : []),
    ...(address ? [`ADR;TYPE=HOME:;;${escaped(address)};;;;`] : []),
    ...birthdayOf(recipient),
    ...(labels.length > 0 ? [`CATEGORIES:${labels.map(escaped).join(',')}`] : []),
    ...(avatar ? [`PHOTO;VALUE=uri:${avatar}`] : []),
    `NOTE:${escaped(noteOf(recipient))}`,
    ...ownLines(recipient),
    `REV:${createdAt}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 3.0 has no birthdays without a year. Apple's parameter marks 1604 as none, and other programs know it. */
function birthdayOf({ birthday }: Recipient): string[] {
  if (!birthday) return [];
  return [birthday.startsWith('--') ? `BDAY;X-APPLE-OMIT-YEAR=1604:1604${birthday.slice(1)}` : `BDAY:${birthday}`];
}

/** What no property of a card says, for our own import. */
function ownLines(recipient: Recipient): string[] {
  return ownCardFields.flatMap((field) => {
    const value = recipient[field];
    const texts = Array.isArray(value) ? value : value === null || value === undefined ? [] : [String(value)];
    return texts.length > 0 ? [`${ownCardProperty(field)}:${texts.map(escaped).join(',')}`] : [];
  });
}

const noted = personFieldNames.filter((field) => ruleOf(field).card === 'note');

const noteOf = (recipient: Recipient): string =>
  noted
    .flatMap((field) => {
      const value = shownValue(recipient[field]);
      return value ? [`${ruleOf(field).label}: ${value}`] : [];
    })
    .join('\n');
