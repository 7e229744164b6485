import { Failure } from '../../libs/cli/src/failure.ts';
import type { Checks } from '../compose/checks.ts';
import { violations } from '../world/browser/axe.ts';
import { browserPath, launchBrowser } from '../world/browser/browser.ts';

/** Opens the first-run page on a phone and on a desk, where there is a browser. */
export async function checkPage(checks: Checks, { url }: { url: string }, path: string): Promise<void> {
  if (!browserPath) return;
  await checks.that('axe finds nothing on the first-run page, and it fits a phone', async () => {
    const browser = await launchBrowser();
    try {
      for (const width of [390, 1440]) {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await page.goto(url + path);
        const found = await violations(page);
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (found.length > 0 || needed > width) throw new Failure(`${width}: ${needed} wide, ${found.join('; ')}`);
      }
      return '390 and 1440 wide';
    } finally {
      await browser.close();
    }
  });
}
