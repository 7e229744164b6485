import type { Page } from 'playwright-core';

/** A state of a screen. */
export interface Shown {
  name: string;
  path: string;
  /** The screen that `act` leads to, if its path has parameters. */
  opens?: string;
  /** Replaces answers of the API before the screen opens. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Brings the screen into the state to check. */
  act?: (page: Page) => Promise<unknown>;
  /** Only on this size. */
  only?: 'desk' | 'phone';
}
