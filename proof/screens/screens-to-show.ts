import type { Page } from 'playwright-core';
import { gifts } from './lists/gift-screens.ts';
import { howItWent } from './lists/how-it-went-screens.ts';
import { administration } from './lists/administration-screens.ts';
import { occasions } from './lists/occasion-screens.ts';
import { about, person } from './lists/people-screens.ts';
import { consent } from './lists/consent-screens.ts';
import { accountWithFactors, outsideWithFactors, secondFactorNeeded } from './lists/factor-screens.ts';
import { connect } from './lists/connect-screens.ts';
import { proposals } from './lists/proposal-screens.ts';
import { complaint, dialog, press, type Click } from './lists/acts.ts';
import { socialConsole } from './lists/console-screens.ts';
import type { Shown } from './lists/shown.ts';
import { said } from '../world/languages/said.ts';

const openMenu = async (page: Page) => {
  await press('More for {name}')(page);
  await page.getByRole('menu').waitFor();
};

const chooseFile = async (page: Page, text: string) => {
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel(said('File with people')).setInputFiles(file);
  await page.getByRole('heading', { name: said('What do the columns hold?') }).waitFor();
};

const settingsPath = `/reminders?token=${'A'.repeat(64)}`;
/** Replaces the API's answer behind the link of a mail, as if the token were valid. */
const settings =
  (told: object): Click =>
  async (page) => {
    const whole = { maskedEmail: 'd…@example.com', emailRemindersEnabled: true, reminderDaysBefore: 7 };
    await page.route('**/api/reminder-settings/**', (route) =>
      route.fulfill({ json: { ...whole, viewMailsEnabled: true, ...told } }),
    );
  };

export const outside: Shown[] = [
  ...about,
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/auth' },
  { name: 'registration', path: '/auth', act: press("Don't have an account? Sign up") },
  ...outsideWithFactors,
  { name: 'how it works', path: '/how-it-works' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'help', path: '/help' },
  { name: 'contact', path: '/contact' },
  { name: 'pricing', path: '/pricing' },
  { name: 'not found', path: '/nowhere' },
  { name: 'forgotten password', path: '/forgot-password' },
  {
    name: 'forgotten password, a link has been sent',
    path: '/forgot-password',
    act: async (page) => {
      await page.getByLabel(said('Email')).fill('nobody@example.com');
      await press('Send me a link')(page);
      await page.getByRole('heading', { name: said('Check your inbox') }).waitFor();
    },
  },
  { name: 'new password', path: `/reset-password?token=${'A'.repeat(43)}` },
  { name: 'new password, the link has expired', path: '/reset-password' },
  { name: 'confirm the address', path: `/confirm-email?token=${'A'.repeat(43)}` },
  {
    name: 'confirm the address, the link has expired',
    path: `/confirm-email?token=${'A'.repeat(43)}`,
    act: async (page) => {
      await press('Confirm this address')(page);
      await page.getByRole('heading', { name: said('This link has expired') }).waitFor();
    },
  },
  { name: 'secure the account', path: `/secure-account?token=${'A'.repeat(43)}` },
  { name: 'undo the address', path: `/undo-email?token=${'A'.repeat(43)}` },
  ...howItWent,
  { name: 'reminders by mail', path: settingsPath, arrange: settings({}) },
  { name: 'reminders by mail, about views', path: `${settingsPath}&about=views`, arrange: settings({}) },
  {
    name: 'reminders by mail, off',
    path: settingsPath,
    arrange: settings({ emailRemindersEnabled: false, viewMailsEnabled: false }),
  },
  { name: 'reminders by mail, a dead link', path: '/reminders' },
];
/** Changes the signed-in user in the API's answer. */
const as =
  (user: object): Click =>
  async (page) => {
    // Without this cookie the server does not render the page, which then calls the API.
    await page.context().clearCookies({ name: 'zone' });
    await page.route('**/api/user', async (route) => {
      const real = await route.fetch();
      await route.fulfill({ response: real, json: { ...((await real.json()) as object), ...user } });
    });
  };
const onPro =
  (plan: object): Click =>
  async (page) => {
    const [currentPeriodStart, currentPeriodEnd] = ['2026-11-21T12:00:00.000Z', '2026-12-21T12:00:00.000Z'];
    const period = { currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd: false, ...plan };
    const subscription = { id: '00000000-0000-7000-8000-000000000004', tier: 'pro', status: 'active', ...period };
    await page.route('**/api/subscription', (route) => route.fulfill({ json: { ...period, subscription } }));
    const invoice = { number: 'P-0001', createdAt: currentPeriodStart, total: 699, currency: 'usd', downloadUrl: null };
    const invoices = ['paid', 'open'].map((status) => ({ ...invoice, id: status, status }));
    await page.route('**/api/invoices?*', (route) => route.fulfill({ json: invoices }));
    await as({ subscriptionTier: 'pro', giftLimit: -1 })(page);
  };
