import { shownName } from '@presently/rules/names';
import { tellYears } from '@presently/rules/occasion-words';
import { daysBetween, localTimeAt } from '@presently/rules/zoned-time';
import { Fragment } from 'react';
import { Button, SmallLink, TextAction } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { nameInSentence, nameOf } from './parts/occasion-name.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Lines, Name, Paragraph, SheetTitle, SmallPrint } from './parts/words.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';

/** The gift that the reader has planned or sent for the day. */
export interface PlannedGift {
  giftName: string;
  isCard: boolean;
  status: 'planned' | 'sent';
  /** When it goes out: an ISO instant. */
  at: string;
  isBought: boolean;
  /** Whether the reader buys the product, and has not. */
  isToBuy?: boolean | undefined;
  /** When the ordered product arrives, where that is after the day. */
  arrivesLateOn?: string | undefined;
  isSoldOut?: boolean | undefined;
  priceNow?: string | undefined;
  /** The gift's page for its sender. */
  giftUrl: string;
}

export interface ReminderOccasion {
  recipientName: string;
  occasionType: string;
  title?: string | null | undefined;
  /** Age or anniversary; absent if unknown. */
  years?: number | null | undefined;
  /** `YYYY-MM-DD` */
  occursOn: string;
  notes: string | null;
  /** The newest first. */
  pastGifts: readonly { giftName: string; sentAt: string }[];
  /** Titles of ideas that the reader keeps for the person. */
  keptIdeas?: readonly string[];
  /** What is planned or sent for this very day. */
  gift?: PlannedGift | undefined;
  ideasUrl: string;
  personUrl: string;
  scheduleUrl: string;
}

/** A product that the reader has not bought yet. */
export interface Purchase {
  recipientName: string;
  giftName: string;
  /** `YYYY-MM-DD` */
  dueOn: string;
  /** The gift's page for its sender. */
  giftUrl: string;
  /** Whether its shop has sold it out. */
  isSoldOut?: boolean;
  /** Whether that is all that is to be said of it. */
  isOnlySoldOut?: boolean;
  /** Today's price, where it is another one than was chosen. */
  priceNow?: string | undefined;
  /** Of an ordered product: the day on which it arrives, after {@link dueOn}. */
  arrivesOn?: string | undefined;
}

/** A gift of two weeks ago. */
export interface Given {
  recipientName: string;
  giftName: string;
  /** The gift's page for its sender, where one press says how it went. */
  giftUrl: string;
}

export interface ReminderMailModel {
  /** The reader's calendar date. */
  today: string;
  /** The reader's time zone, an IANA name. */
  timeZone: string;
  /** The soonest first; at least one, or a gift below. */
  occasions: readonly ReminderOccasion[];
  toBuy?: readonly Purchase[];
  toTell?: readonly Given[];
  /** Changes and stops reminders. */
  settingsUrl: string;
}

const whyYou = 'You are getting this because reminders are on for your account at Presently.';

/** The mail about coming occasions, products to buy and gifts whose sender is asked how they went. An occasion has date, notes, past gifts and actions. */
export function reminderMail(model: ReminderMailModel): Mail {
  const { today, timeZone, occasions, toBuy = [], toTell = [], settingsUrl } = model;
  const isOnlyToTell = occasions.length + toBuy.length === 0;
  const people = [...new Set([...occasions, ...toBuy].map(({ recipientName }) => shownName(recipientName)))].join(', ');
  return renderMail({
    subject:
      occasions.length > 0
        ? subjectOf(occasions, today)
        : isOnlyToTell
          ? outcomeSubjectOf(toTell)
          : purchaseSubjectOf(toBuy),
    preheader: isOnlyToTell
      ? 'One press, and the next ideas are better.'
      : toBuy.length === 0 && occasions.every(({ gift }) => gift && !gift.isToBuy && !gift.arrivesLateOn)
        ? `Your gift for ${people} is taken care of.`
        : `There is still time to find something for ${people}.`,
    headers: unsubscribeHeaders(settingsUrl),
    body: (
      <>
        {occasions.map((occasion, nth) => (
          <OccasionSheet
            key={occasion.ideasUrl}
            {...occasion}
            today={today}
            timeZone={timeZone}
            isLast={toBuy.length + toTell.length === 0 && nth === occasions.length - 1}
          />
        ))}
        {toBuy.length > 0 && <PurchaseSheet toBuy={toBuy} today={today} isLast={toTell.length === 0} />}
        {toTell.length > 0 && <OutcomeSheet toTell={toTell} />}
      </>
    ),
    smallPrint: (
      <SmallPrint whyYou={whyYou}>
        <SmallLink href={settingsUrl}>Change or stop reminders</SmallLink>
      </SmallPrint>
    ),
  });
}

