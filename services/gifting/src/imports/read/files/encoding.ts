import { analyse } from 'chardet';
import { textEncodings, type TextEncoding } from '@presently/rules/imports';
import { foldedWord, knownHeadings } from '../values/words.js';

/** Bytes that decide about the encoding of tables from before Unicode. */
const lookedAt = 64 * 1024;
/** How much a heading that we know says, beside the at most 100 of the statistics. */
const ofHeading = 60;

/** The names under which the library tells encodings that we know under another one. */
const sameAs: Record<string, TextEncoding> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-5': 'windows-1251',
  'iso-8859-6': 'windows-1256',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
  gbk: 'gb18030',
};

const severalBytes = new Set<TextEncoding>(['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr']);

/**
 * The encoding of a text that is not Unicode: the statistics of a library, what of it are headings that we know, and
 * whether it looks like text at all. Windows-1252 where nothing speaks for another one.
 */
export function encodingOf(bytes: Buffer): TextEncoding {
  const looked = wholeLines(bytes);
  const told = new Map<string, number>();
  for (const { name, confidence } of analyse(looked)) {
    const encoding = sameAs[name.toLowerCase()] ?? name.toLowerCase();
    told.set(encoding, Math.max(confidence, told.get(encoding) ?? 0));
  }
  const scored = textEncodings
    .filter((encoding) => !encoding.startsWith('utf-'))
    .map((encoding) => ({ encoding, score: scoreOf(decoded(looked, encoding), encoding, told.get(encoding) ?? 0) }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0]!;
  const usual = scored.find(({ encoding }) => encoding === 'windows-1252')!;
  return best.score > usual.score ? best.encoding : 'windows-1252';
}

export const decoded = (bytes: Uint8Array, encoding: TextEncoding): string => new TextDecoder(encoding).decode(bytes);

function scoreOf(text: string, encoding: TextEncoding, told: number): number {
  const [heading = ''] = text.split('\n', 1);
  const names = heading.slice(0, 5_000).split(/[;,\t|]/);
  // Headings of ASCII look the same in all encodings.
  const known = names.filter(
    (name) => /\P{ASCII}/u.test(name) && knownHeadings.has(foldedWord(name.replaceAll('"', ''))),
  ).length;
  const letters = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const odd = (text.match(strange)?.length ?? 0) * (severalBytes.has(encoding) ? 2 : 1);
  const harm = letters === 0 ? 0 : (100 * Math.min(odd, letters)) / letters;
  // What several bytes say by statistics is sure; of single bytes, each encoding can say something.
  return known * ofHeading + told * (severalBytes.has(encoding) ? 1 : 0.6) - harm;
}

/** What no text has: signs inside words, large letters behind small ones, controls, private characters. */
const strange =
  /[\ufffd\u2500-\u25ff\p{Co}\p{Cn}]|(?![\t-\r])\p{Cc}|(?<=\p{L})[\p{S}¡-¿†‡‰•–—…‚„“”‹›](?=\p{L})|(?<=\p{Ll})(?=[^\p{ASCII}])\p{Lu}|(?<=(?=[^\p{ASCII}])\p{Lu})(?=[^\p{ASCII}])\p{Lu}(?=\p{Ll})/gu;

function wholeLines(bytes: Buffer): Buffer {
  if (bytes.length <= lookedAt) return bytes;
  const end = bytes.lastIndexOf(0x0a, lookedAt);
  return bytes.subarray(0, end > 0 ? end : lookedAt);
}
