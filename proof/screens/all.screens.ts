import type { BrowserContext, Page } from 'playwright-core';
import { violations } from '../world/browser/axe.ts';
import { chooseTheme, demoProfile, fillConsole, newcomerProfile, profile, settled } from '../world/page.ts';
import { aGift, empty, forAdmins, inside, outside } from './screens-to-show.ts';
import type { Shown } from './lists/shown.ts';
import { Client, demoShareToken } from '../world/client.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';
import { againIfBusy } from '../world/again-if-busy.ts';
import { accountsSpeak, languageOfRun } from '../world/languages/run.ts';
import { readIn, said } from '../world/languages/said.ts';
import { smallTargets } from '../world/browser/touch.ts';

const language = languageOfRun();
readIn(language);

const sizes = {
  desk: { viewport: { width: 1440, height: 900 }, locale: language },
  phone: { viewport: { width: 390, height: 844 }, locale: language, hasTouch: true },
} as const;
/** Further widths at which nothing may be wider than the screen. */
const narrower = { desk: [1024, 768], phone: [320] } as const;

const refusals = [
  [/\/api\/(user|login)$/, '401'],
  [/\/api\/user\/account$/, '403'],
  [/\/api\/link-preview$/, '422'],
  [/\/api\/confirm-email$/, '400'],
  [/\/api\/oauth\/consent\?/, '400'],
  // The page tries again.
  [/\/api\/gifts\/view\/[^/]+\/seen$/, '503'],
  [/\/api\/about\/A+\/report$/, '404'],
  [/\/api\/(about\/A+|recipients\/0{8}-.*|gifts\/0{8}-.*)$/, '404'],
] as const;

/** Milliseconds for these screens, on a busy machine. */
const patience = (shown: readonly Shown[]): number => 60_000 + 20_000 * shown.length;

