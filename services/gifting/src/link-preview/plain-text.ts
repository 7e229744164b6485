import { Parser } from 'htmlparser2';

/** Text from a page, made fit for a field of one line; undefined when nothing is left. */
export const line = (text: string | undefined, max: number): string | undefined =>
  cut(withoutMarkup(text ?? '', max).replace(/[\p{Cc}\s]+/gu, ' '), max);

/** Text from a page, made fit for a field of several lines. */
export const lines = (text: string | undefined, max: number): string | undefined =>
  cut(
    withoutMarkup(text ?? '', max)
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/(?:[^\P{Cc}\n]|[^\S\n])+/gu, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
    max,
  );

/** Marks that turn the direction of what follows: they make one text look like another. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;
const breaks = /^(br|p|div|li|tr|h[1-6])$/;

/** Shops put markup and entities where plain text belongs. */
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
  // Markup takes more room than what it says; a text that is nothing else is not read to its end.
  parser.end(text.slice(0, 8 * wanted));
  return plain.toWellFormed().replace(directionOverrides, '');
}

/** Never through the middle of a character that takes two units. */
const cut = (text: string, max: number): string | undefined =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim() || undefined;
