import { Parser } from 'htmlparser2';

/** Text from a page as one plain line; undefined if nothing is left. */
export const line = (text: string | undefined, max: number): string | undefined =>
  cut(withoutMarkup(text ?? '', max).replace(/[\p{Cc}\s]+/gu, ' '), max);

/** Text from a page as plain lines. */
export const lines = (text: string | undefined, max: number): string | undefined =>
  cut(
    withoutMarkup(text ?? '', max)
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/(?:[^\P{Cc}\n]|[^\S\n])+/gu, ' ')
      .replace(/(?<! ) *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
    max,
  );

/** Characters that change the writing direction, which can disguise a text. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;
const breaks = /^(br|p|div|li|tr|h[1-6])$/;

/** Removes markup and decodes entities, which shops write into plain text fields. */
function withoutMarkup(text: string, wanted: number): string {
  let plain = '';
  let isHidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'script' || name === 'style') isHidden++;
      else if (breaks.test(name)) plain += '\n';
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') isHidden--;
    },
    ontext(part) {
      if (isHidden === 0) plain += part;
    },
  });
  // Markup is longer than its text. The limit bounds the work for a text that is mostly markup.
  parser.end(text.slice(0, 8 * wanted));
  return plain.toWellFormed().replace(directionOverrides, '');
}

/** Cuts to `max` UTF-16 units without splitting a character. */
const cut = (text: string, max: number): string | undefined =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim() || undefined;
