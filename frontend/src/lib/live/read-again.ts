import type { Resource } from '@presently/contracts/kit/resources';
import type { Query, QueryClient } from '@tanstack/react-query';
import { onCallMade } from '../api.js';

/** Fetched with the first call that changes something: no page needs it before. */
export const fetchChanges = () => import('../changes-of-calls.js');

/** Reads again what shows these resources. What is on no screen is read when a screen shows it. */
export const readAgain = (client: QueryClient, ...changed: readonly Resource[]): Promise<unknown> =>
  readWhatShows(client, () => changed, {});

/**
 * Lets a client read again what the calls of the API change, as their contracts declare it.
 * @returns a function that resolves when everything has been read
 */
export function readAgainAfterCalls(client: QueryClient): () => Promise<unknown> {
  const underWay = new Set<Promise<unknown>>();
  onCallMade((route, input) => {
    const read = readWhatShows(client, (changedBy) => changedBy[route] ?? [], input);
    underWay.add(read);
    void read.finally(() => underWay.delete(read));
  });
  return () => Promise.all(underWay);
}

type Changes = Awaited<ReturnType<typeof fetchChanges>>;

async function readWhatShows(
  client: QueryClient,
  changedOf: (changedBy: Changes['changedBy']) => readonly Resource[],
  input: object,
): Promise<void> {
  try {
    const { readsOf, changedBy } = await fetchChanges();
    const routes = new Set<unknown>(changedOf(changedBy).flatMap((resource) => readsOf[resource]));
    if (routes.size > 0)
      await client.invalidateQueries({ predicate: (query) => routes.has(query.queryKey[0]) && concerns(query, input) });
  } catch {
    // The list has not arrived. Everything is out of date, rather than some of it unnoticed.
    await client.invalidateQueries();
  }
}

/** Whether a read is about the same person, day or gift as the call: about none, or the one in the call's path. */
function concerns({ queryKey: [route, read] }: Query, call: object): boolean {
  const parameters = [...String(route).matchAll(/:(\w+)/g)].map(([, name]) => name as keyof object);
  return parameters.every((name) => !(name in call) || !isObject(read) || read[name] === call[name]);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
