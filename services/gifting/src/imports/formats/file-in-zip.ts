import { Problem } from '@presently/messaging/problem';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry } from 'yauzl';
import { unreadableFile } from '../unreadable-file.js';

/** Files of a zip that are looked through. */
const mostFiles = 10_000;

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

/**
 * One file of a zip. No other one is unpacked.
 * @throws Problem `import.unreadable` if it is larger than `mostBytes`, whatever the zip says about its size
 */
export async function fileInZip(bytes: Buffer, name: string, mostBytes: number): Promise<Buffer | undefined> {
  try {
    const zip = await fromBufferPromise(bytes);
    let looked = 0;
    for await (const entry of zip.eachEntry()) {
      if (++looked > mostFiles) throw unreadableFile('There are too many files in this zip.');
      if (entry.fileName !== name) continue;
      if (entry.uncompressedSize > mostBytes) throw tooLarge(entry, mostBytes);
      // The stream fails as soon as it has more bytes than the zip says.
      return await buffer(await zip.openReadStreamPromise(entry));
    }
    return undefined;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadableFile('This zip is damaged.');
  }
}

const tooLarge = ({ fileName }: Entry, mostBytes: number) =>
  unreadableFile(`${fileName} has more than ${mostBytes / 1_000_000} MB.`);
