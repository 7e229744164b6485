const towns = ['Berlin', 'Lagos', 'Austin', 'Lyon', 'Osaka'];
const groups = ['Family', 'Work', 'Tennis'];
const padded = (number: number, length = 2) => String(number).padStart(length, '0');

/** A vCard file as phones export it. Every fifth person has an anniversary as well. */
export const addressBook = (people: number): string =>
  Array.from({ length: people }, (_, nth) => `${card(nth).join('\r\n')}\r\n`).join('');

const card = (nth: number): string[] => [
  'BEGIN:VCARD',
  'VERSION:3.0',
  `N:Family${nth};Given${nth % 311};;;`,
  `FN:Given${nth % 311} Family${nth}`,
  `UID:8d1f-${nth}`,
  `EMAIL;TYPE=INTERNET;TYPE=HOME:person${nth}@example.com`,
  `TEL;TYPE=CELL:+1 415 ${padded(200 + (nth % 700), 3)} ${padded(nth % 10_000, 4)}`,
  `ADR;TYPE=HOME:;;Street ${nth};${towns[nth % 5]};;${10_000 + nth};`,
  `BDAY:19${padded(50 + (nth % 50))}-${padded(1 + (nth % 12))}-${padded(1 + (nth % 28))}`,
  ...(nth % 5 === 0 ? [`item1.X-ABDATE:2010-06-${padded(1 + (nth % 28))}`, 'item1.X-ABLABEL:_$!<Anniversary>!$_'] : []),
  `CATEGORIES:${groups[nth % 3]}`,
  'NOTE:Met at the fair.',
  'END:VCARD',
];
