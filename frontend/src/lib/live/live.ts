import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAgain } from './read-again.js';

/** Browsers reopen a lost stream, but not one that was refused. */
const reopenAfter = 5_000;

/** Invalidates gifts and user data when the server reports a change. */
export function useLiveUpdates(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return openLiveStream({
      gift: () => void readAgain(client, 'gifts'),
      user: () => void readAgain(client, 'user', 'subscription', 'invoices'),
    });
  }, [client, isSignedIn]);
}

/**
 * Calls the listener of every event. After a lost connection it calls all of them, because events may be missing. When
 * the stream opens for the first time it calls that of gifts: one may have changed since the page has read it.
 * @returns a function that closes the stream
 */
export function openLiveStream(listeners: Record<'gift' | 'user', () => void>): () => void {
  let hadGap = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = open();

  function open(): EventSource {
    const stream = new EventSource('/api/live', { withCredentials: true });
    for (const [event, listener] of Object.entries(listeners)) stream.addEventListener(event, listener);
    stream.addEventListener('open', () => {
      if (hadGap) for (const listener of Object.values(listeners)) listener();
      else listeners.gift();
      hadGap = false;
    });
    stream.addEventListener('error', () => {
      hadGap = true;
      if (stream.readyState !== EventSource.CLOSED) return;
      // Another tab may have signed out.
      listeners.user();
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
