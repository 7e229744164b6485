import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@presently/testing/eventually';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { root } from '../../tools/root.ts';
import { browserArguments, browserPath } from '../world/browser/browser.ts';
import { nextBuild } from '../world/browser/next-build.ts';
import { demoProfile, newcomerProfile, post, settled } from '../world/page.ts';
import { newUsername, password } from '../world/client.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

const patienceMs = 120_000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The build that is served. Releases replace it while the product runs. */
const folder = mkdtempSync(join(tmpdir(), 'presently-builds-'));
cpSync(join(root, 'frontend/dist'), folder, { recursive: true });
const product = useProduct({ FRONTEND_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces the build and the process that serves it, as a release does. */
async function release(): Promise<void> {
  const workerOf = async () => (await fetch(`${product.url}/sw.js`, { cache: 'no-store' })).text();
  const before = await workerOf();
  nextBuild(folder);
  const pid = product.pidOf('gateway');
  product.signal('gateway', 'SIGTERM');
  await product.untilReplaced('gateway', pid);
  await eventually(async () => (await workerOf().catch(() => before)) !== before, 60_000);
}

/** The script with which the page has begun: another build has another name for it. */
const buildOf = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('script[src], link[href]')];
    const paths = named.map((each) => each.getAttribute('src') ?? each.getAttribute('href')!);
    return paths.find((path) => /\/assets\/app-[\w-]+\.js$/.test(path))!;
  });
const isOfNewBuild = (page: Page, old: string) =>
  eventually(async () => {
    const build = await buildOf(page).catch(() => undefined);
    return build !== undefined && build !== old;
  }, 60_000);
const isTakenOver = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
const told = (page: Page) => page.getByText('A new version of Presently is here', { exact: true }).first();

