import type { TextEncoding } from '@presently/rules/imports';
import { decoded, encodingOf } from './encoding.js';

export interface Decoded {
  text: string;
  /** Of most lines. */
  encoding: TextEncoding;
  /** Lines, from 1, that are in another encoding than the file, or damaged. */
  doubtful: ReadonlySet<number>;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const lossy = new TextDecoder('utf-8');
const [lineFeed, carriageReturn, space, tab] = [0x0a, 0x0d, 0x20, 0x09];

/**
 * A text that is not wholly UTF-8. If most of its lines are, one bad byte harms its own line only; else all of it is of
 * before Unicode.
 */
export function decodedByLine(bytes: Buffer): Decoded {
  const lines = [...linesIn(unfoldedLetters(bytes))].map((line) => ({ line, text: valid(line) }));
  const [good, bad] = [
    lines.filter(({ line, text }) => text !== undefined && line.some((byte) => byte >= 0x80)).length,
    lines.filter(({ text, line }) => text === undefined && !isAlmostUtf8(line)).length,
  ];
  const isAlmost = lines.some(({ text, line }) => text === undefined && isAlmostUtf8(line));
  if ((good === 0 && !isAlmost) || bad > 4 * good + 4) {
    const encoding = encodingOf(bytes);
    return { text: decoded(bytes, encoding), encoding, doubtful: new Set() };
  }
  const others = Buffer.concat(
    lines.flatMap(({ line, text }) => (text === undefined && !isAlmostUtf8(line) ? [line, Buffer.of(lineFeed)] : [])),
  );
  const instead = others.length > 0 ? encodingOf(others) : 'windows-1252';
  const doubtful = new Set<number>();
  const read = lines.map(({ line, text }, place) => {
    if (text !== undefined) return text;
    doubtful.add(place + 1);
    return isAlmostUtf8(line) ? lossy.decode(line).replaceAll('\ufffd', '') : decoded(line, instead);
  });
  return { text: read.join('\n'), encoding: 'utf-8', doubtful };
}

function valid(line: Buffer): string | undefined {
  try {
    return utf8.decode(line);
  } catch {
    return undefined;
  }
}

/** Whether a line has letters of UTF-8 and few bytes that are none: it was cut, or joined with something. */
function isAlmostUtf8(line: Buffer): boolean {
  const text = lossy.decode(line);
  const lost = text.split('\ufffd').length - 1;
  const letters = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return lost <= letters;
}

function* linesIn(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start <= bytes.length;) {
    const found = endOfLine(bytes, start);
    const end = found < 0 ? bytes.length : found;
    yield bytes.subarray(start, end);
    start = end + (bytes[end] === carriageReturn && bytes[end + 1] === lineFeed ? 2 : 1);
  }
}

function endOfLine(bytes: Buffer, start: number): number {
  for (let place = start; place < bytes.length; place++)
    if (bytes[place] === lineFeed || bytes[place] === carriageReturn) return place;
  return -1;
}

/** Joins letters that an exporter has cut by folding a line after a number of bytes: the fold goes behind the letter. */
function unfoldedLetters(bytes: Buffer): Buffer {
  const kept = Buffer.from(bytes);
  for (let place = 1; place < kept.length; place++) {
    const first = kept[place]!;
    if (first !== lineFeed && first !== carriageReturn) continue;
    const feed = first === carriageReturn && kept[place + 1] === lineFeed ? place + 1 : place;
    const fold = feed + 1;
    if (kept[fold] !== space && kept[fold] !== tab) continue;
    // Of a letter, the bytes behind the fold change places with it.
    let rest = missingBytes(kept, place);
    for (let behind = fold + 1; rest > 0 && isContinued(kept[behind]); behind++, rest--) {
      const moved = kept[behind]!;
      const from = behind - (fold - place) - 1;
      kept.copyWithin(from + 1, from, behind);
      kept[from] = moved;
    }
  }
  return kept;
}

const isContinued = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** How many bytes the letter before a place still needs. */
function missingBytes(bytes: Buffer, place: number): number {
  let continued = 0;
  while (continued < 3 && isContinued(bytes[place - 1 - continued])) continued++;
  const lead = bytes[place - 1 - continued] ?? 0;
  const needed = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : 0;
  return Math.max(0, needed - continued);
}
