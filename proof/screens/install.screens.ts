import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { browserPath } from '../world/browser/browser.ts';
import { settled } from '../world/page.ts';
import { describeInBrowser, useProduct } from '../world/suite.ts';

describeInBrowser('the installed app', () => {
  const product = useProduct();
  let folder: string;
  let context: BrowserContext;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'presently-installed-'));
    // A profile that is kept: Chromium installs nothing from one that leaves no trace.
    context = await chromium.launchPersistentContext(folder, { executablePath: browserPath!, args: ['--no-sandbox'] });
  }, 60_000);
  afterAll(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is offered by Chromium, which finds nothing wrong with it', async () => {
    const page = await context.newPage();
    await page.goto(product.url);
    await settled(page);
    const devTools = await context.newCDPSession(page);
    const { url, errors } = await devTools.send('Page.getAppManifest');
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
    expect({ url, errors, installabilityErrors }).toEqual({
      url: `${product.url}/manifest.webmanifest`,
      errors: [],
      installabilityErrors: [],
    });
  }, 60_000);
});
