import type { ListedRecipient } from '@presently/contracts/gifting/recipients';
import { directionOf } from '@presently/rules/languages';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { offlineWords as say } from '../../languages/offline/en.js';
import { spokenLanguage, spokenLocale } from '../../languages/words.js';
import { api } from '../../lib/api.js';
import { currentTheme } from '../../lib/theme.js';
import { seenCache } from '../../lib/page/seen-cache.js';
import type { Seen, SeenPerson } from '../../worker/seen.js';

/** Where the service worker looks. */
const seenAt = '/seen.json';
/** People that are written down, by name: one page of the list. */
const mostPeople = 200;
const dayMs = 24 * 3_600_000;

const toPerson = ({ name, nextDay }: ListedRecipient, now: Date): SeenPerson => ({
  name,
  ...(nextDay && {
    day: {
      what: nextDay.title ?? occasionTypeName(nextDay.type),
      on: new Date(now.getTime() + nextDay.daysUntil * dayMs).toLocaleDateString('sv-SE'),
    },
  }),
});

/** What the page without a network says, in the language of this one: the worker has no catalogues. */
const said = (now: Date): Seen['said'] => ({
  language: spokenLanguage(),
  locale: spokenLocale(),
  direction: directionOf(spokenLanguage()),
  title: say('offline'),
  heading: say('youAreOffline'),
  lastSeen: say('lastSeen', {
    moment: new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(now),
  }),
  nothingSeen: say('nothingSeen'),
  retry: say('retry'),
  comingDays: say('comingDays'),
  people: say('people'),
});

/** Writes down whose days come when, for the time without a network. Only names and days of the user's own people. */
export async function writeDown(userId: string): Promise<void> {
  const people = await api('GET /api/recipients', { limit: mostPeople, sort: 'name', with: 'next-day' });
  const now = new Date();
  const seen: Seen = {
    userId,
    at: now.toISOString(),
    theme: currentTheme(),
    people: people.map((person) => toPerson(person, now)),
    said: said(now),
  };
  const cache = await caches.open(seenCache);
  await cache.put(seenAt, new Response(JSON.stringify(seen), { headers: { 'content-type': 'application/json' } }));
}

const isStillSo = ({ theme, said: words }: Seen) => theme === currentTheme() && words?.language === spokenLanguage();

/**
 * When this user's people were last written down; undefined if never, or if the theme or the language was another. What belongs to
 * another user is forgotten.
 */
export async function writtenDownAt(userId: string): Promise<Date | undefined> {
  const found = await (await caches.open(seenCache)).match(seenAt);
  const seen = found && ((await found.json()) as Seen);
  if (seen?.userId === userId) return isStillSo(seen) ? new Date(seen.at) : undefined;
  await caches.delete(seenCache);
  return undefined;
}
