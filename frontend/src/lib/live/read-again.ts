import type { Resource } from '@presently/contracts/kit/resources';
import type { QueryClient } from '@tanstack/react-query';
import { onCallMade } from '../api.js';
import type { ChangedOf } from './what-shows.js';

/** Fetched with the first call that changes something: no page needs it before. */
export const fetchChanges = () => import('./what-shows.js');

/** Reads again what shows these resources. What is on no screen is read when a screen shows it. */
export const readAgain = (client: QueryClient, ...changed: readonly Resource[]): Promise<unknown> =>
  read(client, () => changed, {});

/**
 * Lets a client read again what the calls of the API change, as their contracts declare it.
 * @returns a function that resolves when everything has been read
 */
export function readAgainAfterCalls(client: QueryClient): () => Promise<unknown> {
  const underWay = new Set<Promise<unknown>>();
  onCallMade((route, input) => {
    const reading = read(client, (changedBy) => changedBy[route] ?? [], input);
    underWay.add(reading);
    void reading.finally(() => underWay.delete(reading));
  });
  return () => Promise.all(underWay);
}

async function read(client: QueryClient, changedOf: ChangedOf, input: object): Promise<void> {
  try {
    const { readWhatShows } = await fetchChanges();
    await readWhatShows(client, changedOf, input);
  } catch {
    // The list has not arrived. Everything is out of date, rather than some of it unnoticed.
    await client.invalidateQueries();
  }
}
