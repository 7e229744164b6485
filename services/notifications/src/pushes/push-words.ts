import type { Language } from '@presently/rules/languages';
import { shownName } from '@presently/rules/names';
import { withoutLinks } from '@presently/rules/plain-text';
import type { PushKind } from '@presently/rules/push';
import { nameOf } from '../mails/parts/occasion-name.js';
import { deviceWords } from '../words/device/device-words.js';
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

type Say = ReturnType<typeof deviceWords>;

interface Kind {
  /** Names nobody and nothing: it may stand on a locked screen. */
  plain: (say: Say) => PushWords;
  /** For readers who want names. */
  detailed: (say: Say, person: string, gift: string) => PushWords;
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
    plain: (say) => ({ title: say('opened'), body: say('openedMore') }),
    detailed: (say, person, gift) => ({ title: say('openedBy', { person }), body: gift }),
    path: ofGift,
    ttl: 24 * hours,
  },
  thanked: {
    plain: (say) => ({ title: say('thanked'), body: say('thankedMore') }),
    detailed: (say, person, gift) => ({ title: say('thankedBy', { person }), body: gift }),
    path: ofGift,
    ttl: 24 * hours,
  },
  chosen: {
    plain: (say) => ({ title: say('chosen'), body: say('chosenMore') }),
    detailed: (say, person, gift) => ({ title: say('chosenBy', { person }), body: gift }),
    path: ofGift,
    ttl: 24 * hours,
  },
  proposal: {
    plain: (say) => ({ title: say('proposal'), body: say('proposalMore') }),
    detailed: (say, person, gift) => ({ title: say('proposalFor', { person }), body: gift }),
    path: (proposalId) => `/proposals?proposal=${proposalId}`,
    ttl: 24 * hours,
  },
  arrived: {
    plain: (say) => ({ title: say('arrived'), body: say('arrivedMore') }),
    detailed: (say, person, gift) => ({ title: say('arrivedShort'), body: say('giftFor', { gift, person }) }),
    path: (giftId) => `${ofGift(giftId)}#order`,
    ttl: 24 * hours,
  },
  reminder: {
    plain: (say) => ({ title: say('reminder'), body: say('reminderMore') }),
    detailed: (say, person) => ({ title: person, body: say('reminderMore') }),
    path: () => '/dashboard',
    ttl: 12 * hours,
  },
} as const satisfies Record<PushKind, Kind>;

/** Longer texts are cut by devices in any case, and a push has at most 4 KB. */
const longest = 120;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
const clean = (text: string) => cut(withoutLinks(text));
const person = (say: Say, name: string | undefined) => shownName(name ?? '', say('somebody'));

/** How its reader wants a push. */
export interface PushManner {
  isDetailed: boolean;
  language: Language;
}

/** The words of news about a gift or proposal. */
export function wordsOf(
  kind: Exclude<PushKind, 'reminder'>,
  facts: PushFacts,
  { isDetailed, language }: PushManner,
): PushWords {
  const say = deviceWords(language);
  const { plain, detailed } = pushKindWords[kind] as Kind;
  if (!isDetailed) return plain(say);
  const { title, body } = detailed(say, person(say, facts.recipientName), facts.giftName ?? say('aCard'));
  return { title: clean(title), body: clean(body) };
}

/** The words of a day's reminders. */
export function wordsOfReminders(reminders: readonly Reminded[], { isDetailed, language }: PushManner): PushWords {
  const say = deviceWords(language);
  const count = reminders.length;
  const several = { title: say('reminders', { count }), body: say('remindersMore') };
  const plain = count === 1 ? pushKindWords.reminder.plain(say) : several;
  if (!isDetailed) return plain;
  const lines = reminders.map((each) => lineOf(say, each));
  return count === 1
    ? { title: clean(lines[0]!), body: plain.body }
    : { title: plain.title, body: clean(lines.join(' · ')) };
}

function lineOf(say: Say, { recipientName, occasionType = '', title, giftToBuy, giftToTell }: Reminded): string {
  const name = person(say, recipientName);
  if (giftToBuy !== undefined) return say('notBought', { gift: giftToBuy, person: name });
  if (giftToTell !== undefined) return say('howWent', { gift: giftToTell, person: name });
  return nameOf({ recipientName: name, occasionType, title }, say.language);
}
