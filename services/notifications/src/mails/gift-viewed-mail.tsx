import type { Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { formatMoment } from './parts/format-moment.js';
import { Button, SmallLink, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from './parts/words.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';
import { senderWords } from '../words/sender/sender-words.js';

export interface GiftViewedMailModel {
  recipientName: string;
  giftName: string;
  /** ISO 8601. */
  viewedAt: string;
  /** The sender's time zone, an IANA name. */
  timeZone: string;
  giftUrl: string;
  /** Stops these mails. */
  settingsUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail to a sender about a view. It does not say who opened the gift: anyone with the link can. */
export function giftViewedMail(given: GiftViewedMailModel): Mail {
  const recipientName = shownName(given.recipientName);
  const model = { ...given, recipientName };
  const { settingsUrl, language = 'en' } = model;
  const say = senderWords(language);
  const moment = formatMoment(model.viewedAt, model.timeZone, language);
  return renderMail({
    language,
    subject: say('viewedSubject', { recipient: recipientName }),
    preheader: `${moment}.`,
    headers: unsubscribeHeaders(settingsUrl),
    body: <GiftViewedMail {...model} moment={moment} />,
    smallPrint: (
      <SmallPrint whyYou={say('viewedWhy')}>
        <SmallLink href={settingsUrl}>{say('stopEmails')}</SmallLink>
      </SmallPrint>
    ),
  });
}

function GiftViewedMail({
  recipientName,
  giftName,
  moment,
  giftUrl,
  language = 'en',
}: GiftViewedMailModel & { moment: string }) {
  const say = senderWords(language);
  return (
    <Sheet isLast>
      <Paragraph kind="soft" after={8}>
        {say.rich('forRecipient', { recipient: recipientName })}
      </Paragraph>
      <Title>{say('viewedTitle')}</Title>
      <Paragraph kind="message" after={4}>
        <Name>{giftName}</Name>
      </Paragraph>
      <Paragraph kind="soft" after={28}>
        {moment}
      </Paragraph>
      <Button href={giftUrl}>{say('seeGift')}</Button>
      <SpelledOutAddress href={giftUrl}>{say('orOpen')}</SpelledOutAddress>
    </Sheet>
  );
}
