import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { watchForVersions } from './versions.js';
import { writeDown, writtenDownAt } from './write-down.js';

/** After the page has arrived, so that nothing on it waits. Milliseconds. */
const firstAfterMs = 4_000;
/** After a change, in which more changes may come. */
const againAfterMs = 3_000;
/** What was written down lately is not written again by each page that is opened. */
const freshMs = 30 * 60_000;

const isOfPeople = (key: unknown): boolean =>
  typeof key === 'string' && /^GET \/api\/(recipients|occasions|dashboard)\b/.test(key);

/** Makes the product work on: the service worker with its offline page, and what that page shows. */
export function useOffline(): void {
  const { id } = useSignedInUser();
  const client = useQueryClient();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return undefined;
    let isOver = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      // Not after a sign-out, which has forgotten what was written.
      if (!isOver) void writeDown(id).catch(() => undefined);
    };
    const begin = async () => {
      await watchForVersions();
      const last = await writtenDownAt(id);
      if (!last || Date.now() - last.getTime() > freshMs) write();
    };
    // A timer of its own: a change must not keep a page from hearing of new versions.
    const first = setTimeout(() => void begin().catch(() => undefined), firstAfterMs);
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate' || !isOfPeople(event.query.queryKey[0]))
        return;
      clearTimeout(again);
      again = setTimeout(write, againAfterMs);
    });
    return () => {
      isOver = true;
      clearTimeout(first);
      clearTimeout(again);
      unsubscribe();
    };
  }, [client, id]);
}
