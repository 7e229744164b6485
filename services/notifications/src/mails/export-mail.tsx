import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Paragraph, SmallPrint, Title } from './parts/words.js';

export interface ExportMailModel {
  /** When the zip is deleted: an ISO instant. */
  expiresAt: string;
  /** The reader's time zone, an IANA name. */
  timeZone: string;
  /** The page with the download, for the signed-in owner. */
  pageUrl: string;
}

const whyYou =
  'You are getting this because your data was asked for in your account. If it was not you, change your password.';

/** The mail about a finished export. Its link opens the account page, never the file. */
export function exportMail({ expiresAt, timeZone, pageUrl }: ExportMailModel): Mail {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(expiresAt));
  return renderMail({
    subject: 'Your data is ready',
    preheader: `You can download it until ${day}.`,
    body: (
      <Sheet isLast>
        <Title>Your data is ready</Title>
        <Paragraph after={28}>
          One file with everything in your account. Sign in to download it until {day}. Then it is deleted.
        </Paragraph>
        <Button href={pageUrl}>Download your data</Button>
        <SpelledOutAddress href={pageUrl} />
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={whyYou} />,
  });
}
