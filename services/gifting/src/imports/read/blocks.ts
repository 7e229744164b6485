import { importLimits } from '@presently/rules/imports';
import { unreadableFile } from './files/unreadable-file.js';
import { told } from './told.js';

/** A line of a file after unfolding. */
export interface ContentLine {
  /** In the file, from 1. */
  number: number;
  text: string;
}

/** An object of a vCard or iCalendar file, without the objects inside it. */
export interface Block {
  /** Where it begins. */
  number: number;
  lines: ContentLine[];
  /** The last line of the file that belongs to it. */
  end: number;
}

const isPicture = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|ATTACH)[;:]/i;
const isQuotedPrintable = /^[^:]*[;=]QUOTED-PRINTABLE[;:]/i;
const isAgent = /^(?:[\w-]+\.)?AGENT[;:]/i;
const edge = /^(BEGIN|END):\s*([\w-]+)\s*$/i;

/**
 * The objects of one kind in a vCard or iCalendar file. A card that does not end goes on to the next one.
 * @throws Problem `import.unreadable` for objects that are nested too deeply
 */
export function* blocksOf(text: string, kind: string): Generator<Block> {
  let block: Block | undefined;
  let depth = 0;
  let inside = 0;
  for (const line of unfolded(text)) {
    const [, side, name] = edge.exec(line.text) ?? [];
    if (side === undefined) {
      if (block) block.end = line.number;
      if (inside === 0) block?.lines.push(line);
      continue;
    }
    const begins = side.toUpperCase() === 'BEGIN';
    const isWanted = name!.toUpperCase() === kind;
    depth = Math.max(0, depth + (begins ? 1 : -1));
    if (depth > importLimits.nesting) {
      throw unreadableFile(told('objects-too-deep', { line: line.number, most: importLimits.nesting }));
    }
    if (begins && isWanted && block && isNext(block, inside)) {
      yield block;
      block = undefined;
      inside = 0;
      depth = 1;
    }
    if (!block) {
      if (begins && isWanted) block = { number: line.number, lines: [], end: line.number };
    } else if (begins) inside++;
    else if (inside > 0) inside--;
    else {
      block.end = line.number;
      yield block;
      block = undefined;
    }
  }
  if (block) yield block;
}

/** Whether a card that begins inside another one stands beside it: the card of an assistant follows its `AGENT`. */
const isNext = ({ lines }: Block, inside: number) => inside === 0 && !isAgent.test(lines.at(-1)?.text ?? '');

/** Joins folded lines. Leaves pictures out, and cuts lines that are longer than any text we take. */
function* unfolded(text: string): Generator<ContentLine> {
  let parts: string[] = [];
  let length = 0;
  let began = 0;
  let number = 0;
  let joins = false;
  const take = (part: string) => {
    if (length < importLimits.text) parts.push(part.slice(0, importLimits.text - length));
    length += part.length;
  };
  for (const line of linesOf(text)) {
    number++;
    const isFolded = /^[ \t]/.test(line);
    if (parts.length > 0 && (joins || isFolded)) {
      take(joins ? line.replace(/^[ \t]/, '').replace(/=$/, '') : line.slice(1));
    } else {
      if (parts.length > 0) yield { number: began, text: parts.join('') };
      [parts, length, began] = [[], 0, number];
      if (line.trim() !== '') take(line.replace(/=$/, (end) => (isQuotedPrintable.test(line) ? '' : end)));
    }
    joins = line.endsWith('=') && isQuotedPrintable.test(parts[0] ?? '');
    // A picture needs no text: its first part says enough.
    if (parts.length === 1 && isPicture.test(parts[0]!)) length = importLimits.text;
  }
  if (parts.length > 0) yield { number: began, text: parts.join('') };
}

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    yield text.slice(start, end);
    start = end + 1;
  }
}
