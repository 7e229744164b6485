import type { Page } from 'playwright-core';
import { said } from '../../world/languages/said.ts';
import { press } from './acts.ts';
import type { Shown } from './shown.ts';

const unwrap = async (page: Page) => {
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await page.keyboard.press('Enter');
  await page.locator('[data-state=open]').waitFor();
};

/**
 * What a recipient sees of a gift, beside the page itself.
 * @param choiceToken of a gift of which its recipient chooses one
 */
export const forRecipients = (shareToken: string, choiceToken: string): Shown[] => [
  {
    name: 'gift, to choose',
    path: `/gift/${choiceToken}`,
    act: async (page) => {
      await unwrap(page);
      await page.locator('.option').first().click();
      await page.getByRole('button', { name: said('Choose {gift}') }).waitFor();
    },
  },
  {
    name: 'gift, thanked for',
    path: `/gift/${shareToken}`,
    act: async (page) => {
      await unwrap(page);
      await press('With love')(page);
      await page.getByRole('heading', { name: said('Dana Moreno has your love') }).waitFor();
    },
  },
  { name: 'report', path: `/gift/${shareToken}/report` },
  { name: 'report, of nothing', path: `/gift/${'A'.repeat(32)}/report` },
  { name: 'opt-out, a broken link', path: `/opt-out/${'A'.repeat(43)}` },
];
