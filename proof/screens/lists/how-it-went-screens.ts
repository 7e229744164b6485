import type { Page } from 'playwright-core';
import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

/** Replaces what the API says about the gift of a mailed link. */
const wentTo = (outcome: string | null) => (page: Page) =>
  page.route('**/api/gift-outcomes/**', (route) =>
    route.fulfill({ json: { recipientName: 'Sam', giftName: 'Stoneware teapot', outcome } }),
  );

/** The page behind the answers of the mail that asks how a gift went. */
export const howItWent: Shown[] = [
  {
    name: 'how it went, kept',
    path: `/how-it-went#loved.${'A'.repeat(80)}`,
    arrange: wentTo('loved'),
    act: (page) => page.getByRole('button', { name: said('Take it back') }).waitFor(),
  },
  {
    name: 'how it went, asked',
    path: `/how-it-went#ask.${'A'.repeat(80)}`,
    arrange: wentTo(null),
    act: (page) => page.getByText('Stoneware teapot').waitFor(),
  },
  {
    name: 'how it went, the link has ended',
    path: '/how-it-went',
    act: (page) => page.getByRole('heading', { name: said('This link does not work') }).waitFor(),
  },
];
