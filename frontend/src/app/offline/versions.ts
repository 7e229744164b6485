import { toast } from '../../ui/overlays/toast-store.js';
import { offlineWords as say } from '../../languages/offline/en.js';

/** A page that stays open looks for a new version when it is looked at again, at most this often. Milliseconds. */
const lookEveryMs = 30 * 60_000;

/** Milliseconds until a server that did not answer is asked again. */
const askAgainMs = 10_000;

let isWatching = false;

/** The address of the script with which a page begins: its name changes with every build. */
const beginning = /\/assets\/app-[\w-]+\.js/;

/** A page that the server has rendered imports its script, and names it in a link. */
const ownBeginning = (): string | undefined =>
  [...document.querySelectorAll<HTMLElement>('script[src], link[href]')]
    .map((element) => beginning.exec(element.getAttribute('src') ?? element.getAttribute('href') ?? '')?.[0])
    .find((path) => path !== undefined);

/**
 * Whether the server has another build than this page. A page that was loaded after it came has it already. Undefined if
 * the server does not say: it may be starting.
 */
async function isOutOfDate(): Promise<boolean | undefined> {
  const own = ownBeginning();
  const answer = await fetch('/dashboard').catch(() => undefined);
  const current = answer && beginning.exec(await answer.text())?.[0];
  return current === undefined ? undefined : own !== undefined && own !== current;
}

async function tellOfVersion(triesLeft = 6): Promise<void> {
  const isOld = await isOutOfDate().catch(() => undefined);
  if (isOld === undefined && triesLeft > 0) setTimeout(() => void tellOfVersion(triesLeft - 1), askAgainMs);
  if (!isOld) return;
  toast({
    title: say('newVersion'),
    description: say('newVersionText'),
    // The page may lie behind others for hours.
    stays: true,
    action: { label: say('loadNow'), onPress: () => location.reload() },
  });
}

/**
 * Registers the service worker, and says once when a new version of the product has come. Nothing reloads by itself: what
 * somebody types stays. The page goes on with its own version, of which it fetches parts as long as they are there.
 */
export async function watchForVersions(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const { serviceWorker } = navigator;
  // The first worker of a page is no new version.
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) void tellOfVersion();
    isFirst = false;
  });
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEveryMs) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
