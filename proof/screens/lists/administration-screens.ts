import type { Page } from 'playwright-core';
import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

const aReport = {
  id: '00000000-0000-7000-8000-000000000011',
  giftId: '00000000-0000-7000-8000-000000000012',
  senderId: '00000000-0000-7000-8000-000000000013',
  isSenderSuspended: false,
  reason: 'fraud',
  text: 'The message asks me for the number of my card.\nI do not know this person.',
  reportedAt: '2026-11-20T12:00:00.000Z',
  closedAt: null,
  gift: {
    giftName: 'Stoneware teapot',
    giftUrl: 'https://shop.example/teapot',
    giftDescription: null,
    message: 'Dear Ann,\n\nplease send me the number of your card.',
    senderName: 'Dana Moreno',
    sentAt: '2026-11-19T12:00:00.000Z',
  },
};
const anEntry = { userId: aReport.senderId, username: 'demo', note: null, at: '2026-11-20T12:00:00.000Z' };
const aFeed = {
  name: 'shop.example',
  origin: 'https://shop.example/feeds/products.tsv',
  products: 12_480,
  importedAt: '2026-11-20T06:00:00.000Z',
  everyMinutes: 360,
  nextAt: '2026-11-20T12:00:00.000Z',
  triedAt: null,
  problem: null,
  isOld: false,
};
const feeds = [
  { ...aFeed, name: 'old.example', isOld: true, problem: 'https://old.example/all.xml answers 503' },
  aFeed,
  { ...aFeed, name: 'by-hand', origin: 'gifts.csv', products: 1, everyMinutes: null, nextAt: null },
];
const costs = {
  days: Array.from({ length: 30 }, (_, nth) => ({
    day: new Date(Date.UTC(2026, 10, 20 - nth)).toISOString().slice(0, 10),
    sets: nth === 4 ? 0 : 355 - nth * 7,
    calls: nth === 4 ? 0 : 1_240 - nth * 21,
    cents: nth === 4 ? 0 : 49 - nth,
    centsASet: nth === 4 ? null : 0.138,
    searches: nth * 3,
  })),
  modelCents: { used: 49, limit: 2_000 },
  searches: { used: 1_204, limit: 5_000 },
};
const trail = [
  {
    ...anEntry,
    id: '00000000-0000-7000-8000-000000000021',
    action: 'account-suspended',
    actor: 'admin',
    note: 'Fraud',
  },
  { ...anEntry, id: '00000000-0000-7000-8000-000000000022', action: 'report-opened', actor: null, note: 'fraud' },
  { ...anEntry, id: '00000000-0000-7000-8000-000000000023', action: 'administrator-granted', actor: null },
];
const reported =
  (...reports: object[]) =>
  (page: Page) =>
    page.route('**/api/admin/reports?*', (route) => route.fulfill({ json: reports }));

/** The screens about reports, with replaced answers. */
export const administration: Shown[] = [
  { name: 'reports, none', path: '/admin/reports', arrange: reported() },
  {
    name: 'reports',
    path: '/admin/reports',
    arrange: reported(aReport, { ...aReport, id: anEntry.userId, isSenderSuspended: true, text: null }),
    act: (page) => page.getByRole('button', { name: said('Restore account') }).waitFor(),
  },
  {
    name: 'reports, suspending',
    path: '/admin/reports',
    arrange: reported(aReport),
    act: async (page) => {
      await page.getByRole('button', { name: said('Suspend account') }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'audit trail',
    path: '/admin/audit',
    arrange: (page) => page.route('**/api/admin/audit?*', (route) => route.fulfill({ json: trail })),
    act: (page) => page.getByText(said('A visitor reported a gift of demo')).waitFor(),
  },
  {
    name: 'product feeds',
    path: '/admin/feeds',
    arrange: (page) => page.route('**/api/admin/feeds', (route) => route.fulfill({ json: feeds })),
    act: (page) => page.getByText('answers 503').waitFor(),
  },
  {
    name: 'cost of ideas',
    path: '/admin/ideas',
    arrange: (page) => page.route('**/api/admin/ideas', (route) => route.fulfill({ json: costs })),
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'cost of ideas, none',
    path: '/admin/ideas',
    arrange: (page) => page.route('**/api/admin/ideas', (route) => route.fulfill({ json: { ...costs, days: [] } })),
    act: (page) => page.getByRole('heading', { name: said('No ideas in 30 days') }).waitFor(),
  },
];
