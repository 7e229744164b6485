// The service worker.
self.addEventListener('install', () => self.skipWaiting());