/** The products to buy, each with its gift's page, on which the sender says that it is bought or chooses another one. */
const PurchaseSheet = ({ toBuy, today, isLast }: { toBuy: readonly Purchase[]; today: string; isLast: boolean }) => (
  <Sheet isLast={isLast}>
    <SheetTitle>{purchaseTitleOf(toBuy)}</SheetTitle>
    {toBuy.map(({ recipientName, giftName, dueOn, giftUrl, isSoldOut, isOnlySoldOut, priceNow, arrivesOn }) => (
      <Fragment key={giftUrl}>
        <Paragraph after={8}>
          <Name>{giftName}</Name> for <Name>{shownName(recipientName)}</Name>
          {isOnlySoldOut ? '' : `, needed ${formatDaysLeft(today, dueOn)}`}
          {arrivesOn && `. It is ordered, and arrives about ${formatDate(arrivesOn)}, after its day.`}
          {isSoldOut ? '. Its shop has sold it out.' : priceNow && `. It costs ${priceNow} now.`}
        </Paragraph>
        <TextAction href={giftUrl}>{isSoldOut ? 'See the gift, or choose another' : 'See the gift'}</TextAction>
      </Fragment>
    ))}
  </Sheet>
);

/** The gifts of two weeks ago, each with its page, on which one press says how it went. */
const OutcomeSheet = ({ toTell }: { toTell: readonly Given[] }) => (
  <Sheet isLast>
    <SheetTitle>How did it go?</SheetTitle>
    {toTell.map(({ recipientName, giftName, giftUrl }) => (
      <Fragment key={giftUrl}>
        <Paragraph after={8}>
          You gave <Name>{shownName(recipientName)}</Name> <Name>{giftName}</Name>. Loved it, fine, had it already, or
          not for them?
        </Paragraph>
        <TextAction href={giftUrl}>Say how it went</TextAction>
      </Fragment>
    ))}
  </Sheet>
);

const outcomeSubjectOf = ([first, ...others]: readonly Given[]): string =>
  others.length === 0
    ? `How did it go? ${first!.giftName} for ${shownName(first!.recipientName)}`
    : `How did your ${others.length + 1} gifts go?`;

function purchaseTitleOf(toBuy: readonly Purchase[]): string {
  if (toBuy.every(({ isOnlySoldOut }) => isOnlySoldOut)) return 'Sold out at the shop';
  if (toBuy.every(({ arrivesOn }) => arrivesOn)) return 'Arrives too late';
  return toBuy.some(({ arrivesOn }) => arrivesOn) ? 'Worth a look' : 'Not bought yet';
}

function purchaseSubjectOf(toBuy: readonly Purchase[]): string {
  const isSoldOut = toBuy.every(({ isOnlySoldOut }) => isOnlySoldOut);
  const [first, ...others] = toBuy as readonly [Purchase, ...Purchase[]];
  const isLate = (each: Purchase) => each.arrivesOn !== undefined;
  if (others.length > 0 && toBuy.some(isLate))
    return `${toBuy.length} gifts ${toBuy.every(isLate) ? 'arrive too late' : 'need a look'}`;
  if (others.length > 0) return `${toBuy.length} gifts are ${isSoldOut ? 'sold out' : 'not bought yet'}`;
  const what = `${first.giftName} for ${shownName(first.recipientName)}`;
  if (isLate(first)) return `Arrives too late: ${what}`;
  return isSoldOut ? `Sold out: ${what}` : `Not bought yet: ${what}`;
}

type OccasionSheetProps = ReminderOccasion & { today: string; timeZone: string; isLast: boolean };

