import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { RandomAccessReader } from 'yauzl';
import type { ByteSource } from './byte-source.js';

/** Bytes that are read at once: a zip's directory has thousands of short entries. */
const windowBytes = 256 * 1024;

/** A large file, of which memory holds one small part. */
export class StoredBytes extends RandomAccessReader {
  private start = 0;
  private window: Buffer = Buffer.alloc(0);

  constructor(private readonly source: ByteSource) {
    super();
  }

  get size(): number {
    return this.source.size;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.pieces(start, end));
  }

  override read(to: Buffer, offset: number, length: number, at: number, done: (error: Error | null) => void): void {
    callbackify(() => this.copy(to, offset, length, at))(done);
  }

  private async copy(to: Buffer, offset: number, length: number, at: number): Promise<void> {
    if (at < this.start || at + length > this.start + this.window.length) {
      this.window = await this.source.read(at, Math.min(this.size, at + Math.max(length, windowBytes)));
      this.start = at;
    }
    this.window.copy(to, offset, at - this.start, at - this.start + length);
  }

  private async *pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += windowBytes) {
      yield await this.source.read(at, Math.min(end, at + windowBytes));
    }
  }
}
