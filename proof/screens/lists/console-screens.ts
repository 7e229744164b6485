import { complaint, dialog, press } from './acts.ts';
import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

/** One of those that a new console begins with. */
const aTemplate = 'A better first question';

/** One after the other on one console: each screen finds what the one before has left. */
export const socialConsole: Shown[] = [
  { name: 'console, at the beginning', path: '/social' },
  {
    name: 'console, schedule',
    path: '/social',
    act: async (page) => {
      const initialize = page.getByRole('button', { name: said('Initialize Templates') });
      if (await initialize.isVisible()) await initialize.click();
      await page
        .getByRole('button', { name: said(`Preview ${aTemplate}`) })
        .first()
        .waitFor();
      await page
        .getByRole('button', { name: said('Configure Schedule') })
        .or(page.getByRole('button', { name: said('Edit schedule') }))
        .first()
        .click();
      await dialog(page);
    },
  },
  {
    name: 'console, preview',
    path: '/social',
    act: async (page) => {
      await press(`Preview ${aTemplate}`)(page);
      await page.locator('blockquote').waitFor();
    },
  },
  {
    name: 'console, template',
    path: '/social',
    act: async (page) => {
      await press('New Template')(page);
      await press('Add Template')(page);
      await complaint(page);
    },
  },
  {
    name: 'console, post',
    path: '/social',
    act: async (page) => {
      await press('Write a Post')(page);
      await page.getByLabel(said('Text')).fill('x'.repeat(300));
      await page
        .getByRole('list', { name: said('Length') })
        .getByRole('listitem')
        .first()
        .waitFor();
    },
  },
  { name: 'console, with posts in every state', path: '/social' },
];