describeInBrowser('the product on a phone', () => {
  const browser = useBrowser();

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

describeInBrowser('a new version', () => {
  const browser = useBrowser();
  let context: BrowserContext;
  beforeEach(async () => {
    ({ context } = await newcomerProfile(browser(), product.url, phone));
  }, patienceMs);
  afterEach(() => context.close());

  async function open(path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(path);
    await settled(page);
    await isTakenOver(page);
    // A page that was opened when there was a worker already listens once it has arrived and rests.
    await page.waitForTimeout(6_000);
    return page;
  }

  it(
    'is told to pages that are open, comes when their reader wants it, and takes nothing that is typed',
    async () => {
      const form = await open('/recipients?add=person');
      const other = await open('/dashboard');
      const old = await buildOf(form);
      await form.bringToFront();
      const name = form.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
      await name.pressSequentially('Ida Holm');
      await release();

      // Any page of ours that is opened has the browser look for another worker, which takes all of them over.
      const third = await context.newPage();
      await third.goto('/dashboard');
      for (const page of [form, other]) await told(page).waitFor({ timeout: 60_000 });
      expect([await buildOf(form), await name.inputValue()]).toEqual([old, 'Ida Holm']);
      // It has the new build already.
      expect(await buildOf(third)).not.toBe(old);
      expect(await told(third).count()).toBe(0);

      await other.bringToFront();
      await other.getByRole('button', { name: 'Load it now' }).click();
      await isOfNewBuild(other, old);
      await settled(other);
      expect(await told(other).count()).toBe(0);

      // What is typed is asked about first, and the old version goes on.
      await form.bringToFront();
      const asked = form.waitForEvent('dialog').then((dialog) => dialog.dismiss());
      await form.getByRole('button', { name: 'Load it now' }).click();
      await asked;
      expect([await buildOf(form), await name.inputValue()]).toEqual([old, 'Ida Holm']);
      await form.getByRole('dialog').getByLabel('Relationship').fill('Friend');
      await form.getByRole('dialog').getByRole('button', { name: 'Add Recipient', exact: true }).click();
      await form.getByRole('dialog').waitFor({ state: 'detached' });
      await form.getByText('Ida Holm').first().waitFor();
    },
    patienceMs * 2,
  );

  it(
    'is what a page becomes by itself when it needs a part that is gone',
    async () => {
      const page = await open('/dashboard');
      const old = await buildOf(page);
      await release();
      // A press on a link of the application, whose screen this page has never fetched.
      await page.evaluate(() => {
        history.pushState({}, '', '/account/connect');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await isOfNewBuild(page, old);
      await settled(page);
      expect(new URL(page.url()).pathname).toBe('/account/connect');
      expect(await page.getByText('This page did not arrive').count()).toBe(0);
    },
    patienceMs,
  );

  it(
    'is what an old document becomes that a cache has kept, whose files are gone',
    async () => {
      const page = await open('/dashboard');
      const old = await buildOf(page);
      const kept = await context.request.get('/dashboard');
      const body = await kept.text();
      const { 'content-security-policy': policy } = kept.headers();
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy! };
      await release();
      const { context: elsewhere } = await newcomerProfile(browser(), product.url, {
        ...phone,
        serviceWorkers: 'block',
      });
      let times = 0;
      await elsewhere.route('**/dashboard', (route) =>
        route.request().isNavigationRequest() && ++times === 1 ? route.fulfill({ body, headers }) : route.continue(),
      );
      const visitor = await elsewhere.newPage();
      await visitor.goto('/dashboard');
      await isOfNewBuild(visitor, old);
      await settled(visitor);
      expect(times).toBeGreaterThan(1);
      await elsewhere.close();
    },
    patienceMs,
  );

  it(
    'leaves a gift that is being written where it is',
    async () => {
      const page = await open('/gifts?card=1');
      const old = await buildOf(page);
      const message = page.getByRole('textbox', { name: /message/i });
      await message.fill('To the best of all gardeners.');
      await release();
      await (await context.newPage()).goto('/dashboard');
      await told(page).waitFor({ timeout: 60_000 });
      page.on('dialog', (dialog) => void dialog.accept());
      await page.bringToFront();
      await page.getByRole('button', { name: 'Load it now' }).click();
      await isOfNewBuild(page, old);
      await settled(page);
      expect(await page.getByRole('textbox', { name: /message/i }).inputValue()).toBe('To the best of all gardeners.');
    },
    patienceMs,
  );
});

describeInBrowser('the product as an app', () => {
  const profile = mkdtempSync(join(tmpdir(), 'presently-profile-'));
  let context: BrowserContext;
  beforeAll(async () => {
    // Chromium installs nothing from a private window, which every other profile of a journey is.
    context = await chromium.launchPersistentContext(profile, {
      executablePath: browserPath!,
      args: browserArguments,
      baseURL: product.url,
      ...phone,
    });
    await post(context, '/api/register', { username: newUsername(), password });
  }, patienceMs);
  afterAll(async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  });

  it(
    'can be installed: the browser has nothing against it, and finds every icon, shortcut and screenshot',
    async () => {
      const page = await context.newPage();
      await page.goto('/dashboard');
      await isTakenOver(page);
      const devTools = await context.newCDPSession(page);
      const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      const { url, errors, data } = await devTools.send('Page.getAppManifest');
      expect([url, errors]).toEqual([`${product.url}/manifest.webmanifest`, []]);
      const { icons, shortcuts, screenshots } = JSON.parse(data!) as Record<string, { src?: string; url?: string }[]>;
      const pictures = [icons!, screenshots!].flat().map(({ src }) => src!);
      expect(pictures.length).toBeGreaterThanOrEqual(5);
      for (const path of [...pictures, '/icons/apple-touch-180.png']) {
        const answer = await context.request.get(path);
        expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
          path,
          200,
          expect.stringMatching(/^image\//),
        ]);
      }
      expect(shortcuts!.map((each) => each.url)).toEqual(['/gifts', '/recipients?add=person']);
      for (const each of shortcuts!) {
        await page.goto(each.url!);
        await settled(page);
      }
      await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).waitFor();
    },
    patienceMs,
  );
});
