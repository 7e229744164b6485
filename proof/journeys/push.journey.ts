import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import type { BrowserContext, Page } from 'playwright-core';
import { chrome, Client, newcomer, sameOrigin } from '../world/client.ts';
import type { Device } from '../world/browser/device.ts';
import { demoProfile, newcomerProfile } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

const patienceMs = 60_000;
// Claims of a killed worker are taken over within the patience of a test.
const product = useProduct({ DELIVERY_LEASE_MS: '4000' });

/** Opens a gift as its recipient does. */
async function open(shareToken: string): Promise<void> {
  const stranger = new Client(product.url, { ...sameOrigin, 'user-agent': chrome });
  expect((await stranger.call(`GET /api/gifts/view/${shareToken}`)).status).toBe(200);
}

async function subscribe(client: Client): Promise<Device> {
  const device = await product.sandbox.device();
  await client.api('POST /api/user/push-subscriptions', { endpoint: device.endpoint, keys: device.keys });
  return device;
}

const shownBy = (device: Device, count: number) =>
  eventually(async () => {
    const shown = await product.sandbox.pushes(device);
    return shown.length >= count && shown;
  }, 30_000);

describe('a device that is told what happens', () => {
  let sender: Client;
  let recipientId: string;
  let device: Device;
  let nth = 0;
  beforeAll(async () => {
    sender = await newcomer(product.url);
    await product.putOnPro(sender);
    recipientId = await sender.addRecipient('Ida Holm');
    device = await subscribe(sender);
  }, 180_000);

  const send = async () =>
    (await sender.sendGift(recipientId, `push-${++nth}@example.com`)).body as { id: string; shareToken: string };

  it(
    'shows that a gift was opened, and names neither person nor gift before its owner says so',
    async () => {
      const gift = await send();
      await open(gift.shareToken);
      const [plain] = await shownBy(device, 1);
      expect(plain).toMatchObject({ title: 'Your gift was opened', url: `${product.url}/gifts/${gift.id}` });
      expect(JSON.stringify(plain)).not.toMatch(/Ida|Holm|teapot/i);
      await sender.api('PATCH /api/user/preferences', { isPushDetailed: true });
      const other = await send();
      await open(other.shareToken);
      const [detailed] = await shownBy(device, 2);
      expect(detailed).toMatchObject({ title: 'Ida Holm opened your gift', body: 'Stoneware teapot' });
      await sender.api('PATCH /api/user/preferences', { isPushDetailed: false });
    },
    patienceMs,
  );

  it(
    'shows thanks',
    async () => {
      const gift = await send();
      await open(gift.shareToken);
      await shownBy(device, 3);
      const stranger = new Client(product.url, { ...sameOrigin, 'user-agent': chrome });
      await stranger.call(`POST /api/gifts/view/${gift.shareToken}/thanks`, { drawing: 'heart' });
      expect((await shownBy(device, 4))[0]).toMatchObject({ title: 'You were thanked' });
    },
    patienceMs,
  );

  it(
    'shows nothing once its session has ended, and others go on',
    async () => {
      const credentials = { username: (await sender.api('GET /api/user')).username, password: 'a long enough secret' };
      const there = new Client(product.url);
      await there.signIn(credentials);
      const lost = await subscribe(there);
      const listed = await sender.api('GET /api/user/push-subscriptions');
      const { sessionId } = listed.find(({ isCurrent }) => !isCurrent)!;
      expect((await sender.api('GET /api/user/sessions')).map(({ id }) => id)).toContain(sessionId);
      await sender.api('DELETE /api/user/sessions/:sessionId', { sessionId });
      const gift = await send();
      await open(gift.shareToken);
      const before = (await product.sandbox.pushes(device)).length;
      await eventually(async () =>
        (await product.sandbox.pushes(device)).some(({ url }) => url.endsWith(`/gifts/${gift.id}`)),
      );
      expect(before).toBeGreaterThan(0);
      expect(await product.sandbox.pushes(lost)).toEqual([]);
      await eventually(async () => (await sender.api('GET /api/user/push-subscriptions')).length === 1);
    },
    patienceMs,
  );

  it('shows each once, if the worker is killed while the push service has taken them and not answered', async () => {
    const gifts = [await send(), await send(), await send(), await send()];
    await product.sandbox.fault('push', 'slow', 20_000);
    for (const { shareToken } of gifts) await open(shareToken);
    const arrived = async () =>
      (await product.sandbox.pushes(device)).filter(({ url }) => gifts.some(({ id }) => url.endsWith(id)));
    await eventually(async () => (await arrived()).length > 0, 30_000);
    const pid = product.pidOf('notifications');
    product.signal('notifications', 'SIGKILL');
    await product.untilReplaced('notifications', pid);
    await product.sandbox.fault('push', 'ok');
    await eventually(async () => (await arrived()).length === gifts.length, 40_000);
    // Long enough for claims to be taken over.
    await delay(6_000);
    const shown = await arrived();
    expect(new Set(shown.map(({ url }) => url)).size).toBe(gifts.length);
    expect(shown).toHaveLength(gifts.length);
    expect(shown.every(({ times }) => times <= 2)).toBe(true);
  }, 120_000);
});

