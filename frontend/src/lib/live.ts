import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf, type ReadRoute } from './query.js';

/** Browsers retry a lost stream by themselves, but not one that was refused. */
const reopenAfter = 5_000;

/** Keeps what is on the screen true while somebody is signed in: the server says when a gift got further, or the plan changed. */
export function useLiveUpdates(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const lookAgainAt = (...routes: readonly ReadRoute[]) => {
      for (const route of routes) void client.invalidateQueries({ queryKey: keyOf(route) });
    };
    return openLiveStream({
      gift: () => lookAgainAt('GET /api/scheduled-gifts'),
      user: () => lookAgainAt('GET /api/user', 'GET /api/subscription', 'GET /api/invoices'),
    });
  }, [client, isSignedIn]);
}

/** Calls back on every event of these names, and on all of them after a gap in which some may have been missed. Returns how to stop. */
export function openLiveStream(listeners: Record<'gift' | 'user', () => void>): () => void {
  let hadGap = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = open();

  function open(): EventSource {
    const stream = new EventSource('/api/live', { withCredentials: true });
    for (const [event, listener] of Object.entries(listeners)) stream.addEventListener(event, listener);
    stream.addEventListener('open', () => {
      if (hadGap) for (const listener of Object.values(listeners)) listener();
      hadGap = false;
    });
    stream.addEventListener('error', () => {
      hadGap = true;
      if (stream.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => {
        source = open();
      }, reopenAfter);
    });
    return stream;
  }

  return () => {
    clearTimeout(timer);
    source.close();
  };
}
