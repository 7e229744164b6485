import type { Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { daysBetween } from '@presently/rules/zoned-time';
import { daysLeft } from './parts/days-left.js';
import { formatDay, formatMonthAndDay, formatWeekday } from './parts/format-day.js';
import { Button, SmallLink, TextAction } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Lines, Name, Paragraph, SmallPrint, Title } from './parts/words.js';
import { senderWords } from '../words/sender/sender-words.js';

export interface ProposalMailModel {
  recipientName: string;
  occasionType: string;
  /** `YYYY-MM-DD` */
  occursOn: string;
  /** The reader's calendar date. */
  today: string;
  /** Null for a card. */
  giftName: string | null;
  price: string | null;
  /** What the recipient may choose instead; absent or empty where it is one gift. */
  choice?: readonly { giftName: string; price: string | null }[] | undefined;
  message: string;
  /** The page that shows the proposal and decides by a press. */
  pageUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail about a proposed gift. Its links open a page and change nothing. */
export function proposalMail(model: ProposalMailModel): Mail {
  const { giftName, price, choice = [], message, pageUrl, language = 'en' } = model;
  const say = senderWords(language);
  const products = giftName === null ? [] : [{ giftName, price }, ...choice];
  const occasion = occasionOf(model, language);
  const gift = giftName ?? say('aCard');
  return renderMail({
    language,
    subject: say(choice.length > 0 ? 'proposalChoice' : 'proposalSubject', {
      occasion,
      when: dayOf(model, language),
      gift,
    }),
    preheader: say('proposalPreheader'),
    headers: {},
    body: (
      <Sheet isLast>
        <Paragraph kind="soft" after={8}>
          {say.rich('proposalFor', { occasion, day: formatDay(model.occursOn, language) })}
        </Paragraph>
        <Title>{say('proposalTitle', { count: products.length })}</Title>
        {products.length === 0 && <Paragraph after={8}>{say('proposalNone')}</Paragraph>}
        {products.map((product) => (
          <Paragraph key={product.giftName} after={8}>
            <Name>{product.price ? `${product.giftName} (${product.price})` : product.giftName}</Name>
          </Paragraph>
        ))}
        {choice.length > 0 && (
          <Paragraph kind="soft" after={8}>
            {say.rich('proposalChooses', { recipient: shownName(model.recipientName) })}
          </Paragraph>
        )}
        <Paragraph kind="message" after={24}>
          <Lines>{message}</Lines>
        </Paragraph>
        <Button href={`${pageUrl}&do=approve`}>{say('approve')}</Button>
        {giftName !== null && <TextAction href={`${pageUrl}&do=swap`}>{say('swap')}</TextAction>}
        <TextAction href={`${pageUrl}&do=edit`}>{say('edit')}</TextAction>
        <TextAction href={`${pageUrl}&do=skip`}>{say('skip')}</TextAction>
      </Sheet>
    ),
    smallPrint: (
      <SmallPrint whyYou={say('proposalWhy')}>
        <SmallLink href={pageUrl}>{say('allProposals')}</SmallLink>
      </SmallPrint>
    ),
  });
}

/** `Ann’s birthday`, or `Ann` for an occasion of type Other. */
function occasionOf({ recipientName, occasionType }: ProposalMailModel, language: Language): string {
  const person = shownName(recipientName);
  return occasionType === 'Other' ? person : senderWords(language)('occasionInside', { type: occasionType, person });
}

/** `on Tuesday` within a week, else `on November 28`. */
function dayOf({ today, occursOn }: ProposalMailModel, language: Language): string {
  const days = daysBetween(today, occursOn);
  if (days === 0 || days === 1) return daysLeft(today, occursOn, language);
  const format = days > 1 && days <= 7 ? formatWeekday : formatMonthAndDay;
  return senderWords(language)('onDay', { day: format(occursOn, language) });
}
