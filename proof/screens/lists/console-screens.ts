import { dialog, press } from './acts.ts';
import type { Shown } from './shown.ts';

/** One after the other on one console: each screen finds what the one before has left. */
export const socialConsole: Shown[] = [
  { name: 'console, at the beginning', path: '/social' },
  {
    name: 'console, schedule',
    path: '/social',
    act: async (page) => {
      const initialize = page.getByRole('button', { name: 'Initialize Templates' });
      if (await initialize.isVisible()) await initialize.click();
      await page
        .getByRole('button', { name: /^Preview/ })
        .first()
        .waitFor();
      await press(/^(Configure Schedule|Edit schedule)$/)(page);
      await dialog(page);
    },
  },
  {
    name: 'console, preview',
    path: '/social',
    act: async (page) => {
      await press(/^Preview/)(page);
      await page.locator('blockquote').waitFor();
    },
  },
  {
    name: 'console, template',
    path: '/social',
    act: async (page) => {
      await press('New Template')(page);
      await press('Add Template')(page);
      await page.getByText('Name is required').waitFor();
    },
  },
  {
    name: 'console, post',
    path: '/social',
    act: async (page) => {
      await press('Write a Post')(page);
      await page.getByLabel('Text').fill('x'.repeat(300));
      await page.getByText(/too long/).waitFor();
    },
  },
  { name: 'console, with posts in every state', path: '/social' },
];
