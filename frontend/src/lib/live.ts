import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from './query.js';

/** Browsers retry a lost stream by themselves, but not one that was refused. */
const reopenAfter = 5_000;

/** Keeps what is on the screen true while somebody is signed in: the server says when a gift got further. */
export function useLiveUpdates(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return openLiveStream(() => void client.invalidateQueries({ queryKey: keyOf('GET /api/scheduled-gifts') }));
  }, [client, isSignedIn]);
}

/** Calls back on every `gift` event, and after every gap in which events may have been missed. Returns how to stop. */
export function openLiveStream(onGiftChanged: () => void): () => void {
  let hadGap = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = open();

  function open(): EventSource {
    const stream = new EventSource('/api/live', { withCredentials: true });
    stream.addEventListener('gift', onGiftChanged);
    stream.addEventListener('open', () => {
      if (hadGap) onGiftChanged();
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
