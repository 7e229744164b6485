import type { ListedRecipient } from '@presently/contracts/gifting/recipients';
import { api } from '../../lib/api.js';
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
      what: nextDay.title ?? nextDay.type,
      on: new Date(now.getTime() + nextDay.daysUntil * dayMs).toLocaleDateString('sv-SE'),
    },
  }),
});

/** Writes down whose days come when, for the time without a network. Only names and days of the user's own people. */
export async function writeDown(userId: string): Promise<void> {
  const people = await api('GET /api/recipients', { limit: mostPeople, sort: 'name', with: 'next-day' });
  const now = new Date();
  const seen: Seen = { userId, at: now.toISOString(), people: people.map((person) => toPerson(person, now)) };
  const cache = await caches.open(seenCache);
  await cache.put(seenAt, new Response(JSON.stringify(seen), { headers: { 'content-type': 'application/json' } }));
}

/** When this user's people were last written down; undefined if never. What belongs to another user is forgotten. */
export async function writtenDownAt(userId: string): Promise<Date | undefined> {
  const found = await (await caches.open(seenCache)).match(seenAt);
  const seen = found && ((await found.json()) as Seen);
  if (seen?.userId === userId) return new Date(seen.at);
  await caches.delete(seenCache);
  return undefined;
}
