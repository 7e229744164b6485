import { UnwritableMail } from './unwritable-mail.js';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML, inert in content and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/* eslint-disable-next-line no-control-regex -- control characters are exactly what this refuses */
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Whether a value could end the header it stands in. */
export const hasControls = (value: string): boolean => controls.test(value);
const bidiControls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Invisible, and the end of every link that mail programs make out of plain text. */
const wordJoiner = '\u2060';

/**
 * A value that goes into a header. Characters that turn the direction of writing are dropped: they could make one name
 * look like another. What looks like a header's own encoding (`=?…?=`) stays the text it is.
 * @throws UnwritableMail for control characters, with which a value could become a header of its own.
 */
export function headerText(value: string): string {
  if (hasControls(value)) throw new UnwritableMail('a header value contains control characters');
  return withoutBidi(value).replaceAll('=?', `=${wordJoiner}?`);
}

/** Drops the characters that turn the direction of writing: they could make one name look like another. */
export const withoutBidi = (text: string): string => text.replace(bidiControls, '');

/** A person's words, unchanged to the eye, but nothing in them becomes a link: the only link in our mails is ours. */
export const withoutLinks = (text: string): string =>
  text.replace(/:(?=\/\/)/g, `:${wordJoiner}`).replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, `.${wordJoiner}`);
