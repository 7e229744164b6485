import { api } from '../../lib/api.js';
import { securityWords as say } from '../../languages/security/en.js';

/**
 * What this browser can do. `home-screen`: an iPhone or iPad, which pushes to what is on its home screen only. `blocked`:
 * the person has refused, and only the browser's own settings can change that.
 */
export type PushSupport = 'none' | 'home-screen' | 'blocked' | 'possible';

const isApple = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  // iPads call themselves Macs, which have no touch screen.
  (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  const has = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!has) return isApple() ? 'home-screen' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** This browser's subscription, if it has one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** A refusal, in a sentence for the person. */
class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/**
 * Asks the person, and has this browser get the pushes of the account. To be called by a press.
 * @throws PushRefused
 */
export async function switchOnPush(): Promise<void> {
  // First, while the press still counts.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new PushRefused(say('pushRefused'));
  const { publicKey } = await api('GET /api/user/push-key');
  if (publicKey === null) throw new PushRefused(say('pushNotOffered'));
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribe(pushManager, publicKey);
  const { endpoint, keys } = subscription.toJSON();
  await api('POST /api/user/push-subscriptions', {
    endpoint: endpoint!,
    keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! },
  });
}

/** A subscription for another key, of an earlier installation, has to go first. */
async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw new PushRefused(say('pushNoService'), { cause: error });
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends the pushes to this browser. */
export async function switchOffPush(ids: readonly string[]): Promise<void> {
  for (const pushSubscriptionId of ids)
    await api('DELETE /api/user/push-subscriptions/:pushSubscriptionId', { pushSubscriptionId });
  await (await ownSubscription())?.unsubscribe();
}
