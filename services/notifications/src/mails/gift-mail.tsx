import type { Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { giftWords } from '../words/gift/gift-words.js';
import { Button, SmallLink, SpelledOutAddress } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { mailTemplate } from './parts/mail-template.js';
import type { Mail, MailDraft } from './parts/render-mail.js';
import { Picture } from './parts/pictures.js';
import { Lines, Name, Paragraph, SmallPrint, Title } from './parts/words.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';

export interface GiftMailModel {
  senderName: string;
  recipientName: string;
  /** Null unless the sender wants the words in the mail: the gift stays wrapped. */
  message: string | null;
  /** The recipient's; English without one. */
  language?: Language | undefined;
  /** Whether it reminds of a gift that is not opened. */
  isNudge?: boolean;
  /** Whether there is no product. */
  isCard?: boolean;
  /** Whether it is sympathy: the mail has no parcel and no bow. */
  isQuiet?: boolean;
  /** The gift's page. */
  giftUrl: string;
  /** The form for reporting the gift. */
  reportUrl: string;
  /** Stops all gifts by email to this reader. */
  optOutUrl: string;
}

/** The mail that brings a gift: the parcel, its tag and one button. It does not say what is in it. */
export function giftMail({
  language = 'en',
  message,
  giftUrl,
  reportUrl,
  optOutUrl,
  isNudge = false,
  isCard = false,
  isQuiet = false,
  ...given
}: GiftMailModel): Mail {
  const say = giftWords(language);
  const sender = shownName(given.senderName, say('aPerson'));
  const kind = kindOf({ isCard });
  return templateOf({ language, isNudge, isCard, isQuiet, hasMessage: Boolean(message) })({
    from: say('from', { sender }),
    subject: isQuiet ? say('quietSubject', { sender }) : say(isNudge ? 'nudgeSubject' : 'subject', { kind, sender }),
    headers: unsubscribeHeaders(optOutUrl),
    words: {
      senderName: sender,
      recipientName: shownName(given.recipientName, say('you')),
      message: message ?? '',
    },
    addresses: { giftUrl, reportUrl, optOutUrl },
  });
}

interface Shape {
  language: Language;
  isNudge: boolean;
  isCard: boolean;
  isQuiet: boolean;
  hasMessage: boolean;
}

const newTemplate = ({ hasMessage, ...shape }: Shape) =>
  mailTemplate<'senderName' | 'recipientName' | 'message', 'giftUrl' | 'reportUrl' | 'optOutUrl'>((texts) =>
    giftDraft({ ...shape, ...texts, message: hasMessage ? texts.message : null }),
  );
const templates = new Map<string, ReturnType<typeof newTemplate>>();

function templateOf(shape: Shape) {
  const key = JSON.stringify(shape);
  const template = templates.get(key) ?? newTemplate(shape);
  templates.set(key, template);
  return template;
}

const kindOf = ({ isCard }: Pick<GiftMailModel, 'isCard'>) => (isCard ? 'card' : 'gift');

/** What the mail consists of, for names as they are shown. */
export function giftDraft(model: GiftMailModel): Omit<MailDraft, 'from' | 'subject'> {
  const { language = 'en', isNudge, isQuiet, senderName: sender } = model;
  const say = giftWords(language);
  return {
    language,
    preheader: say(isQuiet ? 'quietPreheader' : isNudge ? 'nudgePreheader' : 'preheader'),
    body: <GiftMail {...model} />,
    smallPrint: (
      <SmallPrint whyYou={say.rich(isNudge ? 'nudgeWhy' : 'why', { kind: kindOf(model), sender })}>
        <SmallLink href={model.optOutUrl}>{say('optOut')}</SmallLink>
        <br />
        <SmallLink href={model.reportUrl}>{say('report')}</SmallLink>
      </SmallPrint>
    ),
  };
}

function GiftMail({ language = 'en', senderName, recipientName, message, giftUrl, ...given }: GiftMailModel) {
  const say = giftWords(language);
  const kind = kindOf(given);
  return (
    <Sheet isLast language={language}>
      <Title>
        {given.isQuiet
          ? say.rich('quietHeading', { sender: senderName })
          : say.rich(given.isNudge ? 'nudgeHeading' : 'heading', { kind, sender: senderName })}
      </Title>
      {!given.isQuiet && <Parcel alt={say('parcelAlt', { kind })} giftUrl={giftUrl} />}
      <Paragraph kind="tag" after={28}>
        {say.rich('tag', { recipient: recipientName, sender: senderName })}
      </Paragraph>
      {message && (
        <>
          <Paragraph kind="message">
            <Lines>{message}</Lines>
          </Paragraph>
          <Paragraph kind="signature" after={32}>
            <Name>{senderName}</Name>
          </Paragraph>
        </>
      )}
      <Button href={giftUrl}>{given.isQuiet ? say('read') : say('open', { kind })}</Button>
      <SpelledOutAddress href={giftUrl}>{say('orOpen')}</SpelledOutAddress>
    </Sheet>
  );
}

const Parcel = ({ alt, giftUrl }: { alt: string; giftUrl: string }) => (
  <p className="html-only" style={{ margin: '0 0 20px' }}>
    <a href={giftUrl} style={{ display: 'block', textDecoration: 'none' }}>
      <Picture name="parcel" alt={alt} width={480} height={300} radius={14} />
    </a>
  </p>
);
