import { createElement, lazy, type ComponentType } from 'react';

const shortest = 1_000;
const longest = 15_000;

/** What has become of a part that did not arrive. */
export type LatePart = 'awaited' | 'long awaited' | 'arrived';

let report: (part: LatePart) => void = () => undefined;
/** Sets what tells the user that a part of the page has not arrived, that this takes long, and that it has arrived. */
export function onLatePart(tell: (part: LatePart) => void): void {
  report = tell;
}

/**
 * Like React's `lazy`, for a part of a page. If the code does not arrive, `lazy` replaces the whole page and everything
 * that was typed there. This tries again until it arrives.
 *
 * The address stays the same. Another one would make a second instance of the module, and would not help if one of its
 * imports has failed. Browsers from before whatwg/html#10327 (2026) remember a failure for the life of the page: there
 * only a reload helps, which is what the second report offers.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => untilArrived(load, shortest));

const isServer = typeof document === 'undefined';
const writtenParts: (() => Promise<void>)[] = [];

/**
 * A late part that the server writes as well, so that nothing moves when its code arrives. Its properties must be the same
 * there and here, and a `Suspense` has to surround it.
 * @param Late what stands for it in the browser; a {@link lazyPart} by default
 */
export function writtenPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Late: ComponentType<Props> = lazyPart(load),
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  if (isServer) writtenParts.push(async () => void (here = (await load()).default));
  return (properties) => createElement(here ?? Late, properties);
}

/** On the server: afterwards the parts that it writes render at once. */
export async function fetchWrittenParts(): Promise<void> {
  await Promise.all(writtenParts.map((fetch) => fetch()));
}

/** Fetches the code of a part that will soon be wanted. */
export function fetchEarly(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().catch(() => undefined);
}

async function untilArrived<T>(load: () => Promise<T>, pause: number): Promise<T> {
  try {
    // See above: without a network the first try could be the last.
    if (!navigator.onLine) throw new Error('There is no network');
    const part = await load();
    if (pause > shortest) report('arrived');
    return part;
  } catch {
    if (pause === shortest) report('awaited');
    const next = Math.min(2 * pause, longest);
    if (next === longest && pause < longest) report('long awaited');
    await rest(pause);
    return untilArrived(load, next);
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
