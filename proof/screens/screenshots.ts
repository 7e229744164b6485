import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { fillConsole, newcomer, profile, settled, signedIn } from './screen.ts';
import { aGift, empty, forAdmins, inside, outside, type Shown } from './screens-to-show.ts';
import { environment } from '../../tools/environment.ts';
import { explain } from '../../tools/failure.ts';

/** Pictures of every screen, on desk and phone, light and dark: `npm run screenshots [-- <name part>]` while `npm start` runs. */
const url = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT ?? '8080'}`;
const folder = join(import.meta.dirname, '../..', 'screenshots');
const only = process.argv[2] ?? '';

const sizes = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
} as const;
type Size = keyof typeof sizes;
type Who = (browser: Browser, address: string, options: BrowserContextOptions) => Promise<BrowserContext>;

const somebodyNew: Who = async (...given) => (await newcomer(...given)).context;

/** One screen in both themes, which differ in colours only. */
async function picture(context: BrowserContext, size: Size, { name, path, arrange, act }: Shown): Promise<void> {
  const page = await context.newPage();
  try {
    await arrange?.(page);
    await page.goto(path);
    await settled(page);
    await act?.(page);
    await page.evaluate('scrollTo(0, 0)');
    const isOverlay = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
    for (const theme of ['light', 'dark'] as const) {
      await wear(theme, page);
      await page.waitForTimeout(300);
      const file = `${name.replace(/[^a-z]+/gi, '-')}-${size}-${theme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: !isOverlay });
    }
  } catch (error) {
    console.error(`${name}, ${size}: ${explain(error).split('\n')[0]}`);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}

/** As if it had been chosen in another tab. */
const wear = (theme: 'light' | 'dark', page: Page): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }));
  }, theme);

async function pictures(browser: Browser, size: Size): Promise<void> {
  const shareToken = await tokenOfGift(browser);
  const everything: [Who, Shown[]][] = [
    [profile, [...outside, ...aGift(shareToken)]],
    [(...given) => signedIn('demo', ...given), inside],
    [somebodyNew, empty],
    [(...given) => signedIn('admin', ...given), forAdmins],
  ];
  for (const [who, shown] of everything) {
    const wanted = shown.filter((each) => each.name.includes(only) && (each.only ?? size) === size);
    if (wanted.length === 0) continue;
    const context = await who(browser, url, sizes[size]);
    for (const each of wanted) await picture(context, size, each);
    await context.close();
  }
}

async function tokenOfGift(browser: Browser): Promise<string> {
  const context = await signedIn('demo', browser, url);
  const gifts = (await (await context.request.get('/api/scheduled-gifts')).json()) as {
    status: string;
    shareToken: string;
  }[];
  await context.close();
  return gifts.find(({ status }) => status === 'sent')?.shareToken ?? '';
}

try {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: environment.CHROMIUM_BIN ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  if ('console'.includes(only) || only.startsWith('console')) {
    const context = await signedIn('admin', browser, url);
    await fillConsole(context);
    await context.close();
  }
  await Promise.all([pictures(browser, 'desk'), pictures(browser, 'phone')]);
  await browser.close();
  console.log(`Pictures are in ${folder}`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
