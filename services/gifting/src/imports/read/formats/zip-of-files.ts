import { importLimits } from '@presently/rules/imports';
import type { Archive } from '../files/archive.js';
import type { Entry, Format } from '../format.js';
import { formatOf } from '../formats.js';
import { SourceFile, type FileSender } from '../files/source-file.js';
import { unpacked } from '../files/unpacked.js';
import { refusalOf, unreadableFile } from '../files/unreadable-file.js';
import { isUnreadable } from '../imported-person.js';
import { shortName, told, toldIn, type Told } from '../told.js';

const readable = /\.(?:vcf|vcard|ics|ical|csv|tsv|ldif|ldi|json)(?:\.gz)?$/i;
const table = /\.(?:csv|tsv)(?:\.gz)?$/i;
/** Bytes of all files of a zip that are unpacked. */
const mostBytes = 5 * importLimits.bytes;
/** Files that are named one by one. */
const mostNamed = 5;

/** Contacts, calendars and tables inside the folders of a zip, as Google Takeout and many programs write them. */
export const zipOfFiles: Format = {
  name: 'Zip',
  recognizes: () => false,
  async *read(file) {
    const archive = (await file.archive())!;
    const leftOut: string[] = [];
    const seen = new Set<string>();
    let [bytes, people, repeated] = [0, 0, 0];
    for (const name of archive.names.toSorted()) {
      bytes += readable.test(name) ? archive.sizeOf(name) : 0;
      if (!isWanted(name) || bytes > mostBytes) {
        leftOut.push(name);
        continue;
      }
      for await (const entry of entriesOf(archive, name, leftOut, file.sender)) {
        const key = JSON.stringify(entry);
        if (seen.has(key)) {
          repeated++;
          continue;
        }
        seen.add(key);
        if (!isUnreadable(entry)) people++;
        yield isUnreadable(entry) ? { ...entry, problems: entry.problems.map((each) => toldIn(name, each)) } : entry;
      }
    }
    if (people === 0 && seen.size === 0) throw unreadableFile(told('zip-without-people'), toldLeftOut(leftOut));
    if (repeated > 0) yield { problems: [told('zip-repeats', { count: repeated })] };
    if (leftOut.length > 0) yield { problems: [toldLeftOut(leftOut)] };
  },
};

/** Programs of Apple put copies of attributes beside the files. */
const isWanted = (name: string) => readable.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name);

async function* entriesOf(
  archive: Archive,
  name: string,
  leftOut: string[],
  sender: FileSender,
): AsyncGenerator<Entry> {
  try {
    const bytes = unpacked((await archive.read(name, importLimits.bytes))!);
    const file = new SourceFile(bytes, undefined, undefined, sender);
    const format = formatOf(file);
    // Any text is a table of one column.
    if (format.columns && !table.test(name)) {
      leftOut.push(name);
      return;
    }
    yield* format.read(file);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    yield { name: shortName(name), problems: refusal };
  }
}

function toldLeftOut(names: readonly string[]): Told {
  const count = names.length;
  const files = names.slice(0, mostNamed).map(shortName).join(', ');
  return count > mostNamed
    ? told('zip-many-files-left-out', { count, files, more: count - mostNamed })
    : told('zip-files-left-out', { count, files });
}
