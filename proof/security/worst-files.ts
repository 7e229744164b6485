import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';

/** Almost the longest row that is taken. */
const cell = 60_000;
/** Almost the largest file that is taken. */
const size = 9_000_000;

const spaces = ' '.repeat(cell);
const each = <T>(count: number, write: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => write(nth));
const fill = (heading: string, row: (nth: number) => string) =>
  [heading, ...each(Math.floor(size / Buffer.byteLength(row(0))), row)].join('\n');

const outlook = 'First Name,Last Name,E-mail Address,Categories,Hobby,Birthday';
const google = 'First Name,Last Name,E-mail 1 - Value,Labels,Hobby,Address 1 - Formatted,Birthday';
const own = 'Name,Email,Labels,Interests,Birthday,Address';
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const outlookWith = (text: string) =>
  fill(outlook, (nth) => `A${nth},B,a${nth}@mail.example,${quoted(text)},walking,1980-05-17`);
const googleWith = (text: string) =>
  fill(google, (nth) => `A${nth},B,a${nth}@mail.example,${quoted(text)},walking,,1980-05-17`);
const ownWith = (text: string) =>
  fill(own, (nth) => `A${nth},a${nth}@mail.example,${quoted(text)},walking,1980-05-17,`);
const ownMail = (text: string) => fill(own, (nth) => `A${nth},${quoted(text)},Family,walking,1980-05-17,`);

const cards = (line: string) =>
  each(Math.floor(size / (line.length + 60)), (nth) => card(`Anna ${nth}`, line)).join('');
const card = (name: string, ...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, ...lines, 'END:VCARD', ''].join('\r\n');
const event = (summary: string) =>
  ['BEGIN:VEVENT', `SUMMARY:${summary}`, 'DTSTART:19800517', 'RRULE:FREQ=YEARLY', 'END:VEVENT', ''].join('\r\n');
const events = (summary: string) =>
  `BEGIN:VCALENDAR\r\n${each(Math.floor(size / (summary.length + 90)), (nth) => event(`${nth} ${summary}`)).join('')}END:VCALENDAR\r\n`;

const exported = (recipients: object[]) =>
  JSON.stringify({ format: 'presently-export', version: 1, recipients }, undefined, 1);

/** Files of allowed size that were or might be costly to read: their name, and what they hold. */
export const worstFiles: [string, () => string][] = [
  ['Outlook: spaces between labels', () => outlookWith(`x${spaces}x`)],
  ['Outlook: tabs and no-break spaces', () => outlookWith(`x${'\t\u00a0'.repeat(cell / 4)}x`)],
  ['Outlook: separators only', () => outlookWith(' ;,'.repeat(cell / 3))],
  ['Google: spaces between labels', () => googleWith(`x${spaces}x`)],
  ['Google: colons', () => googleWith(':'.repeat(cell))],
  ['a table: spaces between labels', () => ownWith(`x${spaces}x`)],
  ['a table: bars and colons', () => ownWith(' | ::'.repeat(cell / 5))],
  ['a table: dots after an @', () => ownMail(`a@${'.'.repeat(cell)}`)],
  ['a table: @ and dots', () => ownMail('@.'.repeat(cell / 2))],
  ['a table: one line', () => 'x,'.repeat(size / 2)],
  ['a table: quotes', () => `${own}\n${'"'.repeat(size)}`],
  ['a table: empty lines', () => `${own}\n${'\n'.repeat(size)}`],
  ['a calendar: spaces in brackets', () => events(`birthday (${' '.repeat(30_000)}`)],
  ['a calendar: brackets', () => events(`birthday ${'('.repeat(30_000)}`)],
  ['a calendar: dashes and spaces', () => events(`birthday${' - '.repeat(10_000)}`)],
  ['a calendar: digits', () => events(`birthday ${'1'.repeat(30_000)}`)],
  ['cards: dots in an address', () => cards(`EMAIL:a@${'.'.repeat(30_000)}`)],
  ['cards: semicolons in a number', () => cards(`TEL:+49${';\\n'.repeat(10_000)}`)],
  ['cards: labels', () => cards(`CATEGORIES:${'a,'.repeat(15_000)}`)],
  ['cards: quotes in parameters', () => cards(`EMAIL;TYPE=${'"a'.repeat(15_000)}:a@mail.example`)],
  ['cards: parameters', () => cards(`EMAIL${';TYPE=a'.repeat(4_000)}:a@mail.example`)],
  [
    'cards: soft line ends',
    () => `BEGIN:VCARD\r\nNOTE;ENCODING=QUOTED-PRINTABLE:a${'=\r\n'.repeat(size / 3)}\r\nEND:VCARD`,
  ],
  ['cards: folded lines', () => card('Anna', `NOTE:a${'\r\n b'.repeat(size / 4)}`)],
  ['cards: beginnings', () => 'BEGIN:VCARD\r\n'.repeat(size / 13)],
  ['an export: long texts', () => exported(each(100, (nth) => ({ id: `${nth}`, name: `A${' '.repeat(80_000)}B` })))],
  ['an export: one long id', () => exported([{ id: 'x'.repeat(size), name: 'Anna' }])],
  ['an export: nested lists', () => `{"format": "presently-export","version":1,"recipients":${'['.repeat(size / 2)}`],
];

async function zipOf(json: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(json), 'export.json');
  zip.end();
  return buffer(zip.outputStream);
}

/** Zips, which hold far more than they weigh. */
export const worstZips: [string, () => Promise<Buffer>][] = [
  ['a zip: one huge id', () => zipOf(exported([{ id: 'x'.repeat(44_000_000), name: 'Anna' }]))],
  [
    'a zip: many long texts',
    () => zipOf(exported(each(400, (nth) => ({ id: `${nth}`, name: ` ${nth}`.padEnd(99_000) })))),
  ],
  [
    'a zip: small values',
    () => zipOf(`{"format": "presently-export","version":1,"recipients":[${'1,'.repeat(2_900_000)}1]}`),
  ],
  [
    'a zip: many people with much text',
    () =>
      zipOf(
        exported(
          each(9_000, (nth) => ({
            id: `${nth}`,
            name: `Anna ${nth}`,
            dislikes: each(50, (word) => `${nth} ${word} `.padEnd(90, 'x')),
          })),
        ),
      ),
  ],
];
