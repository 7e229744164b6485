import type { WebhookOffReason } from '@presently/rules/webhooks';
import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from './parts/words.js';

export interface WebhookOffMailModel {
  /** Of the receiver's address. */
  host: string;
  reason: WebhookOffReason;
  /** The page with the webhooks. */
  pageUrl: string;
}

const reasons: Record<WebhookOffReason, string> = {
  failing: 'has accepted nothing for three days',
  gone: 'says that it no longer exists',
  'too-many': 'has more messages waiting than we keep',
};

const whyYou = 'You are getting this because you made a webhook in your account.';

/** The mail about a webhook that was switched off. */
export function webhookOffMail({ host, reason, pageUrl }: WebhookOffMailModel): Mail {
  return renderMail({
    subject: 'A webhook was switched off',
    preheader: 'What waits for it is kept for 30 days.',
    body: (
      <Sheet isLast>
        <Title>A webhook was switched off</Title>
        <Paragraph>
          The receiver at <Name>{host}</Name> {reasons[reason]}, so we send it nothing more.
        </Paragraph>
        <Paragraph after={28}>
          What waits for it is kept for 30 days. Once the receiver works, switch the webhook on: it then gets what it
          missed until today.
        </Paragraph>
        <Button href={pageUrl}>Look at the webhook</Button>
        <SpelledOutAddress href={pageUrl} />
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={whyYou} />,
  });
}
