import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../tools/root.ts';
import { demoProfile, settled } from '../world/page.ts';
import { readQrCode } from '../world/browser/qr-code.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

/** CSS pixels of the papers at 96 dpi. */
const papers = { A4: { width: 794, height: 1123 }, Letter: { width: 816, height: 1056 } } as const;

describeInBrowser('the card that is printed of a gift', () => {
  const product = useProduct();
  const browser = useBrowser();

  /** The texts that stand on the paper. */
  const printed = (page: Page) =>
    page.evaluate(() => {
      const texts: string[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const element = walk.currentNode.parentElement!;
        const text = walk.currentNode.textContent!.trim();
        if (text !== '' && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          texts.push(text);
      }
      return texts.join(' ');
    });

  it.each(['A4', 'Letter'] as const)(
    'is one sheet of %s with a drawing, a name and the code, and nothing else',
    async (format) => {
      const context = await demoProfile('demo', browser(), product.url, { viewport: papers[format] });
      const page = await context.newPage();
      await page.goto('/gifts/all?state=sent');
      await page.getByRole('link', { name: /Hand-thrown tea bowls/ }).click();
      const name = /Code that opens the gift for (.*)/;
      const code = page.getByRole('img', { name });
      await code.waitFor();
      await page.locator('.print-card').waitFor({ state: 'attached' });
      await settled(page);
      const link = await page.getByRole('textbox', { name: 'Link to the gift' }).inputValue();
      const [, recipient] = name.exec((await code.getAttribute('aria-label'))!)!;

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'print', colorScheme });
        expect(await printed(page)).toBe(`For ${recipient!}`);
        expect(await page.locator('.print-motif').isVisible()).toBe(true);
        expect(await readQrCode(page.locator('.print-code'))).toBe(link);
        await page.screenshot({ path: join(root, 'test-results', `print-${format}-${colorScheme}.png`) });
      }
      const sheets = (await page.pdf({ format, printBackground: true })).toString('latin1');
      expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await context.close();
    },
    60_000,
  );
});
