/** A file of which any part can be read, wherever it is. */
export interface ByteSource {
  readonly size: number;
  /** @param end the first byte that is not read */
  read(start: number, end: number): Promise<Buffer>;
}
