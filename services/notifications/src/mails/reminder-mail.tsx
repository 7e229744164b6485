import { localeOf, type Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import type { GiftOutcome } from '@presently/rules/vocabulary';
import { localTimeAt } from '@presently/rules/zoned-time';
import { Fragment } from 'react';
import { Answers, Button, SmallLink, TextAction } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { daysLeft } from './parts/days-left.js';
import { formatDay, formatMonth } from './parts/format-day.js';
import { nameInSentence, nameOf } from './parts/occasion-name.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Lines, Name, Paragraph, SheetTitle, SmallPrint } from './parts/words.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';
import { senderWords } from '../words/sender/sender-words.js';

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
  /** The page on which the reader takes the one proposal of the year; absent where none is offered. */
  proposalUrl?: string | undefined;
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
  /** Links that say it at once. Without them the mail leads to {@link giftUrl}. */
  answers?: readonly { outcome: GiftOutcome; url: string }[];
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
  /** The reader's. */
  language?: Language | undefined;
}

/** The mail about coming occasions, products to buy and gifts whose sender is asked how they went. An occasion has date, notes, past gifts and actions. */
export function reminderMail(model: ReminderMailModel): Mail {
  const { today, timeZone, occasions, toBuy = [], toTell = [], settingsUrl, language = 'en' } = model;
  const say = senderWords(language);
  const isOnlyToTell = occasions.length + toBuy.length === 0;
  const people = [...new Set([...occasions, ...toBuy].map(({ recipientName }) => shownName(recipientName)))].join(
    say('listComma'),
  );
  return renderMail({
    language,
    subject:
      occasions.length > 0
        ? subjectOf(occasions, today, language)
        : isOnlyToTell
          ? outcomeSubjectOf(toTell, language)
          : purchaseSubjectOf(toBuy, language),
    preheader: isOnlyToTell
      ? say('tellPreheader')
      : toBuy.length === 0 && occasions.every(({ gift }) => gift && !gift.isToBuy && !gift.arrivesLateOn)
        ? say('doneFor', { people })
        : say('stillTime', { people }),
    headers: unsubscribeHeaders(settingsUrl),
    body: (
      <>
        {occasions.map((occasion, nth) => (
          <OccasionSheet
            key={occasion.ideasUrl}
            {...occasion}
            today={today}
            timeZone={timeZone}
            language={language}
            isLast={toBuy.length + toTell.length === 0 && nth === occasions.length - 1}
          />
        ))}
        {toBuy.length > 0 && (
          <PurchaseSheet toBuy={toBuy} today={today} language={language} isLast={toTell.length === 0} />
        )}
        {toTell.length > 0 && <OutcomeSheet toTell={toTell} language={language} />}
      </>
    ),
    smallPrint: (
      <SmallPrint whyYou={say('remindersWhy')}>
        <SmallLink href={settingsUrl}>{say('changeReminders')}</SmallLink>
      </SmallPrint>
    ),
  });
}

/** The products to buy, each with its gift's page, on which the sender says that it is bought or chooses another one. */
function PurchaseSheet({ toBuy, today, language, isLast }: PurchaseSheetProps) {
  const say = senderWords(language);
  return (
    <Sheet isLast={isLast}>
      <SheetTitle>{say(purchaseTitleOf(toBuy))}</SheetTitle>
      {toBuy.map(({ giftName: gift, dueOn, giftUrl, isSoldOut, isOnlySoldOut, priceNow, arrivesOn, ...given }) => {
        const recipient = shownName(given.recipientName);
        return (
          <Fragment key={giftUrl}>
            <Paragraph after={8}>
              {isOnlySoldOut
                ? say.rich('giftForPerson', { gift, recipient })
                : say.rich('buyNeeded', { gift, recipient, when: daysLeft(today, dueOn, language) })}
              {arrivesOn && say('buyLate', { day: formatDay(arrivesOn, language) })}
              {isSoldOut ? say('buySoldOut') : priceNow && say('buyPrice', { price: priceNow })}
            </Paragraph>
            <TextAction href={giftUrl}>{say(isSoldOut ? 'seeOrChoose' : 'seeGiftAlone')}</TextAction>
          </Fragment>
        );
      })}
    </Sheet>
  );
}
interface PurchaseSheetProps {
  toBuy: readonly Purchase[];
  today: string;
  language: Language;
  isLast: boolean;
}

