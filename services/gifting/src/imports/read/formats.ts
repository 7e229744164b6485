import type { Format } from './format.js';
import { anyTable } from './formats/any-table.js';
import { calendar } from './formats/calendar.js';
import { googleCsv } from './formats/google-csv.js';
import { outlookCsv } from './formats/outlook-csv.js';
import { presentlyCsv } from './formats/presently-csv.js';
import { presentlyExport } from './formats/presently-export.js';
import { thunderbirdCsv } from './formats/thunderbird-csv.js';
import { vcard } from './formats/vcard.js';
import type { SourceFile } from './source-file.js';
import { unreadableFile } from './unreadable-file.js';

/** In the order in which a file is tried: the last one takes any table. */
export const formats: readonly Format[] = [
  presentlyExport,
  vcard,
  calendar,
  presentlyCsv,
  googleCsv,
  outlookCsv,
  thunderbirdCsv,
  anyTable,
];

/** @throws Problem `import.unreadable` */
export function formatOf(file: SourceFile): Format {
  if (file.bytes.length === 0) throw unreadableFile('The file is empty.');
  const format = formats.find((each) => each.recognizes(file));
  if (format) return format;
  throw unreadableFile(
    'This is not a file that we can read. We read contacts (.vcf), calendars (.ics), tables (.csv) and our own exports (.zip).',
  );
}
