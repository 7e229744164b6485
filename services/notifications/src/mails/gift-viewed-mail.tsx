import { shownName } from '@presently/rules/names';
import { formatMoment } from './parts/format-moment.js';
import { Button, SmallLink, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from './parts/words.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';

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
}

const whyYou =
  'You are getting this because a gift that you sent with Presently was opened. It comes once for each gift.';

/** The mail to a sender about a view. It does not say who opened the gift: anyone with the link can. */
export function giftViewedMail(given: GiftViewedMailModel): Mail {
  const recipientName = shownName(given.recipientName);
  const model = { ...given, recipientName };
  const { settingsUrl } = model;
  const moment = formatMoment(model.viewedAt, model.timeZone);
  return renderMail({
    subject: `Your gift for ${recipientName} was opened`,
    preheader: `${moment}.`,
    headers: unsubscribeHeaders(settingsUrl),
    body: <GiftViewedMail {...model} moment={moment} />,
    smallPrint: (
      <SmallPrint whyYou={whyYou}>
        <SmallLink href={settingsUrl}>Stop these emails</SmallLink>
      </SmallPrint>
    ),
  });
}

function GiftViewedMail({ recipientName, giftName, moment, giftUrl }: GiftViewedMailModel & { moment: string }) {
  return (
    <Sheet isLast>
      <Paragraph kind="soft" after={8}>
        For <Name>{recipientName}</Name>
      </Paragraph>
      <Title>Your gift was opened</Title>
      <Paragraph kind="message" after={4}>
        <Name>{giftName}</Name>
      </Paragraph>
      <Paragraph kind="soft" after={28}>
        {moment}
      </Paragraph>
      <Button href={giftUrl}>See your gift</Button>
      <SpelledOutAddress href={giftUrl} />
    </Sheet>
  );
}
