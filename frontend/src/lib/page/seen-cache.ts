/** The browser's cache of what is shown without a network, as the service worker names it. */
export const seenCache = 'presently-seen';

/** Forgets what a signed-in page has written down for the time without a network. */
export const forgetSeen = (): void => void globalThis.caches?.delete(seenCache).catch(() => undefined);
