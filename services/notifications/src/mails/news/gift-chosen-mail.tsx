import type { Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { formatMoment } from '../parts/format-moment.js';
import { Button, SpelledOutAddress } from '../parts/links.js';
import { Sheet } from '../parts/mail-document.js';
import { renderMail, type Mail } from '../parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from '../parts/words.js';
import { senderWords } from '../../words/sender/sender-words.js';

export interface GiftChosenMailModel {
  recipientName: string;
  /** What was chosen. */
  giftName: string;
  /** "Size M, green" */
  variant: string | null;
  /** ISO 8601. */
  chosenAt: string;
  isChange: boolean;
  /** Else the last day to choose is over, and the sender's favourite stands. */
  isByRecipient: boolean;
  /** The sender's time zone, an IANA name. */
  timeZone: string;
  giftUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail to a sender about what the gift is now: chosen by its recipient, or the favourite after the last day. */
export function giftChosenMail(given: GiftChosenMailModel): Mail {
  const recipient = shownName(given.recipientName);
  const giftName = shownName(given.giftName, senderWords(given.language ?? 'en')('aGift'));
  const { giftUrl, variant, isByRecipient, language = 'en' } = given;
  const say = senderWords(language);
  const change = given.isChange ? 'yes' : 'no';
  const moment = formatMoment(given.chosenAt, given.timeZone, language);
  return renderMail({
    language,
    subject: isByRecipient
      ? say('chosenSubject', { recipient, change, gift: giftName })
      : say('favouriteSubject', { recipient, gift: giftName }),
    preheader: say(isByRecipient ? 'chosenPreheader' : 'choiceOver'),
    body: (
      <Sheet isLast>
        <Title>{isByRecipient ? say.rich('chosenTitle', { recipient, change }) : say('favouriteTitle')}</Title>
        <Paragraph kind="message" after={8}>
          <Name>{given.giftName}</Name>
        </Paragraph>
        {variant && (
          <Paragraph after={8}>
            <Name>{`${variant.charAt(0).toUpperCase()}${variant.slice(1)}`}</Name>
          </Paragraph>
        )}
        {!isByRecipient && <Paragraph>{say.rich('notChosen', { recipient })}</Paragraph>}
        <Paragraph kind="soft" after={28}>
          {isByRecipient ? say('chosenAt', { moment }) : moment}
        </Paragraph>
        <Button href={giftUrl}>{say('seeIt')}</Button>
        <SpelledOutAddress href={giftUrl}>{say('orOpen')}</SpelledOutAddress>
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={say('chosenWhy')} />,
  });
}
