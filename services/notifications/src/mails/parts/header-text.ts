import { wordJoiner } from '@presently/rules/plain-text';

/** The values given cannot form a valid mail. Another try would fail in the same way. */
export class UnwritableMail extends Error {
  override name = 'UnwritableMail';
}

/* eslint-disable-next-line no-control-regex -- this expression exists to find control characters */
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Whether a value contains a character that could end its header. */
export const hasControls = (value: string): boolean => controls.test(value);

/**
 * A value for a mail header, without characters that change the writing direction. Text that looks like an encoded
 * header word (`=?…?=`) stays text.
 * @throws UnwritableMail for control characters, because they could start another header.
 */
export function headerText(value: string): string {
  if (hasControls(value)) throw new UnwritableMail('a header value contains control characters');
  return value.replace(/\p{Bidi_Control}/gu, '').replaceAll('=?', `=${wordJoiner}?`);
}