const bill: Click = (page) => page.getByText('P-0001').first().waitFor();
const openPlanned: Click = async (page) => {
  await press('Options for {gift}, for {recipient}')(page);
  await page.getByRole('menu').waitFor();
};
const planned =
  (item: string): Click =>
  async (page) => {
    await openPlanned(page);
    await page.getByRole('menuitem', { name: said(item) }).click();
    await dialog(page);
  };

const teapot = new URLSearchParams({
  giftName: 'Stoneware teapot',
  giftDescription: 'Holds exactly two cups.',
  giftPrice: '$48.00',
  giftLink: 'https://example.com/teapot',
});
const selected = `/gifts?${teapot}`;
export const inside: Shown[] = [
  ...person,
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'account menu',
    path: '/dashboard',
    only: 'desk',
    act: async (page) => {
      await press('Account of {name}')(page);
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'side menu',
    path: '/dashboard',
    only: 'phone',
    act: async (page) => {
      await press('Menu')(page);
      await dialog(page);
    },
  },
  {
    name: 'reminders',
    path: '/dashboard',
    act: async (page) => {
      await press('Reminders')(page);
      await page.getByRole('switch').first().waitFor();
    },
  },
  {
    name: 'dashboard, the address is not confirmed',
    path: '/dashboard',
    arrange: as({ emailConfirmed: false }),
    act: (page) => page.getByRole('heading', { name: said('Confirm your email address') }).waitFor(),
  },
  {
    name: 'dashboard, the month is used up',
    path: '/dashboard',
    arrange: as({ giftsUsedThisMonth: 5 }),
    act: (page) => page.getByRole('heading', { name: said('Gift Limit Reached') }).waitFor(),
  },
  {
    name: 'dashboard, proposals wait',
    path: '/dashboard',
    arrange: async (page) => {
      await as({})(page);
      await page.route('**/api/dashboard', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as object), openProposals: 2 } });
      });
    },
    act: (page) => page.getByRole('heading', { name: said('2 proposals are waiting for you') }).waitFor(),
  },
  { name: 'planned gift', path: '/dashboard', act: openPlanned },
  { name: 'planned gift, another time', path: '/dashboard', act: planned('Change the time') },
  { name: 'planned gift, now', path: '/dashboard', act: planned('Send now') },
  { name: 'planned gift, taken back', path: '/dashboard', act: planned('Take back') },
  {
    name: 'send again',
    path: '/dashboard',
    act: async (page) => {
      await press('Send again or copy link: {gift} for {recipient}')(page);
      await dialog(page);
    },
  },
  { name: 'subscription', path: '/subscription' },
  { name: 'subscription, running', path: '/subscription', arrange: onPro({}), act: bill },
  { name: 'subscription, about to end', path: '/subscription', arrange: onPro({ cancelAtPeriodEnd: true }), act: bill },
  {
    name: 'subscription, behind with its payment',
    path: '/subscription',
    arrange: onPro({ status: 'past_due' }),
    act: bill,
  },
  {
    name: 'subscription, cancelling',
    path: '/subscription',
    arrange: onPro({}),
    act: async (page) => {
      await press('Cancel Subscription')(page);
      await dialog(page);
    },
  },
  {
    name: 'payment form with its complaints',
    path: '/subscription',
    act: async (page) => {
      await press('Upgrade to {plan}')(page);
      await page.getByLabel(said('Card number')).waitFor();
      await press('Pay {price}')(page);
      // The sandbox's form of Stripe speaks English.
      await page.getByText('Your card number is incomplete.').first().waitFor();
    },
  },
  { name: 'recipients', path: '/recipients' },
  { name: 'import', path: '/recipients/import' },
  {
    name: 'import, people shown',
    path: '/recipients/import',
    act: async (page) => {
      await chooseFile(
        page,
        'Name,Email,Birthday\nAnna Lee,anna@example.com,5/17/1980\nOtto Berg,no address,--02-29\n',
      );
      await press('Read the table')(page);
      await page.getByLabel(said('Select all')).waitFor();
    },
  },
  {
    name: 'import, columns to choose',
    path: '/recipients/import',
    act: (page) => chooseFile(page, 'Who,When\nAnna Lee,5/17/1980\nOtto Berg,2/3/1991\n'),
  },
  {
    name: 'recipient form with its complaints',
    path: '/recipients',
    act: async (page) => {
      await press('Add Recipient')(page);
      await page.getByLabel(said('Name')).press('Enter');
      await complaint(page);
    },
  },
  {
    name: 'recipient form, filled in',
    path: '/recipients',
    act: async (page) => {
      await openMenu(page);
      await page.getByRole('menuitem', { name: said('Edit') }).click();
      await dialog(page);
    },
  },
  {
    name: 'deletion',
    path: '/recipients',
    act: async (page) => {
      await openMenu(page);
      await page.getByRole('menuitem', { name: said('Delete') }).click();
      await dialog(page);
    },
  },
  ...occasions,
  {
    name: 'ideas',
    path: '/recipients',
    act: async (page) => {
      await press('AI Gift Ideas')(page);
      await page.getByText(said('5 ideas, 9 products', { isWhole: true })).waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'ideas, to come',
    path: '/recipients',
    act: async (page) => {
      await page.route('**/api/recommendations/**', () => undefined);
      await press('AI Gift Ideas')(page);
      await page.getByText(said('Looking for gifts for {name} …')).waitFor();
    },
  },
  {
    name: 'ideas, none to be had',
    path: '/recipients',
    act: async (page) => {
      await page.route('**/api/recommendations/**', (route) => route.fulfill({ json: [] }));
      await press('AI Gift Ideas')(page);
      await page.getByRole('heading', { name: said('No ideas this time') }).waitFor();
    },
  },
  { name: 'keep an idea', path: '/keep?title=A%20teapot' },
  ...proposals,
  ...gifts,
  { name: 'send, nothing chosen', path: '/gifts' },
  {
    name: 'send, a link that leads nowhere',
    path: '/gifts',
    act: async (page) => {
      await page.getByRole('textbox', { name: said('Or paste a link') }).fill('http://192.168.0.1/teapot');
      await press('Look It Up')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'send, own idea', path: '/gifts', act: press('Describe a gift yourself') },
  {
    name: 'send, all filled in',
    path: selected,
    act: async (page) => {
      await page.getByText(said('Perfect Gift Selected!', { isWhole: true })).waitFor();
      await page.getByRole('textbox', { name: said('Your message') }).fill('For slow mornings, with love.');
    },
  },
  {
    name: 'send, add recipient',
    path: '/gifts',
    act: async (page) => {
      await press('Add Recipient')(page);
      await dialog(page);
    },
  },
  {
    name: 'send, on a day to come',
    path: selected,
    act: async (page) => {
      await page.getByRole('combobox', { name: said('Recipient') }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: said('Your message') }).fill('For slow mornings, with love.');
      await page.getByRole('radio', { name: said('Send on …') }).check();
      await page.getByLabel(said('Time zone')).waitFor();
    },
  },
  { name: 'account', path: '/account' },
  { name: 'account, security', path: '/account/security' },
  { name: 'account, notifications', path: '/account/notifications' },
  ...connect,
  { name: 'account, plan', path: '/account/plan' },
  { name: 'account, data', path: '/account/data' },
  ...accountWithFactors,
  ...consent,
  {
    name: 'account, a password before a new address',
    path: '/account',
    arrange: (page) =>
      page.route('**/api/user/account', (route) =>
        route.fulfill({ status: 403, json: { code: 'reauthentication-needed', message: 'Enter your password' } }),
      ),
    act: async (page) => {
      await page.getByRole('textbox', { name: said('Email') }).fill('new@example.com');
      await press('Save Changes')(page);
      await dialog(page);
    },
  },
  {
    name: 'account, deletion',
    path: '/account#danger',
    act: async (page) => {
      await press('Delete Account')(page);
      await dialog(page);
    },
  },
];

/** Screens of a user without data. */
export const empty: Shown[] = [
  { name: 'dashboard, empty', path: '/dashboard' },
  { name: 'recipients, none', path: '/recipients' },
  { name: 'send, without recipients', path: '/gifts' },
];

/** In this order, because the console's screens are. */
export const forAdmins: Shown[] = [...administration, secondFactorNeeded, ...socialConsole];

/** The page of a gift, for a visitor with its link. */
export const aGift = (shareToken: string): Shown[] => [
  { name: 'gift, wrapped', path: `/gift/${shareToken}` },
  {
    name: 'gift, open',
    path: `/gift/${shareToken}`,
    act: async (page) => {
      await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
      await page.keyboard.press('Enter');
      await page.locator('[data-state=open]').waitFor();
    },
  },
  { name: 'gift, not found', path: `/gift/${'A'.repeat(32)}` },
];
