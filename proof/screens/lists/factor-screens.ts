import type { Page } from 'playwright-core';
import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name: said(name, { isWhole: true }) }).click();
const answer =
  (address: string, json: object, status = 200) =>
  (page: Page) =>
    page.route(address, (route) => route.fulfill({ status, json }));

const used = '2026-11-20T09:00:00.000Z';
const passkeys = [
  { id: crypto.randomUUID(), name: 'My phone', isSynced: true, createdAt: used, lastUsedAt: used },
  { id: crypto.randomUUID(), name: 'Key on my keyring', isSynced: false, createdAt: used, lastUsedAt: null },
];
const codes = Array.from({ length: 10 }, (_, n) => `k7m2${n}-x9qwe`);

/** The second step of a sign-in, for visitors. */
export const outsideWithFactors: Shown[] = [
  { name: 'link an account', path: '/link-account' },
  {
    name: 'sign-in, with a provider',
    path: '/auth',
    arrange: answer('**/api/sign-in-providers', [{ id: '1', name: 'Example', issuer: 'https://accounts.example' }]),
    act: (page) => page.getByText(said('Continue with Example')).waitFor(),
  },
  {
    name: 'sign-in, the code of an app',
    path: '/auth',
    arrange: answer('**/api/login', { code: 'second-factor-needed', message: 'Enter the code' }, 401),
    act: async (page) => {
      await page.getByLabel(said('Username')).fill('nobody');
      await page.getByLabel(said('Password')).fill('a long secret');
      await press(page, 'Sign in');
      await page.getByLabel(said('Code')).waitFor();
    },
  },
];

const anExport = {
  id: crypto.randomUUID(),
  state: 'ready',
  progress: 100,
  url: '/api/exports/1/file',
  size: 1_240_000,
  requestedAt: used,
  expiresAt: '2026-11-27T09:00:00.000Z',
};

/** Ways to sign in, and exports, on the account page. */
export const accountWithFactors: Shown[] = [
  {
    name: 'account, with an export',
    path: '/account/data#your-data',
    arrange: answer('**/api/exports', [{ ...anExport, state: 'preparing', progress: 40, url: null }, anExport]),
    act: (page) => page.getByText(said('Preparing your data…')).waitFor(),
  },
  {
    name: 'account, with passkeys and an app',
    path: '/account/security#security',
    arrange: async (page) => {
      await answer('**/api/user/passkeys', passkeys)(page);
      await answer('**/api/user/second-factor', {
        isOn: true,
        since: used,
        endsAt: null,
        recoveryCodesLeft: 9,
        isNeeded: false,
      })(page);
    },
    act: (page) => page.getByText(said('Your app is in use')).waitFor(),
  },
  {
    name: 'account, a passkey is added',
    path: '/account/security#security',
    act: async (page) => {
      await press(page, 'Add a passkey');
      await page.getByRole('dialog').getByLabel(said('Name')).waitFor();
    },
  },
  {
    name: 'account, an app is set up',
    path: '/account/security#security',
    act: async (page) => {
      await press(page, 'Set up an app');
      await page.getByRole('img', { name: said('QR code for your authenticator app') }).waitFor();
    },
  },
  {
    name: 'account, recovery codes',
    path: '/account/security#security',
    arrange: answer('**/api/user/second-factor/confirm', { codes }),
    act: async (page) => {
      await press(page, 'Set up an app');
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: said('Code') })
        .fill('123456');
      await press(page, 'Confirm');
      await page.getByText(said('I have saved them')).waitFor();
    },
  },
];

/** In place of a page for administrators. */
export const secondFactorNeeded: Shown = {
  name: 'administration, a second factor is needed',
  path: '/admin/reports',
  arrange: answer('**/api/user/second-factor', {
    isOn: false,
    since: null,
    endsAt: null,
    recoveryCodesLeft: 0,
    isNeeded: true,
  }),
  act: (page) => page.getByRole('heading', { name: said('A second step, please') }).waitFor(),
};
