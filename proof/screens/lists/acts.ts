import type { Page } from 'playwright-core';

/** Does something on a screen. */
export type Click = (page: Page) => Promise<unknown>;

export const press =
  (name: string | RegExp): Click =>
  (page) =>
    page.getByRole('button', { name }).first().click();
export const dialog: Click = (page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
