import type { Page } from 'playwright-core';
import { said } from '../../world/languages/said.ts';

/** Does something on a screen. */
export type Click = (page: Page) => Promise<unknown>;

/** @param name as the English screen has it */
export const press =
  (name: string): Click =>
  (page) =>
    page
      .getByRole('button', { name: said(name) })
      .first()
      .click();
export const dialog: Click = (page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();

/** A form says that its name is missing. The contract's own sentence stands in English alone. */
export const complaint: Click = (page) =>
  page
    .getByText(said('Name is required'))
    .or(page.getByText(said('Please fill this in')))
    .first()
    .waitFor();
