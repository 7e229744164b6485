import { shownName } from '@presently/rules/names';
import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from './parts/words.js';

export interface GiftFailedMailModel {
  recipientName: string;
  giftName?: string | undefined;
  isCard: boolean;
  /** A sentence. */
  reason: string;
  /** The gift's page, with the form for another address. */
  fixUrl: string;
}

const whyYou = (what: string) => `You are getting this because a ${what} that you sent with Presently did not arrive.`;

/** The mail to a sender whose gift could not be delivered. */
export function giftFailedMail({ recipientName: name, giftName, isCard, reason, fixUrl }: GiftFailedMailModel): Mail {
  const recipientName = shownName(name);
  const what = isCard ? 'card' : 'gift';
  return renderMail({
    subject: `Your ${what} for ${recipientName} could not be delivered`,
    preheader: 'Nothing is lost: correct the address, and it goes out again.',
    body: (
      <Sheet isLast>
        <Title>Your {what} did not arrive</Title>
        {giftName && !isCard && (
          <Paragraph kind="message" after={8}>
            <Name>{giftName}</Name>
          </Paragraph>
        )}
        <Paragraph>
          For <Name>{recipientName}</Name>: {reason}
        </Paragraph>
        <Paragraph after={28}>
          The {what} is safe. Correct the address, and it goes out again. It does not count again.
        </Paragraph>
        <Button href={fixUrl}>Fix the address</Button>
        <SpelledOutAddress href={fixUrl} />
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={whyYou(what)} />,
  });
}
