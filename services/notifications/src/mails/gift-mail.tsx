import { shownName } from '@presently/rules/names';
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
  message,
  giftUrl,
  reportUrl,
  optOutUrl,
  isNudge = false,
  isCard = false,
  isQuiet = false,
  ...given
}: GiftMailModel): Mail {
  const senderName = shownName(given.senderName);
  const what = whatOf({ isCard });
  return templateOf({ isNudge, isCard, isQuiet, hasMessage: Boolean(message) })({
    from: `${senderName} via Presently`,
    subject: isQuiet
      ? `${senderName} is thinking of you`
      : isNudge
        ? `A ${what} from ${senderName} is waiting for you`
        : `${senderName} sent you a ${what}`,
    headers: unsubscribeHeaders(optOutUrl),
    words: { senderName, recipientName: shownName(given.recipientName, 'you'), message: message ?? '' },
    addresses: { giftUrl, reportUrl, optOutUrl },
  });
}

interface Shape {
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

/** What the mail consists of, for names as they are shown. */
export const giftDraft = (model: GiftMailModel): Omit<MailDraft, 'from' | 'subject'> => ({
  preheader: model.isQuiet
    ? 'Read it whenever you like.'
    : model.isNudge
      ? 'It is still wrapped. We do not remind you again.'
      : 'It is wrapped and waiting. Open it whenever you like.',
  body: <GiftMail {...model} />,
  smallPrint: (
    <SmallPrint
      whyYou={
        <>
          You are getting {model.isNudge ? 'this one reminder' : 'this email'} because <Name>{model.senderName}</Name>{' '}
          entered your address at Presently to send you a {whatOf(model)}. If you do not know them, you can leave it
          unopened.
        </>
      }
    >
      <SmallLink href={model.optOutUrl}>No more gifts by email</SmallLink>
      <br />
      <SmallLink href={model.reportUrl}>Report this</SmallLink>
    </SmallPrint>
  ),
});

const whatOf = ({ isCard }: Pick<GiftMailModel, 'isCard'>) => (isCard ? 'card' : 'gift');

const GiftMail = ({ senderName, recipientName, message, giftUrl, ...given }: GiftMailModel) => (
  <Sheet isLast>
    <Title>
      <Heading senderName={senderName} {...given} />
    </Title>
    {!given.isQuiet && <Parcel what={whatOf(given)} giftUrl={giftUrl} />}
    <Paragraph kind="tag" after={28}>
      For <Name>{recipientName}</Name>, from <Name>{senderName}</Name>
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
    <Button href={giftUrl}>{given.isQuiet ? 'Read it' : `Open your ${whatOf(given)}`}</Button>
    <SpelledOutAddress href={giftUrl} />
  </Sheet>
);

function Heading({
  senderName,
  isNudge,
  isQuiet,
  ...given
}: Pick<GiftMailModel, 'senderName' | 'isNudge' | 'isQuiet' | 'isCard'>) {
  if (isQuiet)
    return (
      <>
        <Name>{senderName}</Name> is thinking of you
      </>
    );
  return isNudge ? (
    <>
      A {whatOf(given)} from <Name>{senderName}</Name> is waiting for you
    </>
  ) : (
    <>
      <Name>{senderName}</Name> sent you a {whatOf(given)}
    </>
  );
}

const Parcel = ({ what, giftUrl }: { what: string; giftUrl: string }) => (
  <p className="html-only" style={{ margin: '0 0 20px' }}>
    <a href={giftUrl} style={{ display: 'block', textDecoration: 'none' }}>
      <Picture
        name="parcel"
        alt={`A wrapped ${what} with a ribbon and a bow, not opened yet`}
        width={480}
        height={300}
        radius={14}
      />
    </a>
  </p>
);
