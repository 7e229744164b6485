import { Unzip, UnzipInflate } from 'fflate';
import { basename } from 'node:path';
import { UnreadableFeed } from './feed-row.js';

/** Packed bytes that are unpacked at once: even those that repeat one sign stay small. */
const atOnce = 16 * 1024;

const isFeed = (name: string) =>
  /\.(?:tsv|csv|txt|xml|rss|atom)(?:\.gz)?$/i.test(name) &&
  !/^(?:\.|__macosx)/i.test(name) &&
  !/^(?:\.|read_?me|licen[cs]e|changelog)/i.test(basename(name));
/** Workbooks of Excel and of LibreOffice are zips as well. */
const isOfWorkbook = (name: string) =>
  name === '[Content_Types].xml' || name.startsWith('xl/') || name === 'styles.xml';

/**
 * The one feed in a zip, while the zip is read.
 * @throws UnreadableFeed if there is none, or several: each of them has a name of its own in the catalogue
 */
export async function* feedInZip(zip: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unpacked: Buffer[] = [];
  let feed: { name: string; isWhole: boolean } | undefined;
  const unzip = new Unzip((file) => {
    if (isOfWorkbook(file.name)) throw new UnreadableFeed('This is a workbook. Please save it as CSV');
    const found = isFeed(file.name) ? { name: file.name, isWhole: false } : undefined;
    if (found && feed)
      throw new UnreadableFeed(`This zip has several feeds, such as ${feed.name} and ${found.name}. Please unpack it`);
    feed ??= found;
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      if (!found) return;
      unpacked.push(Buffer.from(data));
      found.isWhole = isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const push = (piece: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(piece, isLast);
    } catch (error) {
      throw error instanceof UnreadableFeed
        ? error
        : new UnreadableFeed('This zip is damaged, or locked with a password');
    }
    return unpacked.splice(0);
  };
  for await (const chunk of zip) {
    for (let at = 0; at < chunk.length; at += atOnce) yield* push(chunk.subarray(at, at + atOnce), false);
  }
  yield* push(new Uint8Array(), true);
  if (!feed) throw new UnreadableFeed('There is no feed in this zip: no file is named .tsv, .csv, .txt or .xml');
  if (!feed.isWhole) throw new UnreadableFeed('This zip is damaged, or locked with a password');
}
