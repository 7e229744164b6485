import { constants } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expectKey, ObjectStorage, type ByteRange } from './object-storage.js';

const ownerOnly = { folder: 0o700, file: 0o600 };
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Objects as files of a folder: for one machine, or for a volume that several machines mount. */
export class FolderStorage extends ObjectStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, body: Readable): Promise<void> {
    const path = this.pathOf(key);
    const partial = partialOf(path);
    await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder });
    try {
      const file = await open(partial, 'wx', ownerOnly.file);
      // Flushed before the rename: after a crash of the machine no name refers to half an object.
      await pipeline(body, file.createWriteStream({ flush: true }));
      await rename(partial, path);
    } catch (error) {
      body.destroy();
      await rm(partial, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    try {
      const file = await open(this.pathOf(key), constants.O_RDONLY);
      return file.createReadStream(range);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async head(key: string): Promise<{ size: number } | null> {
    try {
      const { size } = await stat(this.pathOf(key));
      return { size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    await Promise.all([rm(path, { force: true }), rm(partialOf(path), { force: true })]);
  }

  private pathOf(key: string): string {
    return join(this.folder, expectKey(key));
  }
}

const partialOf = (path: string) => `${path}.part`;
