import type { Language } from '@presently/rules/languages';
import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Paragraph, SmallPrint, Title } from './parts/words.js';
import { formatLongDay } from './parts/format-day.js';
import { senderWords } from '../words/sender/sender-words.js';

export interface ExportMailModel {
  /** When the zip is deleted: an ISO instant. */
  expiresAt: string;
  /** The reader's time zone, an IANA name. */
  timeZone: string;
  /** The page with the download, for the signed-in owner. */
  pageUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail about a finished export. Its link opens the account page, never the file. */
export function exportMail({ expiresAt, timeZone, pageUrl, language = 'en' }: ExportMailModel): Mail {
  const say = senderWords(language);
  const day = formatLongDay(expiresAt, timeZone, language);
  return renderMail({
    language,
    subject: say('exportTitle'),
    preheader: say('exportPreheader', { day }),
    body: (
      <Sheet isLast>
        <Title>{say('exportTitle')}</Title>
        <Paragraph after={28}>{say('exportText', { day })}</Paragraph>
        <Button href={pageUrl}>{say('exportButton')}</Button>
        <SpelledOutAddress href={pageUrl}>{say('orOpen')}</SpelledOutAddress>
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={say('exportWhy')} />,
  });
}
