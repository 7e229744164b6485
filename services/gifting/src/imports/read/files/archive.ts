import { Problem } from '@presently/messaging/problem';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import type { StoredBytes } from './stored-bytes.js';
import { shortName, told } from '../told.js';
import { unreadableFile } from './unreadable-file.js';

/** Files of a zip that are looked through. */
const mostFiles = 10_000;

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

/** A zip, of which only the files that are asked for are unpacked. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws Problem `import.unreadable` */
  static async open(content: Buffer | StoredBytes): Promise<Archive> {
    return damagedUnless(async () => {
      const options = { autoClose: false };
      const zip = await (Buffer.isBuffer(content)
        ? fromBufferPromise(content, options)
        : fromRandomAccessReaderPromise(content, content.size, options));
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entries.size >= mostFiles) throw unreadableFile(told('zip-too-many-files'));
        entries.set(entry.fileName, entry);
      }
      return new Archive(zip, entries);
    });
  }

  /** Its files, without folders. */
  get names(): string[] {
    return [...this.entries.keys()].filter((name) => !name.endsWith('/'));
  }

  /** Bytes of a file, as the zip says. */
  sizeOf(name: string): number {
    return this.entries.get(name)?.uncompressedSize ?? 0;
  }

  /** @throws Problem `import.unreadable` if it is larger than `mostBytes`, whatever the zip says about its size */
  async read(name: string, mostBytes: number): Promise<Buffer | undefined> {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    if (entry.uncompressedSize > mostBytes)
      throw unreadableFile(
        told('zip-file-too-large', { entry: shortName(name), megabytes: Math.ceil(mostBytes / 1_000_000) }),
      );
    if (entry.isEncrypted()) throw unreadableFile(told('zip-file-locked', { entry: shortName(name) }));
    // The stream fails as soon as it has more bytes than the zip says.
    return damagedUnless(async () => buffer(await this.zip.openReadStreamPromise(entry)));
  }
}

async function damagedUnless<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadableFile(told('zip-damaged'));
  }
}
