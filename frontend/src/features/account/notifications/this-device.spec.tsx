import '../../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { answerWith } from '../../../testing/answers.js';
import { ThisDevice } from './this-device.js';

const keys = { p256dh: 'point', auth: 'secret' };
let permission: NotificationPermission;
let answersWith: NotificationPermission;
let subscription: { toJSON: () => object; unsubscribe: () => Promise<boolean> } | null;
let subscribedWith: PushSubscriptionOptionsInit | undefined;
let devices: { id: string; isCurrent: boolean }[];
let publicKey: string | null;
let preferences: object;
let calls: [line: string, body: unknown][];

/** A browser that pushes. jsdom has none. */
function giveBrowserPush() {
  const made = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      subscribedWith = options;
      subscription = made;
      return made;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: {
      get permission() {
        return permission;
      },
      requestPermission: async () => (permission = answersWith),
    },
  });
}

beforeEach(() => {
  permission = 'default';
  answersWith = 'granted';
  subscription = null;
  subscribedWith = undefined;
  devices = [];
  publicKey = 'BAEC';
  preferences = { isPushDetailed: false, pushRemindersEnabled: true };
  calls = [];
  giveBrowserPush();
  answerWith(({ line, method, body }) => {
    if (method !== 'GET') calls.push([line, body]);
    if (line.endsWith('/push-key')) return [200, { publicKey }];
    if (line === 'POST /api/user/push-subscriptions') devices = [{ id: 'd-1', isCurrent: true }];
    if (method === 'DELETE') devices = [];
    if (line.endsWith('/push-subscriptions')) return [200, devices];
    if (line.includes('/preferences')) {
      preferences = { ...preferences, ...(body as object) };
      return [200, preferences];
    }
    return [200, { success: true }];
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
});

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ThisDevice />
    </QueryClientProvider>,
  );
}
const turnOn = () => screen.findByRole('button', { name: 'Turn on for this device' });
const turnOff = () => screen.findByRole('button', { name: 'Turn off for this device' });

describe('Notifications on this device', () => {
  it('are asked for by a press only, and are on then', async () => {
    show();
    await turnOn();
    expect([permission, calls]).toEqual(['default', []]);
    await userEvent.click(await turnOn());
    await turnOff();
    expect(calls).toEqual([['POST /api/user/push-subscriptions', { endpoint: 'https://push.example/1', keys }]]);
    expect(subscribedWith).toMatchObject({ userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 1, 2]) });
  });

  it('end at the push service of the browser, too', async () => {
    show();
    await userEvent.click(await turnOn());
    await userEvent.click(await turnOff());
    await turnOn();
    expect(calls.at(-1)![0]).toBe('DELETE /api/user/push-subscriptions/d-1');
    expect(subscription).toBeNull();
  });

  it('are off again with the session, although the browser remembers', async () => {
    subscription = { toJSON: () => ({}), unsubscribe: async () => true };
    devices = [{ id: 'd-2', isCurrent: false }];
    show();
    await turnOn();
  });

  it('say what to do where they are refused', async () => {
    answersWith = 'denied';
    show();
    await userEvent.click(await turnOn());
    expect(await screen.findByText(/You have refused notifications/)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('tell an iPhone to use the home screen, and other browsers that there are none', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    show();
    expect(await screen.findByText(/This browser has no notifications/)).toBeTruthy();
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'Mozilla/5.0 (iPhone; …)' });
    show();
    expect(await screen.findByText(/add Presently to your home screen first/)).toBeTruthy();
    Reflect.deleteProperty(navigator, 'userAgent');
  });

  it('are not offered where the installation sends none', async () => {
    publicKey = null;
    show();
    expect(await screen.findByText(/not offered here/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('name nobody before their reader says so', async () => {
    show();
    const names = await screen.findByRole('switch', { name: 'Show names' });
    expect(names.getAttribute('aria-checked')).toBe('false');
    await userEvent.click(names);
    await waitFor(() => expect(names.getAttribute('aria-checked')).toBe('true'));
    expect(calls).toEqual([['PATCH /api/user/preferences', { isPushDetailed: true }]]);
  });
});