const answerNames = {
  loved: 'howLoved',
  fine: 'howFine',
  'had-it': 'howHadIt',
  'not-for-them': 'howNotForThem',
} as const satisfies Record<GiftOutcome, string>;

/** The gifts of two weeks ago, each with the answers, or with its page, on which one press says how it went. */
function OutcomeSheet({ toTell, language }: { toTell: readonly Given[]; language: Language }) {
  const say = senderWords(language);
  return (
    <Sheet isLast>
      <SheetTitle>{say('howTitle')}</SheetTitle>
      {toTell.map(({ recipientName, giftName: gift, giftUrl, answers = [] }) => (
        <Fragment key={giftUrl}>
          <Paragraph after={8}>{say.rich('howText', { recipient: shownName(recipientName), gift })}</Paragraph>
          {answers.length > 0 ? (
            <Answers
              answers={answers.map(({ outcome, url }) => ({ href: url, label: say(answerNames[outcome]) }))}
              language={language}
            />
          ) : (
            <TextAction href={giftUrl}>{say('howSay')}</TextAction>
          )}
        </Fragment>
      ))}
    </Sheet>
  );
}

function outcomeSubjectOf([first, ...others]: readonly Given[], language: Language): string {
  const say = senderWords(language);
  if (others.length > 0) return say('howManySubject', { count: others.length + 1 });
  return say('howSubject', { gift: first!.giftName, recipient: shownName(first!.recipientName) });
}

function purchaseTitleOf(toBuy: readonly Purchase[]) {
  if (toBuy.every(({ isOnlySoldOut }) => isOnlySoldOut)) return 'soldOutTitle';
  if (toBuy.every(({ arrivesOn }) => arrivesOn)) return 'lateTitle';
  return toBuy.some(({ arrivesOn }) => arrivesOn) ? 'lookTitle' : 'toBuyTitle';
}

function purchaseSubjectOf(toBuy: readonly Purchase[], language: Language): string {
  const say = senderWords(language);
  const isSoldOut = toBuy.every(({ isOnlySoldOut }) => isOnlySoldOut);
  const [first, ...others] = toBuy as readonly [Purchase, ...Purchase[]];
  const isLate = (each: Purchase) => each.arrivesOn !== undefined;
  const count = toBuy.length;
  if (others.length > 0 && toBuy.some(isLate))
    return say('lateMany', { count, all: toBuy.every(isLate) ? 'yes' : 'no' });
  if (others.length > 0) return say('buyMany', { count, sold: isSoldOut ? 'yes' : 'no' });
  const what = { gift: first.giftName, recipient: shownName(first.recipientName) };
  if (isLate(first)) return say('lateSubject', what);
  return say(isSoldOut ? 'soldOutSubject' : 'toBuySubject', what);
}

type OccasionSheetProps = ReminderOccasion & { today: string; timeZone: string; language: Language; isLast: boolean };

