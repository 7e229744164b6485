import { daysBetween } from '@presently/rules/zoned-time';
import type { Mail } from './gift-mail.js';
import { button, layOut, sans, serif, smallLink } from './mail-layout.js';
import { escapeHtml, headerText, withoutLinks } from './mail-text.js';
import { light } from './palette.js';

export interface ReminderOccasion {
  recipientName: string;
  occasionType: string;
  /** `YYYY-MM-DD` */
  occursOn: string;
  notes: string | null;
  /** The newest first. */
  pastGifts: readonly { giftName: string; sentAt: string }[];
  ideasUrl: string;
  scheduleUrl: string;
}

export interface ReminderMailModel {
  /** The reader's calendar date. */
  today: string;
  /** Soonest first; at least one. */
  occasions: readonly ReminderOccasion[];
  /** Where reminders are changed and stopped. */
  settingsUrl: string;
}

const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function until(today: string, occursOn: string): string {
  const days = daysBetween(today, occursOn);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** `Ann’s birthday`, and `a date for Ann` where the type says nothing. */
const whatOf = ({ recipientName, occasionType }: ReminderOccasion): string =>
  occasionType === 'Other' ? `A date for ${recipientName}` : `${recipientName}’s ${occasionType.toLowerCase()}`;

const whenOf = (occasion: ReminderOccasion, today: string): string =>
  `${date.format(new Date(`${occasion.occursOn}T00:00:00Z`))}, ${until(today, occasion.occursOn)}`;

const pastOf = ({ pastGifts }: ReminderOccasion): string[] =>
  pastGifts.map(({ giftName, sentAt }) => `${giftName} (${month.format(new Date(sentAt))})`);

const whyYou = 'You are getting this because reminders are on for your account at Presently.';

function section(occasion: ReminderOccasion, today: string): string {
  const soft = `font:400 15px/23px ${sans};color:${light.inkSoft};`;
  const past = pastOf(occasion).map((gift) => `<bdi>${escapeHtml(withoutLinks(gift))}</bdi>`);
  const notes = occasion.notes && escapeHtml(withoutLinks(occasion.notes)).replace(/\r?\n/g, '<br>\n');
  return `
<tr><td class="sheet margin" style="padding:36px 40px 40px;background-color:${light.sheet};border:1px solid ${light.line};border-top:0;">
<h2 class="ink" style="margin:0 0 6px;font:600 26px/34px ${serif};letter-spacing:-0.01em;color:${light.ink};"><bdi>${escapeHtml(withoutLinks(whatOf(occasion)))}</bdi></h2>
<p class="ink" style="margin:0 0 20px;font:400 16px/24px ${sans};color:${light.ink};">${escapeHtml(whenOf(occasion, today))}</p>
${notes ? `<p dir="auto" class="ink-soft" style="margin:0 0 16px;${soft}"><strong>Your notes:</strong> ${notes}</p>` : ''}
${past.length > 0 ? `<p class="ink-soft" style="margin:0 0 24px;${soft}"><strong>You have given:</strong> ${past.join(', ')}</p>` : ''}
${button(occasion.ideasUrl, 'Find gift ideas')}
<p style="margin:18px 0 0;font:600 15px/24px ${sans};"><a href="${escapeHtml(occasion.scheduleUrl)}" class="ink" style="color:${light.ink};">Schedule a gift</a></p>
</td></tr>`;
}

function paragraphsOf(occasion: ReminderOccasion, today: string): string[] {
  const past = pastOf(occasion).map(withoutLinks);
  return [
    `${withoutLinks(whatOf(occasion))}: ${whenOf(occasion, today)}`,
    ...(occasion.notes ? [`Your notes: ${withoutLinks(occasion.notes)}`] : []),
    ...(past.length > 0 ? [`You have given: ${past.join(', ')}`] : []),
    `Find gift ideas:\n${occasion.ideasUrl}`,
    `Schedule a gift:\n${occasion.scheduleUrl}`,
  ];
}

/** The mail that reminds of what comes up: who, when, what was noted and given before, and two ways on for each. */
export function reminderMail({ today, occasions, settingsUrl }: ReminderMailModel): Mail {
  const [first, ...others] = occasions as [ReminderOccasion, ...ReminderOccasion[]];
  const subject =
    others.length === 0
      ? `${whatOf(first)} is ${until(today, first.occursOn)}`
      : `${occasions.length} dates are coming up, ${whatOf(first).replace(/^A date/, 'a date')} first`;
  const people = [...new Set(occasions.map(({ recipientName }) => recipientName))].join(', ');
  const text = [
    ...occasions.flatMap((occasion, nth) => [...(nth > 0 ? ['* * *'] : []), ...paragraphsOf(occasion, today)]),
    `--\n${whyYou}\nChange or stop reminders: ${settingsUrl}`,
  ];
  return {
    subject: headerText(subject),
    html: layOut({
      title: subject,
      preheader: `There is still time to find something for ${people}.`,
      rows: occasions.map((occasion) => section(occasion, today)).join('\n'),
      smallPrint: `${whyYou} ${smallLink(settingsUrl, 'Change or stop reminders')}`,
    }),
    text: `${text.join('\n\n')}\n`,
  };
}
