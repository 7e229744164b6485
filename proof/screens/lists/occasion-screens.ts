import type { Page } from 'playwright-core';
import type { Shown } from './shown.ts';

async function openOccasions(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Occasions/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** The dialog with the days of a person. */
export const occasions: Shown[] = [
  { name: 'occasions', path: '/recipients', act: openOccasions },
  {
    name: 'occasions that move',
    path: '/recipients',
    act: async (page) => {
      await openOccasions(page);
      await page.getByRole('button', { name: /^Does it move/ }).click();
      await page.getByText(/^Next: /).waitFor();
    },
  },
  {
    name: 'occasions, one edited',
    path: '/recipients',
    act: async (page) => {
      await openOccasions(page);
      await page.getByRole('button', { name: /^Edit Birthday/ }).click();
      await page.getByRole('heading', { name: 'Edit Birthday' }).waitFor();
    },
  },
];
