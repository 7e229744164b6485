// The service worker.
