import type { Page } from 'playwright-core';
import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

async function openOccasions(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: said('Occasions') })
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
      await page.getByRole('button', { name: said('Does it move, like Mother’s Day?') }).click();
      await page.getByText(said('Next: {days}')).waitFor();
    },
  },
  {
    name: 'occasions, one edited',
    path: '/recipients',
    act: async (page) => {
      await openOccasions(page);
      await page.getByRole('button', { name: said('Edit {day}, {date}') }).click();
      await page.getByRole('heading', { name: said('Edit {day}') }).waitFor();
    },
  },
];
