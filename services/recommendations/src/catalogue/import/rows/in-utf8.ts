import { analyse } from 'chardet';
import { isUtf8 } from 'node:buffer';
import { peek } from './peek.js';

/** Bytes with the head of an XML file. */
const enough = 512;
const marks = { fffe: 'utf-16le', feff: 'utf-16be' } as const;
/** Bytes of lines that are looked at to find their encoding. */
const lookedAt = 64 * 1024;
/** A line without an end is taken in parts. */
const longestLine = 1024 * 1024;

/**
 * The file in UTF-8: spreadsheets save UTF-16, and older shops what their country used before Unicode. A head of XML
 * that names its encoding is believed by the reader of XML.
 */
export async function* inUtf8(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { start, all } = await peek(file, enough);
  const marked = marks[start.toString('hex', 0, 2) as keyof typeof marks];
  if (marked) yield* fromUtf16(all, marked);
  else if (namesItself(start)) yield* all;
  else yield* lineByLine(all);
}

const namesItself = (start: Buffer) =>
  /^\s*<\?xml[^>]{0,200}encoding=["'](?!utf-?8["'])/i.test(start.toString('latin1').replace(/^ï»¿/, ''));

async function* fromUtf16(content: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  let isFirst = true;
  for await (const chunk of content) {
    const text = decoder.decode(chunk, { stream: true });
    // The head of XML would name an encoding that no longer holds.
    yield Buffer.from(isFirst ? text.replace(/(<\?xml[^>]{0,200}encoding=["'])utf-16(?:le|be)?/i, '$1UTF-8') : text);
    isFirst = false;
  }
  yield Buffer.from(decoder.decode());
}

/** Lines in UTF-8 stay as they are. Only the others are read in another encoding: one damaged line harms itself alone. */
async function* lineByLine(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let other: string | undefined;
  const read = (part: Buffer): Buffer => {
    if (isUtf8(part)) return part;
    const lines = linesOf(part);
    other ??= encodingOf(Buffer.concat(lines.filter((line) => !isUtf8(line))).subarray(0, lookedAt));
    const decoder = new TextDecoder(other);
    return Buffer.concat(lines.map((line) => (isUtf8(line) ? line : Buffer.from(decoder.decode(line)))));
  };
  for await (const chunk of content) {
    const end = chunk.lastIndexOf(0x0a) + 1;
    if (end === 0 && rest.length < longestLine) {
      rest = Buffer.concat([rest, chunk]);
      continue;
    }
    yield read(Buffer.concat([rest, end === 0 ? chunk : chunk.subarray(0, end)]));
    rest = end === 0 ? Buffer.alloc(0) : chunk.subarray(end);
  }
  yield read(rest);
}

/** Each with its end. A line feed is no part of a letter in any encoding but UTF-16. */
function linesOf(part: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let end = part.indexOf(0x0a); end >= 0; end = part.indexOf(0x0a, from)) {
    lines.push(part.subarray(from, end + 1));
    from = end + 1;
  }
  return [...lines, part.subarray(from)];
}

/** Latin letters with accents stand alone between others: many beside each other are those of another script. */
const otherScript = /[^\p{ASCII}\s]{4}/u;
const latin = /^(?:iso-8859-(?:1|2|9|15)|windows-125[02478]|ascii|utf.*)$/i;

/** That of Western Europe, which most such feeds have; for other scripts by the statistics of a library. */
function encodingOf(bytes: Buffer): string {
  const western = 'windows-1252';
  if (!otherScript.test(new TextDecoder(western).decode(bytes))) return western;
  const best = analyse(bytes).find(({ name, confidence }) => confidence > 0 && !latin.test(name));
  try {
    return new TextDecoder(best?.name ?? western).encoding;
  } catch {
    return western;
  }
}
