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
}

/** What each drawing says. */
const said: Record<ThanksDrawing, string> = {
  heart: 'With love',
  bouquet: 'Flowers for you',
  sun: 'You made my day',
  toast: 'Cheers to you',
  bow: 'Beautifully done',
};

const whyYou =
  'You are getting this because a gift that you sent with Presently was opened, and answered with thanks. ' +
  'It comes once for each gift.';
const whyYouQuietly =
  'You are getting this because what you sent with Presently was answered. It comes once for each gift.';

/** The mail to a sender about thanks. It replaces the mail about the view if both happen together. */
export function giftThankedMail(given: GiftThankedMailModel): Mail {
  const recipientName = shownName(given.recipientName);
  const { settingsUrl, giftUrl, drawing, text, giftName } = given;
  const quiet = isQuiet(given.mood);
  const says = quiet ? 'has received it' : 'says thank you';
  return renderMail({
    subject: `${recipientName} ${says}`,
    preheader: quiet ? `For ${recipientName}: ${giftName}.` : `Your gift was opened: ${giftName}.`,
    headers: unsubscribeHeaders(settingsUrl),
    body: (
      <Sheet isLast>
        <Paragraph kind="soft" after={8}>
          <Name>{giftName}</Name>
        </Paragraph>
        <Title>
          <Name>{recipientName}</Name> {says}
        </Title>
        {drawing && (
          <p className="html-only" style={{ margin: '0 0 12px' }}>
            <Picture name={drawing} alt={said[drawing]} width={96} height={96} radius={12} />
          </p>
        )}
        {drawing && <Paragraph kind="signature">{said[drawing]}</Paragraph>}
        {text && (
          <Paragraph kind="message">
            <Lines>{text}</Lines>
          </Paragraph>
        )}
        <Paragraph kind="soft" after={28}>
          {formatMoment(given.thankedAt, given.timeZone)}
        </Paragraph>
        <Button href={giftUrl}>See it</Button>
        <SpelledOutAddress href={giftUrl} />
      </Sheet>
    ),
    smallPrint: (
      <SmallPrint whyYou={quiet ? whyYouQuietly : whyYou}>
        <SmallLink href={settingsUrl}>Stop these emails</SmallLink>
      </SmallPrint>
    ),
  });
}
