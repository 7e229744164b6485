import type { Resource } from '@presently/contracts/kit/resources';
import type { Query, QueryClient } from '@tanstack/react-query';
import { changedBy, readsOf } from '../changes-of-calls.js';

/** What has changed, by the list of what each call changes. */
export type ChangedOf = (calls: typeof changedBy) => readonly Resource[];

/** Reads again what shows the changes of a call. What is on no screen is read when a screen shows it. */
export async function readWhatShows(client: QueryClient, changedOf: ChangedOf, input: object): Promise<void> {
  const routes = new Set<unknown>(changedOf(changedBy).flatMap((resource) => readsOf[resource]));
  if (routes.size === 0) return;
  const shows = (query: Query) => routes.has(query.queryKey[0]) && concerns(query, input);
  // A first read that is under way is not begun anew, and its answer may be older than the change.
  const first = new Set(client.getQueryCache().findAll({ predicate: (query) => shows(query) && isFirstRead(query) }));
  await client.invalidateQueries({ predicate: shows });
  if (first.size > 0) await client.invalidateQueries({ predicate: (query) => first.has(query) });
}

const isFirstRead = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined;

/** Whether a read is about the same person, day or gift as the call: about none, or the one in the call's path. */
function concerns({ queryKey: [route, read] }: Query, call: object): boolean {
  const parameters = [...String(route).matchAll(/:(\w+)/g)].map(([, name]) => name as keyof object);
  return parameters.every((name) => !(name in call) || !isObject(read) || read[name] === call[name]);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
