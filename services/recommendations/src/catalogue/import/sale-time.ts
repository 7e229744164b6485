/** Milliseconds of the first instant, and of the last one of a whole day. */
interface Span {
  from: number;
  to: number;
}

const dayLength = 86_400_000;
const iso =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
/** Points separate day, month and year in that order everywhere; slashes do not. */
const pointed = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/;

function spanOf(written: string): Span | undefined {
  const text = written.trim();
  const [, y, m, d, hour, minute, second = '00', zone = 'Z'] = iso.exec(text) ?? [];
  const [, day, month, year, h, min, s = '00'] = pointed.exec(text) ?? [];
  const date = y ? `${y}-${m}-${d}` : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const time = (hour ?? h) === undefined ? undefined : `${hour ?? h}:${minute ?? min}:${y ? second : s}`;
  const offset = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
  const from = Date.parse(`${date}T${time ?? '00:00:00'}${offset}`);
  return Number.isNaN(from) ? undefined : { from, to: time === undefined ? from + dayLength : from };
}

/**
 * Whether a sale is on. A blank is a sale without an end; a time that cannot be read is none, because a price that is too
 * low disappoints at the till.
 */
export function isSaleOn(written: string, now: Date): boolean {
  const text = written.trim();
  if (text === '') return true;
  const parts = text.includes('/') ? text.split('/') : text.split(/ (?:-|–|to|bis|until) /i);
  if (parts.length > 2) return false;
  const [from, to] = parts.map(spanOf);
  const isRead = parts.every((part, index) => part.trim() === '' || [from, to][index] !== undefined);
  return isRead && (!from || from.from <= now.getTime()) && (!to || now.getTime() < to.to);
}
