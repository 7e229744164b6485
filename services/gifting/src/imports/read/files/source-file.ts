import type { TextEncoding } from '@presently/rules/imports';
import { Archive, isZip } from './archive.js';
import { decoded } from './encoding.js';
import { decodedByLine, type Decoded } from './lines-of-bytes.js';
import type { StoredBytes } from './stored-bytes.js';

/** Bytes that are read to recognize a file. */
const startBytes = 16_384;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What helps to read a file that does not say it itself. */
export interface FileSender {
  /** A tag. */
  language?: string | undefined;
  /** An IANA time zone. */
  zone?: string | undefined;
}

/** A file that a sender has given us. */
export class SourceFile {
  private content: Decoded | undefined;
  private opened: Archive | undefined;

  /**
   * @param stored a zip, of which `bytes` are the beginning
   * @param chosen the encoding that the sender has chosen
   */
  constructor(
    readonly bytes: Buffer,
    private readonly stored?: StoredBytes,
    private readonly chosen?: TextEncoding,
    readonly sender: FileSender = {},
  ) {}

  /** Undefined for a file that is no zip. */
  async archive(): Promise<Archive | undefined> {
    if (!isZip(this.bytes)) return undefined;
    return (this.opened ??= await Archive.open(this.stored ?? this.bytes));
  }

  /** The beginning as text, for the recognition of formats. */
  get start(): string {
    return startOf(this.bytes.subarray(0, startBytes), this.chosen);
  }

  /** The whole content as text with line feeds only, without a byte order mark. */
  get text(): string {
    return this.read.text;
  }

  /** In which its text is read. */
  get encoding(): TextEncoding {
    return this.read.encoding;
  }

  /** Whether one of some lines, from 1, is damaged or in another encoding than the others. */
  isAnyDoubtful(from: number, to: number): boolean {
    const { doubtful } = this.read;
    if (doubtful.size === 0) return false;
    for (let line = from; line <= to; line++) if (doubtful.has(line)) return true;
    return false;
  }

  private get read(): Decoded {
    if (this.content) return this.content;
    const { text, ...more } = decode(this.bytes, this.chosen);
    return (this.content = { text: text.replaceAll(/\r\n?/g, '\n'), ...more });
  }
}

const certain: ReadonlySet<number> = new Set();

/** As the sender says, UTF-16 by its mark or its zero bytes, UTF-8 where it is valid, and line by line otherwise. */
function decode(bytes: Buffer, chosen: TextEncoding | undefined): Decoded {
  const encoding = chosen === 'utf-8' ? undefined : (chosen ?? utf16Of(bytes));
  if (encoding) return { text: decoded(bytes, encoding), encoding, doubtful: certain };
  try {
    return { text: utf8.decode(bytes), encoding: 'utf-8', doubtful: certain };
  } catch {
    return decodedByLine(bytes);
  }
}

/** The same of a beginning, which may end inside a character. */
function startOf(bytes: Buffer, chosen: TextEncoding | undefined): string {
  const known = utf16Of(bytes);
  if (chosen || known) return decoded(bytes, chosen ?? known!);
  const end = bytes.length < startBytes ? bytes : wholeCharacters(bytes);
  try {
    return utf8.decode(end);
  } catch {
    const { text } = decodedByLine(end);
    return text;
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
