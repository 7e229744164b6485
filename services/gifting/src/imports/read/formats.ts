import type { Format } from './format.js';
import { anyTable } from './formats/any-table.js';
import { calendar } from './formats/calendar.js';
import { googleCsv } from './formats/google-csv.js';
import { jcard } from './formats/jcard.js';
import { ldif } from './formats/ldif.js';
import { outlookCsv } from './formats/outlook-csv.js';
import { presentlyCsv } from './formats/presently-csv.js';
import { presentlyExport } from './formats/presently-export.js';
import { thunderbirdCsv } from './formats/thunderbird-csv.js';
import { vcard } from './formats/vcard.js';
import type { SourceFile } from './files/source-file.js';
import { unreadableFile } from './files/unreadable-file.js';
import { told } from './told.js';

/** In the order in which a file is tried: the last one takes any table. */
export const formats: readonly Format[] = [
  presentlyExport,
  vcard,
  calendar,
  ldif,
  jcard,
  presentlyCsv,
  googleCsv,
  outlookCsv,
  thunderbirdCsv,
  anyTable,
];

/** Files that say what they are, and that other programs can write in a form that we read. */
const otherKinds = [
  [/^\ufeff?\s{0,100}(?:<\?xml[^>]{0,200}>\s{0,100})?<vcards[\s>]/i, 'kind-xcard'],
  [/^\ufeff?\s{0,100}(?:<!doctype html|<html)/i, 'kind-web-page'],
] as const;
/** How workbooks of Excel began before they were zips. */
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** @throws Problem `import.unreadable` */
export function formatOf(file: SourceFile): Format {
  if (file.bytes.length === 0) throw unreadableFile(told('file-empty'));
  if (file.bytes.subarray(0, 8).equals(oldOffice)) throw unreadableFile(told('kind-old-office'));
  const named = otherKinds.find(([pattern]) => pattern.test(file.start.slice(0, 2_000)));
  if (named) throw unreadableFile(told(named[1]));
  const format = formats.find((each) => each.recognizes(file));
  if (format) return format;
  throw unreadableFile(told('kind-unknown'));
}
