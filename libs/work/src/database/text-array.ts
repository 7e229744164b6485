/**
 * Reads a one-dimensional array of texts in the notation of Postgres: `{plain,"with \"quotes\"",NULL}`. The parser of
 * `pg` reads character by character, which is most of the time that a long list of recipients takes.
 */
export function parseTextArray(written: string): (string | null)[] {
  const texts: (string | null)[] = [];
  const end = written.length - 1;
  for (let at = 1; at < end;) {
    const isQuoted = written[at] === '"';
    const close = isQuoted ? closingQuote(written, at + 1) : endOfPlain(written, at, end);
    const text = written.slice(isQuoted ? at + 1 : at, close);
    texts.push(isQuoted ? unescaped(text) : text === 'NULL' ? null : text);
    at = close + (isQuoted ? 2 : 1);
  }
  return texts;
}

function closingQuote(written: string, from: number): number {
  for (let at = written.indexOf('"', from); ; at = written.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (written[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
}

function endOfPlain(written: string, from: number, end: number): number {
  const comma = written.indexOf(',', from);
  return comma === -1 ? end : comma;
}

const unescaped = (text: string): string => (text.includes('\\') ? text.replace(/\\(.)/gs, '$1') : text);
