import { toast } from '../../ui/overlays/toast-store.js';

/** A page that stays open looks for a new version when it is looked at again, at most this often. Milliseconds. */
const lookEveryMs = 30 * 60_000;

let isWatching = false;

/** The address of the script with which a page begins: its name changes with every build. */
const beginning = /\/assets\/app-[\w-]+\.js/;

/** Whether the server has another build than this page. A page that was loaded after it came has it already. */
async function isOutOfDate(): Promise<boolean> {
  const own = [...document.scripts].map(({ src }) => beginning.exec(src)?.[0]).find((path) => path !== undefined);
  const current = beginning.exec(await (await fetch('/dashboard')).text())?.[0];
  return own !== undefined && current !== undefined && own !== current;
}

async function tellOfVersion(): Promise<void> {
  if (!(await isOutOfDate().catch(() => false))) return;
  toast({
    title: 'A new version of Presently is here',
    description: 'It comes with the next page that you load.',
    action: { label: 'Load it now', onPress: () => location.reload() },
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
