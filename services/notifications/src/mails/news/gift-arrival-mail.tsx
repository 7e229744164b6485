import type { Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { formatDay } from '../parts/format-day.js';
import { Button, SmallLink, SpelledOutAddress } from '../parts/links.js';
import { Sheet } from '../parts/mail-document.js';
import { renderMail, type Mail } from '../parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from '../parts/words.js';
import { unsubscribeHeaders } from '../unsubscribe-headers.js';
import { senderWords } from '../../words/sender/sender-words.js';

export interface GiftArrivalMailModel {
  recipientName: string;
  giftName: string;
  /** `YYYY-MM-DD` */
  arrivesOn: string;
  /** Whether a planned gift waits for it. */
  isWaitedFor: boolean;
  /** Where one press says that it has arrived. */
  orderUrl: string;
  /** Changes and stops reminders. */
  settingsUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail to a sender who has not said that an ordered product has arrived, on the day on which it should have. */
export function giftArrivalMail({ orderUrl, settingsUrl, language = 'en', ...given }: GiftArrivalMailModel): Mail {
  const say = senderWords(language);
  const recipient = shownName(given.recipientName);
  return renderMail({
    language,
    subject: say('arrivalSubject', { gift: shownName(given.giftName, say('someGift')), recipient }),
    preheader: say('arrivalPreheader'),
    headers: unsubscribeHeaders(settingsUrl),
    body: (
      <Sheet isLast>
        <Title>{say('arrivalTitle')}</Title>
        <Paragraph kind="message" after={8}>
          <Name>{given.giftName}</Name>
        </Paragraph>
        <Paragraph after={given.isWaitedFor ? 8 : 24}>
          {say.rich('arrivalText', { recipient, day: formatDay(given.arrivesOn, language) })}
        </Paragraph>
        {given.isWaitedFor && <Paragraph after={24}>{say('arrivalWaits')}</Paragraph>}
        <Button href={orderUrl}>{say('arrivalTell')}</Button>
        <SpelledOutAddress href={orderUrl}>{say('orOpen')}</SpelledOutAddress>
      </Sheet>
    ),
    smallPrint: (
      <SmallPrint whyYou={say('remindersWhy')}>
        <SmallLink href={settingsUrl}>{say('changeReminders')}</SmallLink>
      </SmallPrint>
    ),
  });
}
