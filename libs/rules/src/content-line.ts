/**
 * A text value of iCalendar and vCard: RFC 5545, 3.3.11. Control characters are not allowed. Why no library writes these
 * lines: docs/decisions/0036.
 */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** Octets of a line, without its end. */
const longestLine = 75;

/** Octets of a character in UTF-8, without encoding it. */
const octetsOf = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

/** A content line in lines of at most 75 octets; no character is divided. */
export function folded(line: string): string {
  // Every UTF-16 unit is at most three octets.
  if (line.length * 3 <= longestLine) return line;
  let text = '';
  let start = 0;
  let octets = 0;
  for (let index = 0; index < line.length;) {
    const codePoint = line.codePointAt(index)!;
    const size = octetsOf(codePoint);
    if (octets + size > longestLine) {
      text += `${line.slice(start, index)}\r\n `;
      start = index;
      octets = 1;
    }
    octets += size;
    index += codePoint > 0xffff ? 2 : 1;
  }
  return text + line.slice(start);
}
