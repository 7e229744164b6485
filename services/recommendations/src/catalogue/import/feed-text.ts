import { Parser } from 'htmlparser2';

const hidden = new Set(['script', 'style']);

/** The text of a field as its shop shows it: entities are decoded; markup, styles and scripts are left out. */
export function shownText(written = ''): string {
  if (!/[<&]/.test(written)) return written;
  let text = '';
  let isHidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (hidden.has(name)) isHidden++;
      text += ' ';
    },
    onclosetag(name) {
      if (hidden.has(name)) isHidden--;
    },
    ontext(part) {
      if (isHidden === 0) text += part;
    },
  });
  parser.end(written);
  return text.toWellFormed();
}
