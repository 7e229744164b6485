import { shownName } from '@presently/rules/names';
import { daysBetween } from '@presently/rules/zoned-time';
import { Button, SmallLink, TextAction } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Lines, Name, Paragraph, SmallPrint, Title } from './parts/words.js';

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
  message: string;
  /** The page that shows the proposal and decides by a press. */
  pageUrl: string;
}

const whyYou = 'You are getting this because you asked Presently to propose gifts for this occasion.';

/** The mail about a proposed gift. Its links open a page and change nothing. */
export function proposalMail(model: ProposalMailModel): Mail {
  const { giftName, price, message, pageUrl } = model;
  const occasion = occasionOf(model);
  const subject = `For ${occasion} ${dayOf(model)}: ${giftName ?? 'a card'}`;
  return renderMail({
    subject,
    preheader: 'Nothing goes out before you approve it.',
    headers: {},
    body: (
      <Sheet isLast>
        <Paragraph kind="soft" after={8}>
          For <Name>{occasion}</Name>, {longDate.format(new Date(`${model.occursOn}T00:00:00Z`))}
        </Paragraph>
        <Title>{giftName === null ? 'We propose a card' : 'We propose a gift'}</Title>
        <Paragraph after={8}>
          {giftName === null ? (
            'We know no product that suits them and your budget well enough, so it is a card.'
          ) : (
            <Name>{price ? `${giftName} (${price})` : giftName}</Name>
          )}
        </Paragraph>
        <Paragraph kind="message" after={24}>
          <Lines>{message}</Lines>
        </Paragraph>
        <Button href={`${pageUrl}&do=approve`}>Approve</Button>
        {giftName !== null && <TextAction href={`${pageUrl}&do=swap`}>Swap</TextAction>}
        <TextAction href={`${pageUrl}&do=edit`}>Edit</TextAction>
        <TextAction href={`${pageUrl}&do=skip`}>Skip</TextAction>
      </Sheet>
    ),
    smallPrint: (
      <SmallPrint whyYou={whyYou}>
        <SmallLink href={pageUrl}>See all proposals</SmallLink>
      </SmallPrint>
    ),
  });
}

/** `Ann’s birthday`, or `Ann` for an occasion of type Other. */
function occasionOf({ recipientName, occasionType }: ProposalMailModel): string {
  const name = shownName(recipientName);
  return occasionType === 'Other' ? name : `${name}’s ${occasionType.toLowerCase()}`;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const longDate = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `on Tuesday` within a week, else `on November 28`. */
function dayOf({ today, occursOn }: ProposalMailModel): string {
  const days = daysBetween(today, occursOn);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  const date = new Date(`${occursOn}T00:00:00Z`);
  return `on ${days > 1 && days <= 7 ? weekday.format(date) : monthAndDay.format(date)}`;
}
