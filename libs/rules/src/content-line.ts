/** A text value of iCalendar and vCard: RFC 5545, 3.3.11. Control characters are not allowed. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** Octets of a line, without its end. */
const longestLine = 75;

/** A content line in lines of at most 75 octets; no character is divided. */
export function folded(line: string): string {
  if (bytesOf(line) <= longestLine) return line;
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (length + size > longestLine) {
      lines.push(current);
      current = ' ';
      length = 1;
    }
    current += character;
    length += size;
  }
  return [...lines, current].join('\r\n');
}
