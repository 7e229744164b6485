import type { Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { isQuiet } from '@presently/rules/gift-mood';
import type { GiftMood, ThanksDrawing } from '@presently/rules/vocabulary';
import { formatMoment } from './parts/format-moment.js';
import { Button, SmallLink, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { Picture } from './parts/pictures.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Lines, Name, Paragraph, SmallPrint, Title } from './parts/words.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';
import { senderWords } from '../words/sender/sender-words.js';

export interface GiftThankedMailModel {
  recipientName: string;
  giftName: string;
  drawing: ThanksDrawing | null;
  text: string | null;
  /** Of the gift. */
  mood?: GiftMood | null | undefined;
  /** ISO 8601. */
  thankedAt: string;
  /** The sender's time zone, an IANA name. */
  timeZone: string;
  giftUrl: string;
  /** Stops these mails. */
  settingsUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail to a sender about thanks. It replaces the mail about the view if both happen together. */
export function giftThankedMail(given: GiftThankedMailModel): Mail {
  const recipientName = shownName(given.recipientName);
  const { settingsUrl, giftUrl, drawing, text, giftName, language = 'en' } = given;
  const say = senderWords(language);
  const quiet = isQuiet(given.mood);
  const title = quiet ? 'thankedQuietly' : 'thanked';
  return renderMail({
    language,
    subject: say(title, { recipient: recipientName }),
    preheader: quiet
      ? say('giftFor', { recipient: recipientName, gift: giftName })
      : say('openedGift', { gift: giftName }),
    headers: unsubscribeHeaders(settingsUrl),
    body: (
      <Sheet isLast>
        <Paragraph kind="soft" after={8}>
          <Name>{giftName}</Name>
        </Paragraph>
        <Title>{say.rich(title, { recipient: recipientName })}</Title>
        {drawing && (
          <p className="html-only" style={{ margin: '0 0 12px' }}>
            <Picture name={drawing} alt={say(drawing)} width={96} height={96} radius={12} />
          </p>
        )}
        {drawing && <Paragraph kind="signature">{say(drawing)}</Paragraph>}
        {text && (
          <Paragraph kind="message">
            <Lines>{text}</Lines>
          </Paragraph>
        )}
        <Paragraph kind="soft" after={28}>
          {formatMoment(given.thankedAt, given.timeZone, language)}
        </Paragraph>
        <Button href={giftUrl}>{say('seeIt')}</Button>
        <SpelledOutAddress href={giftUrl}>{say('orOpen')}</SpelledOutAddress>
      </Sheet>
    ),
    smallPrint: (
      <SmallPrint whyYou={say(quiet ? 'answeredWhy' : 'thankedWhy')}>
        <SmallLink href={settingsUrl}>{say('stopEmails')}</SmallLink>
      </SmallPrint>
    ),
  });
}
