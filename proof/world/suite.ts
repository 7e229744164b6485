import type { Browser } from 'playwright-core';
import { browserPath, launchBrowser } from './browser/browser.ts';
import { Product } from './product.ts';

/** Starts a product before the tests of a suite, and removes it after them. */
export function useProduct(env: Record<string, string> = {}): Product {
  const product = new Product({ env });
  beforeAll(() => product.launch(), 180_000);
  afterAll(() => product.destroy(), 60_000);
  return product;
}

/** Opens a browser for the tests of a suite. @returns a function, because it opens before the first test */
export function useBrowser(args: readonly string[] = []): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser(args);
  }, 60_000);
  afterAll(() => browser?.close(), 60_000);
  return () => browser!;
}

if (!browserPath) console.warn('No browser is installed: tests that need one are skipped.');

/** `describe` for tests that need a browser. */
export const describeInBrowser = browserPath ? describe : describe.skip;
/** `it` for a test that needs a browser. */
export const itInBrowser = browserPath ? it : it.skip;
