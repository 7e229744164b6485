import type { Language } from '@presently/rules/languages';
import { withoutLinks } from '@presently/rules/plain-text';
import { inHeader, inLanguage, renderMail, type Mail, type MailDraft } from './render-mail.js';

/** What one mail fills in. */
interface Filling<Words extends string, Addresses extends string> extends Pick<Mail, 'from' | 'subject' | 'headers'> {
  /** What people wrote. Components show it with `Name` and `Lines`. */
  words: Record<Words, string>;
  /** Components show them in links. */
  addresses: Record<Addresses, string>;
}

/** Private-use characters, which stand for texts in a template. Nothing on the way to the mail changes them. */
const firstMark = 0xe000;
const marks = /([\ue000-\ue0ff])/;
const mark = (nth: number): string => String.fromCharCode(firstMark + nth);

/** As React writes texts and attributes. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

const fill = (pieces: readonly string[], texts: readonly string[]): string =>
  pieces.map((piece, nth) => (nth % 2 === 0 ? piece : texts[piece.charCodeAt(0) - firstMark]!)).join('');

/**
 * Renders a mail once, with marks for its texts, and only fills these in afterwards: rendering costs about as much as
 * sending. Mails of different shapes need a template each.
 * @param draft must only pass the texts on
 */
export function mailTemplate<Words extends string, Addresses extends string>(
  draft: (texts: Record<Words | Addresses, string>) => Omit<MailDraft, 'from' | 'subject'>,
): (filling: Filling<Words, Addresses>) => Mail {
  let template: { html: string[]; text: string[]; language: Language } | undefined;
  return ({ from, subject, headers, words, addresses }) => {
    if (!template) {
      const names = [...Object.keys(words), ...Object.keys(addresses)];
      const marked = Object.fromEntries(names.map((name, nth) => [name, mark(nth + 1)]));
      const drafted = draft(marked as Record<Words | Addresses, string>);
      const { html, text } = renderMail({ subject: mark(0), ...drafted });
      template = { html: html.split(marks), text: text.split(marks), language: drafted.language ?? 'en' };
    }
    const written = Object.values<string>(words).map(withoutLinks);
    const plain = [...written.map((text) => text.replace(/\r\n/g, '\n')), ...Object.values<string>(addresses)];
    const marked = [
      ...written.map((text) => escape(text).replace(/\r?\n/g, '<br/>\n')),
      ...Object.values<string>(addresses).map(escape),
    ];
    return {
      from: inHeader(from),
      subject: inHeader(subject),
      html: fill(template.html, [escape(subject), ...marked]),
      text: fill(template.text, [subject, ...plain]),
      headers: inLanguage(headers, template.language),
    };
  };
}