function OccasionSheet({ today, timeZone, language, isLast, ...occasion }: OccasionSheetProps) {
  const say = senderWords(language);
  const { notes, pastGifts, keptIdeas = [], gift, ideasUrl, personUrl, scheduleUrl, proposalUrl } = occasion;
  return (
    <Sheet isLast={isLast}>
      <SheetTitle>
        <Name>{nameOf(occasion, language)}</Name>
      </SheetTitle>
      <Paragraph after={20}>{dayOf(occasion, today, language)}</Paragraph>
      {gift && (
        <Paragraph after={20}>
          <strong>{doneInWords(gift, timeZone, language)}</strong>
          {!gift.isCard && (
            <>
              {' '}
              <Name>{gift.giftName}</Name>
              {orderInWords(gift, language)}
            </>
          )}
        </Paragraph>
      )}
      {notes && (
        <Paragraph kind="soft">
          {say.rich('yourNotes')} <Lines>{notes}</Lines>
        </Paragraph>
      )}
      {keptIdeas.length > 0 && (
        <Paragraph kind="soft">
          {say.rich('youKept')}{' '}
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
          {say.rich('youGave')}{' '}
          {pastGifts.map(({ giftName, sentAt }, nth) => (
            <Fragment key={giftName + sentAt}>
              {nth > 0 && ', '}
              <Name>{`${giftName} (${formatMonth(sentAt, language)})`}</Name>
            </Fragment>
          ))}
        </Paragraph>
      )}
      {gift ? (
        <>
          <Button href={gift.giftUrl}>{say('seeYourGift', { what: gift.isCard ? 'card' : 'gift' })}</Button>
          <TextAction href={ideasUrl}>{say('findAnother')}</TextAction>
        </>
      ) : (
        <>
          <Button href={ideasUrl}>{say('findIdeas')}</Button>
          <TextAction href={scheduleUrl}>{say('scheduleGift')}</TextAction>
          {proposalUrl && (
            <>
              <TextAction href={proposalUrl}>{say('proposeOnce')}</TextAction>
              <Paragraph kind="soft" after={0}>
                {say('proposeFree')}
              </Paragraph>
            </>
          )}
        </>
      )}
      <TextAction href={personUrl}>{say('seeDays')}</TextAction>
    </Sheet>
  );
}

/** `, not ordered yet. It costs $39.00 now.` */
function orderInWords(gift: PlannedGift, language: Language): string {
  const { isBought, isToBuy, arrivesLateOn, isSoldOut, priceNow } = gift;
  const say = senderWords(language);
  if (arrivesLateOn) return say('orderLate', { day: formatDay(arrivesLateOn, language) });
  if (isBought) return say('orderBought');
  const atShop = isSoldOut ? say('buySoldOut') : priceNow && say('buyPrice', { price: priceNow });
  return `${isToBuy ? say('orderOpen') : ''}${atShop || ''}`;
}

/** `Your gift goes out on Saturday, November 28 at nine in the morning.` */
function doneInWords({ status, isCard, at }: PlannedGift, timeZone: string, language: Language): string {
  const say = senderWords(language);
  const what = isCard ? 'card' : 'gift';
  if (status === 'sent') return say('goneOut', { what });
  const { date: day, time } = localTimeAt(new Date(at), timeZone);
  return say('goesOut', { what, day: formatDay(day, language), time: timeInWords(time, language) });
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `nine in the morning`, `noon`, `9:30 AM`; other languages write the clock's time. */
function timeInWords(time: string, language: Language): string {
  if (language !== 'en') {
    const format = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    return format.format(new Date(`2000-01-01T${time.slice(0, 5)}:00Z`));
  }
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  if (minute !== 0) return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
  if (hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening';
  return `${hours[(hour % 12) - 1]} ${part}`;
}

function subjectOf(occasions: readonly ReminderOccasion[], today: string, language: Language): string {
  const say = senderWords(language);
  const first = occasions[0]!;
  const when = daysLeft(today, first.occursOn, language);
  if (occasions.length === 1) return say('soonSubject', { occasion: nameOf(first, language), when });
  const isOneDay = occasions.every(({ occursOn }) => occursOn === first.occursOn);
  const names = new Intl.ListFormat(language).format(
    occasions.slice(0, mostNamed).map((occasion) => nameInSentence(occasion, language)),
  );
  if (isOneDay && occasions.length <= mostNamed)
    return upperFirst(say('severalSubject', { occasions: names, when }), language);
  return say('manySubject', { count: occasions.length, occasion: nameInSentence(first, language) });
}

/** `Saturday, November 28, in 7 days · turns 60` */
function dayOf({ occursOn, occasionType, title, years }: ReminderOccasion, today: string, language: Language): string {
  const say = senderWords(language);
  const day = [formatDay(occursOn, language), daysLeft(today, occursOn, language)].join(say('listComma'));
  const type = title && occasionType !== 'Other' && say('type', { type: occasionType });
  return [type, day, years && say('years', { type: occasionType, years })].filter(Boolean).join(' · ');
}

/** Names in a subject about one day. */
const mostNamed = 3;
const upperFirst = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
