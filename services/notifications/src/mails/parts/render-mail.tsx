import type { Language } from '@presently/rules/languages';
import { withoutLinks } from '@presently/rules/plain-text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { headerText } from './header-text.js';
import { Column, MailDocument } from './mail-document.js';
import { wordHead } from './outlook.js';
import { plainTextOf } from './plain-text.js';

/** A mail before it has an address. */
export interface Mail {
  /** The name beside our own address. */
  from: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

export interface MailDraft {
  /** `Presently`, unless a person sends the mail through us. */
  from?: string;
  subject: string;
  /** English, unless it is said otherwise. */
  language?: Language | undefined;
  /** What lists of mails show beside the subject. */
  preheader: string;
  headers?: Record<string, string>;
  /** One {@link Sheet} or more. */
  body: ReactNode;
  smallPrint: ReactNode;
}

/** @throws UnwritableMail for a text that could break out of its header */
export const inHeader = (text: string): string => headerText(withoutLinks(text));

/** Says the language of a mail in its header. */
export const inLanguage = (headers: Mail['headers'], language: Language): Mail['headers'] => ({
  ...headers,
  'Content-Language': language,
});

/**
 * Renders both parts of a mail from one component.
 * @throws UnwritableMail for a name or subject that could break out of its header.
 */
export function renderMail({
  from = 'Presently',
  language = 'en',
  subject,
  preheader,
  headers = {},
  body,
  smallPrint,
}: MailDraft): Mail {
  const column = renderToStaticMarkup(
    <Column language={language} smallPrint={smallPrint}>
      {body}
    </Column>,
  );
  const document = renderToStaticMarkup(
    <MailDocument language={language} subject={subject} preheader={withoutLinks(preheader)} column={column} />,
  );
  const html = `<!doctype html>\n${document.replace('</head>', `${wordHead}</head>`)}\n`;
  return {
    from: inHeader(from),
    subject: inHeader(subject),
    html,
    text: `${plainTextOf(html)}\n`,
    headers: inLanguage(headers, language),
  };
}
