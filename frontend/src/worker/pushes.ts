import type { Pressed, Pushed, SubscriptionChange, Worker } from './events.js';

interface Shown {
  title: string;
  body: string;
  url: string;
  tag?: string;
}

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** Browsers take the right to push from a page that shows nothing, so what cannot be read is shown without words. */
const unreadable: Shown = { title: 'Presently has news for you', body: 'Open Presently to see it.', url: '/dashboard' };

export async function show(worker: Worker, { data }: Pushed): Promise<void> {
  let shown = unreadable;
  try {
    const read: unknown = data?.json();
    if (isShown(read)) shown = read;
  } catch {
    // Not from us.
  }
  const { title, body, url, tag } = shown;
  await worker.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    data: { url },
    // A repetition replaces what it repeats.
    ...(tag && { tag }),
  });
}

/** Opens what a push is about, in a window that is open already if there is one. Only pages of ours. */
export async function open(worker: Worker, { notification }: Pressed): Promise<void> {
  notification.close();
  const { url = '/dashboard' } = (notification.data ?? {}) as { url?: string };
  const wanted = new URL(url, worker.location.origin);
  const target = wanted.origin === worker.location.origin ? wanted.href : `${worker.location.origin}/dashboard`;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = windows.find((each) => each.url === target);
  if (same) {
    await same.focus();
    return;
  }
  // Another window may hold something that was typed: it stays as it is.
  await worker.clients.openWindow(target);
}

/** The browser has given the device another address. It belongs to the session that the device has. */
export async function subscribeAgain(worker: Worker, change: SubscriptionChange): Promise<void> {
  const { oldSubscription, newSubscription } = change;
  const options = oldSubscription?.options;
  const fresh = newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/user/push-subscriptions', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