/** Errors and warnings of a page, without those that a missing page, link or session must cause. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    const isExpected =
      refusals.some(([path, status]) => path.test(url) && message.text().includes(status)) ||
      (url === page.url() && message.text().includes('404'));
    if (!isExpected) complaints.push(`${message.text()} (${url})`);
  });
  return complaints;
}

describeInBrowser(`every screen in ${language}, light and dark`, () => {
  const product = useProduct();
  const browser = useBrowser();
  let shareToken: string;

  beforeAll(async () => {
    shareToken = await againIfBusy(() => demoShareToken(product.url));
    await accountsSpeak(product.url, language);
  }, 180_000);

  /** All faults of these screens, with screen and theme. */
  async function faultsOf(context: BrowserContext, size: keyof typeof sizes, shown: Shown[]): Promise<string[]> {
    const faults: string[] = [];
    for (const { name, path, arrange, act } of shown.filter(({ only }) => !only || only === size)) {
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      try {
        await arrange?.(page);
        await page.goto(path);
        await settled(page);
        await act?.(page);
      } catch (error) {
        faults.push(`${name}, ${size}: not opened: ${String(error)}`);
        await page.close();
        continue;
      }
      const found = (theme: string, texts: string[]) => texts.map((text) => `${name}, ${size}, ${theme}: ${text}`);
      faults.push(...found('light', await violations(page)));
      // The themes differ in colours only.
      await chooseTheme(page, 'dark');
      faults.push(...found('dark', await violations(page, 'colours')));
      await chooseTheme(page, 'light');
      if (size === 'phone') faults.push(...(await smallTargets(page)).map((text) => `${name}, ${size}: ${text}`));
      const { height, width: usual } = sizes[size].viewport;
      for (const width of [usual, ...narrower[size]]) {
        await page.setViewportSize({ width, height });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) faults.push(`${name}, at ${width} px: ${overflow} px wider than the screen`);
      }
      faults.push(...complaints.map((text) => `${name}, ${size}: ${text}`));
      await page.close();
    }
    await context.close();
    return faults;
  }
  const visitor = (size: keyof typeof sizes) => profile(browser(), product.url, sizes[size]);
  /** The faults on both sizes. */
  const faultsOnBoth = async (as: (size: keyof typeof sizes) => Promise<BrowserContext>, shown: Shown[]) => {
    const each = (Object.keys(sizes) as (keyof typeof sizes)[]).map(async (size) =>
      faultsOf(await as(size), size, shown),
    );
    return (await Promise.all(each)).flat();
  };
  const sender = (size: keyof typeof sizes) => demoProfile('demo', browser(), product.url, sizes[size]);

  it(
    'has no fault that axe or the layout shows: public pages',
    async () => {
      expect(await faultsOnBoth(visitor, outside)).toEqual([]);
    },
    patience(outside),
  );

  it(
    'has no fault that axe or the layout shows: behind sign-in',
    async () => {
      expect(await faultsOnBoth(sender, inside)).toEqual([]);
    },
    patience(inside),
  );

  it(
    'has no fault that axe or the layout shows: without data',
    async () => {
      const newUser = async (size: keyof typeof sizes) =>
        (await newcomerProfile(browser(), product.url, sizes[size])).context;
      expect(await faultsOnBoth(newUser, empty)).toEqual([]);
    },
    patience(empty),
  );

  it(
    'has no fault that axe or the layout shows: the console',
    async () => {
      const setUp = await demoProfile('admin', browser(), product.url);
      await fillConsole(setUp);
      await setUp.close();
      expect(
        await faultsOnBoth((size) => demoProfile('admin', browser(), product.url, sizes[size]), forAdmins),
      ).toEqual([]);
    },
    patience(forAdmins),
  );

  it('has no fault that axe or the layout shows: a gift', async () => {
    expect(await faultsOnBoth(visitor, aGift(shareToken))).toEqual([]);
    expect(await faultsOnBoth(sender, [{ name: "the sender's own gift", path: `/gift/${shareToken}` }])).toEqual([]);
  }, 90_000);

  it('is dark from the first paint, if the user chose so', async () => {
    const context = await demoProfile('demo', browser(), product.url, { colorScheme: 'light' });
    await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
    // Without the application only the document itself can make it dark.
    await context.route('**/assets/*.js', (route) => route.abort());
    const stranger = await visitor('desk');
    await stranger.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await stranger.route('**/assets/*.js', (route) => route.abort());
    for (const [profile, path] of [
      [context, '/dashboard'],
      [stranger, '/'],
      [stranger, `/gift/${shareToken}`],
    ] as const) {
      const page = await profile.newPage();
      await page.goto(path);
      const lightness = await page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
      expect([path, lightness < 60]).toEqual([path, true]);
    }
    await context.close();
    await stranger.close();
  }, 30_000);

  it.each(['/', '/auth', '/recipients', '/dashboard', 'a gift'])(
    'loads %s again, once, if its files are of another release',
    async (path) => {
      for (const isGoneForGood of [false, true]) {
        const context = await demoProfile('demo', browser(), product.url, { locale: language });
        if (path === '/' || path === '/auth') await context.clearCookies();
        const page = await context.newPage();
        let documents = 0;
        page.on('request', (request) => {
          if (request.resourceType() === 'document') documents += 1;
        });
        await page.route('**/assets/*.js', (route) =>
          documents > 1 && !isGoneForGood ? route.continue() : route.fulfill({ status: 404 }),
        );
        // Documents have a heading without their scripts, too.
        const loadedAgain = page.waitForRequest((request) => request.resourceType() === 'document' && documents > 1);
        await page.goto(path === 'a gift' ? `/gift/${shareToken}` : path, { waitUntil: 'commit' });
        await loadedAgain;
        if (isGoneForGood) await page.locator('#missing').waitFor();
        else if (path === 'a gift') await page.locator('[data-ready]').waitFor({ state: 'attached' });
        else await settled(page);
        expect([path, documents]).toEqual([path, 2]);
        await context.close();
      }
    },
    60_000,
  );

  it.each(['network', 'server'])(
    'stays, and gets a part of it that did not arrive, once the %s is back',
    async (gone) => {
      const context = await demoProfile('demo', browser(), product.url, { locale: language });
      const page = await context.newPage();
      await page.goto('/recipients');
      await settled(page);
      const scripts = '**/assets/*.js';
      if (gone === 'network') await context.setOffline(true);
      else await page.route(scripts, (route) => route.abort('connectionrefused'));
      await page.getByRole('button', { name: said('Add Recipient') }).click();
      await page.getByText(said('This part has not arrived yet', { isWhole: true })).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(said('Recipients', { isWhole: true }));
      await page.getByRole('button', { name: said('Load the page again') }).waitFor();
      if (gone === 'network') await context.setOffline(false);
      else await page.unroute(scripts);
      const hasArrived = await page
        .getByRole('dialog')
        .waitFor({ timeout: 10_000 })
        .then(
          () => true,
          () => false,
        );
      // Some browsers remember for the life of the page that an import failed: see lazy-part.ts.
      if (!hasArrived) {
        await page.getByRole('button', { name: said('Load the page again') }).click();
        await page.getByRole('button', { name: said('Add Recipient') }).click();
        await page.getByRole('dialog').waitFor();
      }
      await context.close();
    },
    60_000,
  );

  it('describes itself in the document as served, before any script', async () => {
    const stranger = new Client(product.url);
    const head = async (path: string) => {
      const { text, status } = await stranger.call(`GET ${path}`);
      const content = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1] ?? null;
      return {
        status,
        title: /<title>([^<]*)<\/title>/.exec(text)?.[1],
        description: content('description'),
        address: content('og:url'),
        image: content('og:image'),
        robots: content('robots'),
      };
    };
    const pages = await Promise.all(['/', '/auth', '/how-it-works', '/pricing'].map(head));
    expect(pages.map(({ title }) => title)).toEqual([
      'Thoughtful gifts, never late · Presently',
      'Sign in · Presently',
      'How it works · Presently',
      'Pricing · Presently',
    ]);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(4);
    expect(pages[3]).toMatchObject({ status: 200, address: `${product.url}/pricing`, robots: null });
    const card = await fetch(pages[0]!.image!);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await head('/dashboard')).toMatchObject({ status: 200, title: 'Dashboard · Presently', robots: 'noindex' });
    expect(await head('/nowhere')).toMatchObject({
      status: 404,
      title: 'Page not found · Presently',
      robots: 'noindex',
    });
  });
});
