import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { environment } from './environment.ts';
import { explain, Failure } from './failure.ts';

/** Pictures of every screen, on desk and phone, light and dark: `npm run screenshots [-- <name part>]` while `npm start` runs. */
const url = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT ?? '8080'}`;
const folder = join(import.meta.dirname, '..', 'screenshots');
const only = process.argv[2] ?? '';

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

interface Shot {
  name: string;
  path: string;
  signedIn?: boolean;
  /** Brings the screen into the state to be shown. */
  act?: (page: Page) => Promise<unknown>;
}

async function openPlanned(page: Page, item?: string) {
  await page
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click();
  if (item) await page.getByRole('menuitem', { name: item }).click();
}
/** The page behind a link in a mail, as if the link were somebody's. */
async function openSettings(page: Page, off: object = {}) {
  const settings = { maskedEmail: 'd…@example.com', emailRemindersEnabled: true, reminderDaysBefore: 7 };
  await page.route('**/api/reminder-settings/**', (route) =>
    route.fulfill({ json: { ...settings, viewMailsEnabled: true, ...off } }),
  );
  await page.reload({ waitUntil: 'networkidle' });
}
const settingsToken = 'A'.repeat(64);

const shots: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'auth', path: '/auth' },
  { name: 'auth-register', path: '/auth', act: (page) => page.getByRole('button', { name: /Sign up/ }).click() },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await page.getByRole('heading', { name: 'Look in your mailbox' }).waitFor();
    },
  },
  {
    name: 'reset-password',
    path: `/reset-password?token=${'A'.repeat(43)}`,
    act: (page) => page.getByLabel('New password').fill('password123'),
  },
  { name: 'reset-password-expired', path: '/reset-password' },
  { name: 'how-it-works', path: '/how-it-works' },
  { name: 'pricing', path: '/pricing' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  {
    name: 'dashboard-reminders',
    path: '/dashboard',
    signedIn: true,
    act: (page) => page.getByRole('button', { name: 'Reminders' }).click(),
  },
  { name: 'dashboard-planned', path: '/dashboard', signedIn: true, act: (page) => openPlanned(page) },
  {
    name: 'dashboard-planned-time',
    path: '/dashboard',
    signedIn: true,
    act: (page) => openPlanned(page, 'Change the time'),
  },
  {
    name: 'dashboard-planned-cancel',
    path: '/dashboard',
    signedIn: true,
    act: (page) => openPlanned(page, 'Cancel gift'),
  },
  {
    name: 'dashboard-send-again',
    path: '/dashboard',
    signedIn: true,
    act: (page) =>
      page
        .getByRole('button', { name: /^Send again or copy link/ })
        .first()
        .click(),
  },
  { name: 'mail-settings', path: `/reminders?token=${settingsToken}`, act: (page) => openSettings(page) },
  {
    name: 'mail-settings-views',
    path: `/reminders?token=${settingsToken}&about=views`,
    act: (page) => openSettings(page),
  },
  {
    name: 'mail-settings-off',
    path: `/reminders?token=${settingsToken}`,
    act: (page) => openSettings(page, { emailRemindersEnabled: false, viewMailsEnabled: false }),
  },
  { name: 'mail-settings-dead', path: '/reminders' },
  { name: 'recipients', path: '/recipients', signedIn: true },
  {
    name: 'recipients-add',
    path: '/recipients',
    signedIn: true,
    act: (page) => page.getByRole('button', { name: 'Add Recipient' }).first().click(),
  },
  {
    name: 'recipients-occasions',
    path: '/recipients',
    signedIn: true,
    act: (page) =>
      page
        .getByRole('button', { name: /Occasions/ })
        .first()
        .click(),
  },
  {
    name: 'ideas',
    path: '/recipients',
    signedIn: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'AI Gift Ideas' }).first().click();
      await page.getByText(/^\d+ ideas, \d+ products$/).waitFor();
    },
  },
  {
    name: 'ideas-to-come',
    path: '/recipients',
    signedIn: true,
    act: async (page) => {
      await page.route('**/api/recommendations/**', () => undefined);
      await page.getByRole('button', { name: 'AI Gift Ideas' }).first().click();
      await page.getByText(/^Looking for what suits/).waitFor();
    },
  },
  {
    name: 'ideas-failed',
    path: '/recipients',
    signedIn: true,
    act: async (page) => {
      await page.route('**/api/recommendations/**', (route) => route.fulfill({ status: 503, json: {} }));
      await page.getByRole('button', { name: 'AI Gift Ideas' }).first().click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'gifts', path: '/gifts', signedIn: true },
  {
    name: 'gifts-selected',
    path: '/gifts?giftName=Stoneware+teapot&giftDescription=Holds+exactly+two+cups.&giftPrice=%2448.00&giftLink=https%3A%2F%2Fexample.com%2Fteapot',
    signedIn: true,
    act: (page) => page.getByRole('textbox', { name: /message/i }).fill('For slow mornings, with love.'),
  },
  {
    name: 'gifts-send-on',
    path: '/gifts?giftName=Stoneware+teapot&giftPrice=%2448.00',
    signedIn: true,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Recipient' }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: /message/i }).fill('For slow mornings, with love.');
      await page.getByRole('radio', { name: 'Send on …' }).check();
      await page.getByLabel('Time zone').waitFor();
    },
  },
  {
    name: 'gifts-message-generated',
    path: '/gifts?giftName=Stoneware+teapot&giftPrice=%2448.00',
    signedIn: true,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Recipient' }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: /message/i }).fill('For slow mornings, with love.');
      await page.getByRole('button', { name: 'Generate AI Message' }).click();
      await page.getByText('Message Generated!', { exact: true }).waitFor();
    },
  },
  {
    name: 'gifts-link-failed',
    path: '/gifts',
    signedIn: true,
    act: async (page) => {
      await page.getByRole('textbox', { name: /paste a link/i }).fill('http://192.168.0.1/teapot');
      await page.getByRole('button', { name: 'Look It Up' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'account', path: '/account', signedIn: true },
  {
    name: 'account-delete',
    path: '/account',
    signedIn: true,
    act: (page) => page.getByRole('button', { name: 'Delete Account' }).click(),
  },
  { name: 'subscription', path: '/subscription', signedIn: true },
  {
    name: 'subscription-payment',
    path: '/subscription',
    signedIn: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
      await page.getByLabel('Card number').waitFor();
    },
  },
  { name: 'gift-page', path: '/gift/', signedIn: false },
  { name: 'gift-page-open', path: '/gift/', act: (page) => page.keyboard.press('Enter') },
  { name: 'gift-not-found', path: `/gift/${'A'.repeat(32)}` },
];

async function signIn(context: BrowserContext): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await context.request.post(`${url}/api/login`, {
    headers,
    data: { username: 'demo', password: 'demo-gifts' },
  });
  if (!answer.ok())
    throw new Failure(`Signing in as demo at ${url} answered ${answer.status()}. Is \`npm start\` running?`);
  const gifts = (await (await context.request.get(`${url}/api/scheduled-gifts`)).json()) as {
    status: string;
    shareToken: string;
  }[];
  return gifts.find((gift) => gift.status === 'sent')?.shareToken ?? '';
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: environment.CHROMIUM_BIN ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const theme of ['light', 'dark'] as const) {
      const settings = { viewport, reducedMotion: 'reduce' as const, colorScheme: theme };
      const [inside, outside] = [await browser.newContext(settings), await browser.newContext(settings)];
      const shareToken = await signIn(inside);
      for (const context of [inside, outside]) await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
      for (const { name, path, signedIn, act } of shots.filter((shot) => shot.name.includes(only))) {
        const page = await (signedIn ? inside : outside).newPage();
        await page
          .goto(url + (path === '/gift/' ? path + shareToken : path), { waitUntil: 'networkidle' })
          .catch(() => {});
        await act?.(page).catch((error: unknown) => console.error(`${name}: ${explain(error).split('\n')[0]}`));
        await page.evaluate('scrollTo(0, 0)');
        await page.waitForTimeout(400);
        const isOverlay = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
        await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`), fullPage: !isOverlay });
        await page.close();
      }
      await inside.close();
      await outside.close();
    }
  }
  await browser.close();
  console.log(`Pictures are in ${folder}`);
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