function OccasionSheet({ today, timeZone, isLast, ...occasion }: OccasionSheetProps) {
  const { notes, pastGifts, keptIdeas = [], gift, ideasUrl, personUrl, scheduleUrl } = occasion;
  return (
    <Sheet isLast={isLast}>
      <SheetTitle>
        <Name>{nameOf(occasion)}</Name>
      </SheetTitle>
      <Paragraph after={20}>{dayOf(occasion, today)}</Paragraph>
      {gift && (
        <Paragraph after={20}>
          <strong>{doneInWords(gift, timeZone)}</strong>
          {!gift.isCard && (
            <>
              {' '}
              <Name>{gift.giftName}</Name>
              {orderInWords(gift)}
            </>
          )}
        </Paragraph>
      )}
      {notes && (
        <Paragraph kind="soft">
          <strong>Your notes:</strong> <Lines>{notes}</Lines>
        </Paragraph>
      )}
      {keptIdeas.length > 0 && (
        <Paragraph kind="soft">
          <strong>You have kept:</strong>{' '}
          {keptIdeas.map((title, nth) => (
            <Fragment key={title}>
              {nth > 0 && ', '}
              <Name>{title}</Name>
            </Fragment>
          ))}
        </Paragraph>
      )}
      {pastGifts.length > 0 && (
        <Paragraph kind="soft" after={24}>
          <strong>You have given:</strong>{' '}
          {pastGifts.map(({ giftName, sentAt }, nth) => (
            <Fragment key={giftName + sentAt}>
              {nth > 0 && ', '}
              <Name>{`${giftName} (${month.format(new Date(sentAt))})`}</Name>
            </Fragment>
          ))}
        </Paragraph>
      )}
      {gift ? (
        <>
          <Button href={gift.giftUrl}>{`See your ${gift.isCard ? 'card' : 'gift'}`}</Button>
          <TextAction href={ideasUrl}>Find another gift</TextAction>
        </>
      ) : (
        <>
          <Button href={ideasUrl}>Find gift ideas</Button>
          <TextAction href={scheduleUrl}>Schedule a gift</TextAction>
        </>
      )}
      <TextAction href={personUrl}>See days and past gifts</TextAction>
    </Sheet>
  );
}

/** `, not ordered yet. It costs $39.00 now.` */
function orderInWords({ isBought, isToBuy, arrivesLateOn, isSoldOut, priceNow }: PlannedGift): string {
  if (arrivesLateOn) return `, ordered, and it arrives about ${formatDate(arrivesLateOn)}, after the day.`;
  if (isBought) return ', bought already';
  const atShop = isSoldOut ? 'Its shop has sold it out.' : priceNow && `It costs ${priceNow} now.`;
  return [isToBuy ? ', not ordered yet' : '', ...(atShop ? [atShop] : [])].join('. ');
}

/** `Your gift goes out on Saturday, November 28 at nine in the morning.` */
function doneInWords({ status, isCard, at }: PlannedGift, timeZone: string): string {
  const what = `Your ${isCard ? 'card' : 'gift'}`;
  if (status === 'sent') return `${what} has gone out.`;
  const { date: day, time } = localTimeAt(new Date(at), timeZone);
  return `${what} goes out on ${formatDate(day)} at ${timeInWords(time)}.`;
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `nine in the morning`, `noon`, `9:30 AM` */
function timeInWords(time: string): string {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  if (minute !== 0) return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
  if (hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening';
  return `${hours[(hour % 12) - 1]} ${part}`;
}

function subjectOf(occasions: readonly ReminderOccasion[], today: string): string {
  const first = occasions[0]!;
  if (occasions.length === 1) return `${nameOf(first)} is ${formatDaysLeft(today, first.occursOn)}`;
  const isOneDay = occasions.every(({ occursOn }) => occursOn === first.occursOn);
  const names = new Intl.ListFormat('en').format(occasions.slice(0, mostNamed).map(nameInSentence));
  if (isOneDay && occasions.length <= mostNamed)
    return upperFirst(`${names} are ${formatDaysLeft(today, first.occursOn)}`);
  return `${occasions.length} dates are coming up, ${nameInSentence(first)} first`;
}

/** `Saturday, November 28, in 7 days · turns 60` */
function dayOf({ occursOn, occasionType, title, years }: ReminderOccasion, today: string): string {
  const day = `${formatDate(occursOn)}, ${formatDaysLeft(today, occursOn)}`;
  const type = title && occasionType !== 'Other' && occasionType;
  return [type, day, years && tellYears(occasionType, years)].filter(Boolean).join(' · ');
}

/** Names in a subject about one day. */
const mostNamed = 3;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const formatDate = (occursOn: string): string => date.format(new Date(`${occursOn}T00:00:00Z`));

function formatDaysLeft(today: string, occursOn: string): string {
  const days = daysBetween(today, occursOn);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
