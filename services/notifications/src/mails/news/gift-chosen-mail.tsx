import { shownName } from '@presently/rules/names';
import { formatMoment } from '../parts/format-moment.js';
import { Button, SpelledOutAddress } from '../parts/links.js';
import { Sheet } from '../parts/mail-document.js';
import { renderMail, type Mail } from '../parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from '../parts/words.js';

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
}

const whyYou =
  'You are getting this because you let somebody choose among gifts that you sent with Presently. ' +
  'It comes when they choose, and when the last day to choose is over.';

/** The mail to a sender about what the gift is now: chosen by its recipient, or the favourite after the last day. */
export function giftChosenMail(given: GiftChosenMailModel): Mail {
  const recipientName = shownName(given.recipientName);
  const giftName = shownName(given.giftName, 'a gift');
  const { giftUrl, variant, isChange, isByRecipient } = given;
  const chose = isChange ? 'has changed the choice' : 'has chosen';
  return renderMail({
    subject: isByRecipient
      ? `${recipientName} ${isChange ? 'now chooses' : 'has chosen'}: ${giftName}`
      : `For ${recipientName}, your favourite stands: ${giftName}`,
    preheader: isByRecipient ? 'Now you can order it.' : 'The last day to choose is over.',
    body: (
      <Sheet isLast>
        <Title>
          {isByRecipient ? (
            <>
              <Name>{recipientName}</Name> {chose}
            </>
          ) : (
            'Your favourite stands'
          )}
        </Title>
        <Paragraph kind="message" after={8}>
          <Name>{given.giftName}</Name>
        </Paragraph>
        {variant && (
          <Paragraph after={8}>
            <Name>{`${variant.charAt(0).toUpperCase()}${variant.slice(1)}`}</Name>
          </Paragraph>
        )}
        {!isByRecipient && (
          <Paragraph>
            <Name>{recipientName}</Name> has not chosen, and the last day to choose is over. So it is the gift that you
            put first.
          </Paragraph>
        )}
        <Paragraph kind="soft" after={28}>
          {formatMoment(given.chosenAt, given.timeZone)}
          {isByRecipient && '. It can be changed for a day after the first choice.'}
        </Paragraph>
        <Button href={giftUrl}>See it</Button>
        <SpelledOutAddress href={giftUrl} />
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={whyYou} />,
  });
}
