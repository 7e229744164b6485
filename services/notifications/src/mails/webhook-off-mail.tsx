import type { Language } from '@presently/rules/languages';
import type { WebhookOffReason } from '@presently/rules/webhooks';
import { Button, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Paragraph, SmallPrint, Title } from './parts/words.js';
import { senderWords } from '../words/sender/sender-words.js';

export interface WebhookOffMailModel {
  /** Of the receiver's address. */
  host: string;
  reason: WebhookOffReason;
  /** The page with the webhooks. */
  pageUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail about a webhook that was switched off. */
export function webhookOffMail({ host, reason, pageUrl, language = 'en' }: WebhookOffMailModel): Mail {
  const say = senderWords(language);
  return renderMail({
    language,
    subject: say('webhookTitle'),
    preheader: say('webhookPreheader'),
    body: (
      <Sheet isLast>
        <Title>{say('webhookTitle')}</Title>
        <Paragraph>{say.rich('webhookText', { host, reason })}</Paragraph>
        <Paragraph after={28}>{say('webhookMore')}</Paragraph>
        <Button href={pageUrl}>{say('webhookButton')}</Button>
        <SpelledOutAddress href={pageUrl}>{say('orOpen')}</SpelledOutAddress>
      </Sheet>
    ),
    smallPrint: <SmallPrint whyYou={say('webhookWhy')} />,
  });
}
