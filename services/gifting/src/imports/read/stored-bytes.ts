import type { ObjectStorage } from '@presently/service/object-storage';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

/** Bytes that are read at once: a zip's directory has thousands of short entries. */
const windowBytes = 256 * 1024;

/** The storage has failed, and not the file. */
export class StorageFailure extends Error {}

/** A file in the object storage, of which any part can be read. Memory holds one small part. */
export class StoredBytes extends RandomAccessReader {
  private start = 0;
  private window = Buffer.alloc(0);

  constructor(
    private readonly storage: ObjectStorage,
    private readonly key: string,
    readonly size: number,
  ) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.chunks(start, end));
  }

  override read(to: Buffer, offset: number, length: number, at: number, done: (error: Error | null) => void): void {
    callbackify(() => this.copy(to, offset, length, at))(done);
  }

  private async copy(to: Buffer, offset: number, length: number, at: number): Promise<void> {
    if (at < this.start || at + length > this.start + this.window.length) {
      const parts: Buffer[] = [];
      for await (const part of this.chunks(at, Math.min(this.size, at + Math.max(length, windowBytes))))
        parts.push(part);
      [this.start, this.window] = [at, Buffer.concat(parts)];
    }
    this.window.copy(to, offset, at - this.start, at - this.start + length);
  }

  private async *chunks(start: number, end: number): AsyncGenerator<Buffer> {
    try {
      const content = await this.storage.get(this.key, { start, end: end - 1 });
      if (!content) throw new Error('The file is gone');
      for await (const chunk of content as AsyncIterable<Buffer>) yield chunk;
    } catch (cause) {
      throw new StorageFailure('A part of the file could not be read', { cause });
    }
  }
}
