import type { DeliveryProblem } from '@presently/rules/delivery-problems/en';
import type { Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from './parts/words.js';
import { problemWords } from '../words/problem-words.js';
import { senderWords } from '../words/sender/sender-words.js';

export interface GiftFailedMailModel {
  recipientName: string;
  giftName?: string | undefined;
  isCard: boolean;
  /** A sentence in English. */
  reason: string;
  /** What the sentence says, for the other languages. */
  code?: DeliveryProblem | undefined;
  /** The gift's page, with the form for another address. */
  fixUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail to a sender whose gift could not be delivered. */
export function giftFailedMail(model: GiftFailedMailModel): Mail {
  const { giftName, isCard, code, fixUrl, language = 'en' } = model;
  const say = senderWords(language);
  const reason = code && language !== 'en' ? problemWords(language)(code) : model.reason;
  const recipient = shownName(model.recipientName);
  const what = isCard ? 'card' : 'gift';
  return renderMail({
    language,
    subject: say('failedSubject', { what, recipient }),
    preheader: say('failedPreheader'),
    body: (
      <Sheet isLast>
        <Title>{say('failedTitle', { what })}</Title>
        {giftName && !isCard && (
          <Paragraph kind="message" after={8}>
            <Name>{giftName}</Name>
          </Paragraph>
        )}
        <Paragraph>{say.rich('failedReason', { recipient, reason })}</Paragraph>
        <Paragraph after={28}>{say('failedSafe', { what })}</Paragraph>
        <Button href={fixUrl}>{say('failedFix')}</Button>
        <SpelledOutAddress href={fixUrl}>{say('orOpen')}</SpelledOutAddress>
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={say('failedWhy', { what })} />,
  });
}
