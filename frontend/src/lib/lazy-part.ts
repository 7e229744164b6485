import { lazy } from 'react';

const shortest = 1_000;
const longest = 15_000;

let reportMissing = (): void => undefined;
/** Sets what tells the user that a part of the page has not arrived. */
export function onPartMissing(report: () => void): void {
  reportMissing = report;
}

/**
 * Like React's `lazy`, for a part of a page. If the code does not arrive, `lazy` replaces the whole page and everything
 * that was typed there. This tries again until it arrives.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => untilArrived(load, shortest));

async function untilArrived<T>(load: () => Promise<T>, pause: number): Promise<T> {
  try {
    // Browsers may remember for the life of the page that an import failed.
    if (!navigator.onLine) throw new Error('There is no network');
    return await load();
  } catch {
    if (pause === shortest) reportMissing();
    await rest(pause);
    return untilArrived(load, Math.min(2 * pause, longest));
  }
}

/** Waits so many milliseconds, or until the browser is online again. */
const rest = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