describeInBrowser('the product on a phone', () => {
  const browser = useBrowser();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  const hasSeen = (page: Page) => page.evaluate(async () => Boolean(await caches.match('/seen.json')));

  /** Waits until the service worker has taken the page over, and the people are written down. */
  async function untilReady(page: Page): Promise<void> {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
    await eventually(() => hasSeen(page), 30_000);
  }
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

  describe('without a network', () => {
    let context: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      // A busy machine may refuse the first sign-in.
      context = await eventually(
        () => demoProfile('demo', browser(), product.url, phone).catch(() => undefined),
        patienceMs,
      );
      page = await context.newPage();
      await page.goto('/dashboard');
      await untilReady(page);
    }, 180_000);
    afterEach(() => context?.setOffline(false));

    it(
      'shows the people and days last seen, on every screen, and the screen itself once it is back',
      async () => {
        await context.setOffline(true);
        for (const path of ['/recipients', '/dashboard', '/account/notifications']) {
          await page.goto(path);
          await heading(page, 'You are offline');
        }
        const people = page.getByRole('region', { name: 'People' }).getByRole('listitem');
        expect(await people.count()).toBeGreaterThan(2);
        expect(await page.getByRole('region', { name: 'Coming days' }).getByRole('listitem').count()).toBeGreaterThan(
          0,
        );
        // Its style sheet and its font are there, too.
        expect(await page.evaluate(() => getComputedStyle(document.querySelector('main')!).maxWidth)).toBe('672px');
        await context.setOffline(false);
        await page.getByRole('link', { name: 'Try again' }).click();
        await heading(page, 'Notifications');
      },
      patienceMs,
    );

    it(
      'leaves the pages of others and calls alone',
      async () => {
        await context.setOffline(true);
        await expect(page.goto('/gift/anything')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
        await context.setOffline(false);
        await page.goto('/dashboard');
        const kept = await page.evaluate(async () => {
          const names = await caches.keys();
          const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return requests.flat().map(({ url }) => new URL(url).pathname);
        });
        expect(kept.filter((path) => !/^\/(seen\.json|assets\/[\w.-]+\.(css|woff2))$/.test(path))).toEqual([]);
      },
      patienceMs,
    );

    it(
      'forgets the people at the sign-out',
      async () => {
        await page.goto('/dashboard');
        await untilReady(page);
        await page.evaluate(() => fetch('/api/logout', { method: 'POST' }));
        await page.goto('/recipients');
        await page.waitForURL('**/auth');
        await eventually(async () => !(await hasSeen(page)));
        await context.setOffline(true);
        await page.goto('/recipients');
        await heading(page, 'You are offline');
        expect(await page.getByRole('listitem').count()).toBe(0);
      },
      patienceMs,
    );
  });

  it(
    'is told by a press of its owner, who sees the device and ends it',
    async () => {
      const device = await product.sandbox.device();
      const { context } = await newcomerProfile(browser(), product.url, { ...phone, permissions: ['notifications'] });
      // This browser has no push service of its own: that of the sandbox stands in.
      await context.addInitScript(
        ({ endpoint, keys }) => {
          const subscription = {
            toJSON: () => ({ endpoint, keys }),
            unsubscribe: async () => Boolean(localStorage.removeItem('subscribed')) || true,
          } as unknown as PushSubscription;
          const prototype = PushManager.prototype;
          prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? subscription : null);
          prototype.subscribe = async () => {
            localStorage.setItem('subscribed', '1');
            return subscription;
          };
        },
        { endpoint: device.endpoint, keys: device.keys },
      );
      const page = await context.newPage();
      await page.goto('/account/notifications');
      await page.getByRole('button', { name: 'Turn on for this device' }).click();
      await page.getByRole('button', { name: 'Turn off for this device' }).waitFor();
      await page.goto('/account/security');
      await page.getByText('Gets notifications').waitFor();
      await page.getByRole('button', { name: /^Turn off notifications for / }).click();
      await page.getByText('Gets notifications').waitFor({ state: 'detached' });
      await page.goto('/account/notifications');
      await page.getByRole('button', { name: 'Turn on for this device' }).waitFor();
      await context.close();
    },
    patienceMs,
  );
});
