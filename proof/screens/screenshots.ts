import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { environment } from '../../libs/cli/src/environment.ts';
import { explain } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';
import { launchBrowser } from '../world/browser/browser.ts';
import { demoShareToken } from '../world/client.ts';
import { accountsSpeak, languageOfRun } from '../world/languages/run.ts';
import { readIn } from '../world/languages/said.ts';
import { chooseTheme, demoProfile, fillConsole, newcomerProfile, profile, settled } from '../world/page.ts';
import { aGift, empty, forAdmins, inside, outside } from './screens-to-show.ts';
import type { Shown } from './lists/shown.ts';

/** Takes pictures of every screen, on desk and phone, light and dark, while `npm start` runs. */
const url = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT ?? '8080'}`;
const language = languageOfRun();
const folder = join(root, 'screenshots', ...(language === 'en' ? [] : [language]));

const sizes = {
  desk: { viewport: { width: 1440, height: 900 }, locale: language },
  phone: { viewport: { width: 360, height: 780 }, locale: language, hasTouch: true, isMobile: true },
} as const;
type Size = keyof typeof sizes;
type Who = (browser: Browser, address: string, options: BrowserContextOptions) => Promise<BrowserContext>;

/** One screen in both themes, which differ in colours only. */
async function takePicture(context: BrowserContext, size: Size, { name, path, arrange, act }: Shown): Promise<void> {
  const page = await context.newPage();
  try {
    await arrange?.(page);
    await page.goto(path);
    await settled(page);
    await act?.(page);
    await page.evaluate('scrollTo(0, 0)');
    const isOverlay = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
    for (const theme of ['light', 'dark'] as const) {
      await chooseTheme(page, theme);
      await page.waitForTimeout(300);
      const file = `${name.replace(/[^a-z]+/gi, '-')}-${size}-${theme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: !isOverlay });
    }
  } finally {
    await page.close();
  }
}

/** @returns what went wrong, by screen */
async function takePictures(browser: Browser, size: Size, only: string): Promise<string[]> {
  const everything: [Who, Shown[]][] = [
    [profile, [...outside, ...aGift(await demoShareToken(url))]],
    [(...given) => demoProfile('demo', ...given), inside],
    [async (...given) => (await newcomerProfile(...given)).context, empty],
    [(...given) => demoProfile('admin', ...given), forAdmins],
  ];
  const failures: string[] = [];
  for (const [who, shown] of everything) {
    const wanted = shown.filter((each) => each.name.includes(only) && (each.only ?? size) === size);
    if (wanted.length === 0) continue;
    const context = await who(browser, url, sizes[size]);
    for (const each of wanted)
      await takePicture(context, size, each).catch((error: unknown) => {
        failures.push(`${each.name}, ${size}: ${explain(error).split('\n')[0]}`);
      });
    await context.close();
  }
  return failures;
}

/** @param args part of a screen's name, for pictures of those screens only */
export async function main([only = '']: readonly string[]): Promise<number> {
  mkdirSync(folder, { recursive: true });
  readIn(language);
  await accountsSpeak(url, language);
  const browser = await launchBrowser();
  if ('console'.includes(only) || only.startsWith('console')) {
    const context = await demoProfile('admin', browser, url);
    await fillConsole(context);
    await context.close();
  }
  const failures = await Promise.all([takePictures(browser, 'desk', only), takePictures(browser, 'phone', only)]);
  await browser.close();
  await accountsSpeak(url, 'en');
  for (const failure of failures.flat()) console.error(failure);
  console.log(`Pictures are in ${folder}`);
  return failures.flat().length > 0 ? 1 : 0;
}
