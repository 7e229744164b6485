import type { Fetching, Worker } from './events.js';
import { offlinePage } from './offline-page.js';
import type { Seen } from './seen.js';

/**
 * Screens of a signed-in person, for which the offline page may stand. Pages of gifts and of other people, files and
 * calls are never touched.
 */
const screens = /^\/($|(dashboard|recipients|gifts|proposals|account|keep|subscription)(\/|$))/;

/** As `lib/page/seen-cache.ts` names it. */
const seenCache = 'presently-seen';
const seenAt = '/seen.json';

/** A page that has no script and loads its style sheet only. */
const policy = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

export const isScreen = (request: Pick<Request, 'method' | 'mode'>, { pathname }: URL): boolean =>
  request.method === 'GET' && request.mode === 'navigate' && screens.test(pathname);

/** The page from the network, as it arrives; without a network the offline page. */
export async function pageFor({ request, preloadResponse }: Fetching, styles: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const { pathname, search } = new URL(request.url);
    const today = new Date().toLocaleDateString('sv-SE');
    const html = offlinePage({ seen: await readSeen(), styles, address: pathname + search, today });
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    return new Response(html, { status: 503, headers });
  }
}

async function readSeen(): Promise<Seen | null> {
  try {
    const found = await (await caches.open(seenCache)).match(seenAt);
    return found ? ((await found.json()) as Seen) : null;
  } catch {
    return null;
  }
}

/** Loads what the offline page needs, and forgets what an earlier version has loaded. */
export async function keepFiles(files: readonly string[], cache: string): Promise<void> {
  await (await caches.open(cache)).addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

export async function forgetOlder(worker: Worker, prefix: string, current: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== current).map((name) => caches.delete(name)),
  );
  await worker.registration.navigationPreload?.enable();
}
