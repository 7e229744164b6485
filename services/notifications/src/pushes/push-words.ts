import { shownName } from '@presently/rules/names';
import { occasionName } from '@presently/rules/occasion-words';
import { withoutLinks } from '@presently/rules/plain-text';
import type { PushKind } from '@presently/rules/push';
import type { PushFacts } from './push.entity.js';

/** What a device shows. */
export interface PushWords {
  title: string;
  body: string;
}

/** What a reminder is about: a day, a product that is not bought, or how a gift went. */
export interface Reminded {
  recipientName: string;
  occasionType?: string;
  title?: string | null;
  giftToBuy?: string;
  giftToTell?: string;
}

interface Kind {
  /** Names nobody and nothing: it may stand on a locked screen. */
  plain: PushWords;
  /** For readers who want names. */
  detailed: (person: string, gift: string) => PushWords;
  /** Where a press leads to. */
  path: (subjectId: string) => string;
  /** Seconds for which a push service keeps it for a device that is off. */
  ttl: number;
}

const hours = 3_600;
const ofGift = (giftId: string) => `/gifts/${giftId}`;

/** Each kind of push. A new kind is one entry here, and one in the vocabulary. */
export const pushKindWords = {
  opened: {
    plain: { title: 'Your gift was opened', body: 'See it in Presently.' },
    detailed: (person, gift) => ({ title: `${person} opened your gift`, body: gift }),
    path: ofGift,
    ttl: 24 * hours,
  },
  thanked: {
    plain: { title: 'You were thanked', body: 'Read it in Presently.' },
    detailed: (person, gift) => ({ title: `${person} says thank you`, body: gift }),
    path: ofGift,
    ttl: 24 * hours,
  },
  chosen: {
    plain: { title: 'Your gift was chosen', body: 'See which one in Presently.' },
    detailed: (person, gift) => ({ title: `${person} has chosen`, body: gift }),
    path: ofGift,
    ttl: 24 * hours,
  },
  proposal: {
    plain: { title: 'A gift is ready for you to look at', body: 'Nothing goes out before you approve it.' },
    detailed: (person, gift) => ({ title: `A gift for ${person}`, body: gift }),
    path: (proposalId) => `/proposals?proposal=${proposalId}`,
    ttl: 24 * hours,
  },
  arrived: {
    plain: { title: 'Something you ordered has arrived', body: 'See it in Presently.' },
    detailed: (person, gift) => ({ title: `${gift} has arrived`, body: `For ${person}` }),
    path: ofGift,
    ttl: 24 * hours,
  },
  reminder: {
    plain: { title: 'You have a reminder', body: 'See it in Presently.' },
    detailed: (person) => ({ title: person, body: 'See it in Presently.' }),
    path: () => '/dashboard',
    ttl: 12 * hours,
  },
} as const satisfies Record<PushKind, Kind>;

/** Longer texts are cut by devices in any case, and a push has at most 4 KB. */
const longest = 120;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
const clean = (text: string) => cut(withoutLinks(text));
const person = (name: string | undefined) => shownName(name ?? '', 'Somebody');

/** The words of news about a gift or proposal. */
export function wordsOf(kind: Exclude<PushKind, 'reminder'>, facts: PushFacts, isDetailed: boolean): PushWords {
  const { plain, detailed } = pushKindWords[kind] as Kind;
  if (!isDetailed) return plain;
  const { title, body } = detailed(person(facts.recipientName), facts.giftName ?? 'A card');
  return { title: clean(title), body: clean(body) };
}

/** The words of a day's reminders. */
export function wordsOfReminders(reminders: readonly Reminded[], isDetailed: boolean): PushWords {
  const count = reminders.length;
  const title = count === 1 ? pushKindWords.reminder.plain.title : `You have ${count} reminders`;
  const body = count === 1 ? pushKindWords.reminder.plain.body : 'See them in Presently.';
  if (!isDetailed) return { title, body };
  const lines = reminders.map(lineOf);
  return count === 1 ? { title: clean(lines[0]!), body } : { title, body: clean(lines.join(' · ')) };
}

function lineOf({ recipientName, occasionType: type = '', title, giftToBuy, giftToTell }: Reminded): string {
  const name = person(recipientName);
  if (giftToBuy !== undefined) return `${giftToBuy} for ${name} is not bought yet`;
  if (giftToTell !== undefined) return `How did ${giftToTell} for ${name} go?`;
  return occasionName(name, { type, title: title && shownName(title, '') });
}
