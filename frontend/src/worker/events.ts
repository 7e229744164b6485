/** What this worker uses of `lib.webworker`, which cannot be loaded beside `lib.dom`. */
export interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration & {
    navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: object) => Promise<readonly Client[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
}

export interface Client {
  url: string;
  focus: () => Promise<unknown>;
  navigate?: (url: string) => Promise<unknown>;
}

interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}
export interface Fetching extends Lasting {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
export interface Pushed extends Lasting {
  data: { json: () => unknown } | null;
}
export interface Pressed extends Lasting {
  notification: Notification;
}
export interface SubscriptionChange extends Lasting {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  push: Pushed;
  notificationclick: Pressed;
  pushsubscriptionchange: SubscriptionChange;
}
