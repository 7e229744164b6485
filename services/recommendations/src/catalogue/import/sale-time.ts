import { spansOf } from './written-days.js';

/** When a sale is: from an instant, up to another one. Undefined where it has no such end. */
export interface SaleTime {
  from?: number;
  until?: number;
}

const between = /\s(?:-|–|—|to|bis|until|au|al|a|até|till)\s|\s?[～〜~]\s?/i;

/** The two ends as they are written: divided by a slash, unless slashes are in the days. */
function endsOf(text: string): string[] {
  const slashed = text.split('/').map((part) => part.trim());
  const words = text.split(between);
  if (words.length === 2) return words;
  if (slashed.length === 2 || text === '') return slashed;
  return slashed.length === 6 ? [slashed.slice(0, 3).join('/'), slashed.slice(3).join('/')] : [text];
}

/**
 * When a sale is. A blank is a sale without an end. Undefined for a time that cannot be read surely: it is no sale,
 * because a price that is too low disappoints at the till.
 */
export function saleTimeOf(written: string): SaleTime | undefined {
  const text = written.trim();
  if (text === '') return {};
  const ends = endsOf(text);
  const spans = ends.map((end) => (end.trim() === '' ? [] : spansOf(end)));
  if (ends.length > 2 || spans.some(({ length }, index) => length !== 1 && ends[index]!.trim() !== ''))
    return undefined;
  const [from, until] = [spans[0]?.[0]?.from, spans[1]?.[0]?.to];
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}
