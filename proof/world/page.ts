import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { demoAccounts, newUsername, password, sameOrigin } from './client.ts';

/** The headers that a page's own script sends. */
const ownHeaders = {
  ...sameOrigin,
  'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/** A browser profile without a session. */
export async function profile(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
  // Shorter than a test's timeout, so that the error names the step.
  context.setDefaultTimeout(20_000);
  return context;
}

/** A browser profile that is signed in to a new account. */
export async function newcomerProfile(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; username: string }> {
  const context = await profile(browser, url, options);
  const username = newUsername();
  await post(context, '/api/register', { username, password });
  return { context, username };
}

/** A browser profile that is signed in to a demo account. */
export async function demoProfile(
  account: keyof typeof demoAccounts,
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await profile(browser, url, options);
  await post(context, '/api/login', demoAccounts[account]);
  return context;
}

/** Calls the API as a page of this profile does. */
export async function post<T>(context: BrowserContext, path: string, data: object): Promise<T> {
  const answer = await context.request.post(path, { headers: ownHeaders, data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Adds posts in every state: published, published in part, failed, scheduled, draft. */
export async function fillConsole(context: BrowserContext): Promise<void> {
  const path = '/api/admin/social/posts';
  const platforms = ['X', 'LinkedIn'];
  const scheduledFor = new Date(Date.now() + 26 * 3_600_000).toISOString();
  await post(context, path, { content: 'A draft.', platforms });
  await post(context, path, { content: 'Scheduled.', platforms, scheduledFor });
  for (const [content, on] of [
    ['Out everywhere.', platforms],
    ['Out in part. #fail-linkedin', platforms],
    ['Nobody takes it. #fail-linkedin', ['LinkedIn']],
  ] as const) {
    const { id } = await post<{ id: string }>(context, path, { content, platforms: on, scheduledFor });
    await post(context, `/api/admin/social/publish/${id}`, {}).catch(() => undefined);
  }
}

/** Waits until the page has its heading, its content and its fonts. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('[data-waits], [aria-busy], [role=progressbar][aria-label=Loading]'),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Reads and dismisses the toast. @returns `[title, description]` */
export async function toastOf(page: Page): Promise<(string | undefined)[]> {
  // Not by role: an open dialog hides the rest of the page from the accessibility tree.
  const toast = page.locator('[role=region][aria-label^=Notifications] li');
  await toast.waitFor();
  const [title, description] = (await toast.innerText()).split('\n').filter((line) => line.trim() !== '');
  await toast.getByLabel('Dismiss').click();
  await toast.waitFor({ state: 'detached' });
  return [title, description];
}

/** Chooses a theme as another tab does, so that the page's own script notices. */
export const chooseTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }));
  }, theme);

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** @throws Error that names the focused element, if it stays another */
export async function expectFocus(locator: Locator): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await hasFocus(locator))) {
    if (Date.now() > end)
      throw new Error(`${locator.toString()} has not got the focus: ${await focused(locator.page())} has it`);
    await locator.page().waitForTimeout(20);
  }
}

/** A short description of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement!;
    const name = active.getAttribute('aria-label') ?? active.textContent ?? '';
    return `<${active.tagName.toLowerCase()}> "${name.trim().slice(0, 60)}"`;
  });

/** Presses Tab, or Shift+Tab, until `target` has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  const passed: string[] = [];
  while (passed.length < 60) {
    await page.keyboard.press(key);
    if ((await target.count()) === 1 && (await hasFocus(target))) return;
    passed.push(await focused(page));
  }
  throw new Error(`${key} never reached ${target.toString()}; it passed\n${passed.join('\n')}`);
}
