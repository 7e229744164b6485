import type { Worker } from './events.js';
import display from '../ui/theme/fonts/fraunces-latin-440.woff2?url';
import styles from './offline.css?url';
import { forgetOlder, isScreen, keepFiles, pageFor } from './pages.js';
import { open, show, subscribeAgain } from './pushes.js';

/**
 * The service worker: the offline page, and pushes. It keeps nothing of the application, whose files have names by their
 * content, so no old version can stay; and it touches no call, no stream and nothing that is sent.
 */
const worker = self as unknown as Worker;

/** Replaced by the build: another build is another worker, which tells open pages of the new version. */
const version = '__VERSION__';
const prefix = 'presently-offline-';
const cache = prefix + version;
const files = [styles, display];

worker.addEventListener('install', (event) =>
  event.waitUntil(keepFiles(files, cache).then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetOlder(worker, prefix, cache).then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== worker.location.origin) return;
  if (isScreen(event.request, url)) event.respondWith(pageFor(event, styles));
  else if (files.includes(url.pathname))
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});

worker.addEventListener('push', (event) => event.waitUntil(show(worker, event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(open(worker, event)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(worker, event)));
