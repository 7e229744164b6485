import { Archive, isZip } from './archive.js';
import type { StoredBytes } from './stored-bytes.js';

/** Bytes that are read to recognize a file. */
const startBytes = 16_384;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A file that a sender has given us. */
export class SourceFile {
  private decoded: string | undefined;
  private opened: Archive | undefined;

  /** @param stored a zip, of which `bytes` are the beginning */
  constructor(
    readonly bytes: Buffer,
    private readonly stored?: StoredBytes,
  ) {}

  /** Undefined for a file that is no zip. */
  async archive(): Promise<Archive | undefined> {
    if (!isZip(this.bytes)) return undefined;
    return (this.opened ??= await Archive.open(this.stored ?? this.bytes));
  }

  /** The beginning as text, for the recognition of formats. */
  get start(): string {
    return decode(this.bytes.subarray(0, startBytes), true);
  }

  /** The whole content as text with line feeds only, without a byte order mark. */
  get text(): string {
    return (this.decoded ??= decode(this.bytes, false).replaceAll(/\r\n?/g, '\n'));
  }
}

/** UTF-16 by its mark or its zero bytes, UTF-8 where it is valid, and Windows-1252 otherwise. */
function decode(bytes: Buffer, isPart: boolean): string {
  const encoding = utf16Of(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return utf8.decode(isPart ? wholeCharacters(bytes) : bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark: all files that we read begin with letters of ASCII or a quote.
  if (bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0) return 'utf-16be';
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  return undefined;
}

/** Without the last bytes, which may be part of a character. */
function wholeCharacters(bytes: Buffer): Buffer {
  let end = bytes.length;
  for (let cut = 0; cut < 4 && end > 0 && bytes[end - 1]! >= 0x80; cut++) end--;
  return bytes.subarray(0, end);
}
