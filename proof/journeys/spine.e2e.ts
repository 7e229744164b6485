import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import type { Browser } from 'playwright-core';
import { violations } from '../world/axe.ts';
import { browserPath, complaintsOf, launchBrowser } from '../world/browser.ts';
import { Client, newcomer } from '../world/client.ts';
import { Product } from '../world/product.ts';

const shots = join(import.meta.dirname, '../..', 'test-results');
if (!browserPath) console.warn('No browser is installed: the journey from registration to "Viewed" is skipped.');

(browserPath ? describe : describe.skip)('one gift, from a registered sender to a viewed page', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(shots, { recursive: true });
    [product, browser] = await Promise.all([Product.start(), launchBrowser()]);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await product?.destroy();
  }, 60_000);

  it('crosses the whole product', async () => {
    const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await desk.newPage();
    const complaints = complaintsOf(page);
    const shot = (name: string) => page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });

    await page.goto(product.url);
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.getByLabel('Username').fill('maria');
    await page.getByLabel('Password').fill('a long enough secret');
    await shot('1-register');
    await page.getByLabel('Password').press('Enter');
    await page.getByText('Welcome to Presently!', { exact: true }).waitFor();
    await page.waitForURL('**/dashboard');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Recipients' }).first().click();
    await page.getByRole('button', { name: 'Add Your First Recipient' }).click();
    await page.getByLabel(/^Name/).fill('Ann Lee');
    await page.getByLabel(/^Relationship/).fill('Sister');
    await page.getByLabel(/^Interests/).fill('tea, slow mornings');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Add Recipient/ })
      .click();
    await page.getByText('Recipient added!', { exact: true }).waitFor();
    await shot('2-recipients');
    expect(await violations(page)).toEqual([]);

    await page.goto(
      `${product.url}/gifts?${new URLSearchParams({ giftName: 'Stoneware teapot', giftDescription: 'Holds exactly two cups.', giftPrice: '$48.00', giftLink: 'https://example.com/teapot' })}`,
    );
    await page.getByText('Perfect Gift Selected!', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: /recipient/i }).click();
    await page.getByRole('option', { name: 'Ann Lee (Sister)' }).click();
    await page.getByRole('textbox', { name: /message/i }).fill('For slow mornings, dear Ann.');
    await page.getByRole('textbox', { name: /email/i }).fill('ann@example.com');
    await shot('3-send');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send Gift' }).click();
    await page.getByText('Gift Sent Successfully', { exact: true }).waitFor();

    const mail = await product.sandbox.mailTo('ann@example.com');
    expect(mail.text).toContain('For slow mornings, dear Ann.');
    const link = /http:\/\/\S+\/gift\/[\w-]{32}/.exec(mail.text)![0];

    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByText('Delivered').first().waitFor();
    expect(await page.getByText('Viewed').count()).toBe(0);

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
    const gift = await phone.newPage();
    const giftComplaints = complaintsOf(gift);
    await gift.goto(link);
    await gift.screenshot({ path: join(shots, '4-gift-wrapped.png') });
    await gift.keyboard.press('Enter');
    await gift.getByText('For slow mornings, dear Ann.').waitFor();
    await gift.getByText('Stoneware teapot').first().waitFor();
    await gift.waitForTimeout(2_000);
    await gift.screenshot({ path: join(shots, '5-gift-open.png'), fullPage: true });
    expect(await violations(gift)).toEqual([]);

    // The sender's open page hears of it by itself.
    await page.getByText('Viewed').first().waitFor({ timeout: 5_000 });
    await shot('6-dashboard-viewed');
    expect(await violations(page)).toEqual([]);
    expect(giftComplaints).toEqual([]);
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  }, 120_000);

  it('does not count the sender, a scanner or a prefetch as the recipient', async () => {
    const sender = await newcomer(product.url, 'grace@example.com');
    const sent = await sender.sendGift(await sender.addRecipient(), 'bo@example.com');
    const path = `/api/gifts/view/${sent.body.shareToken}`;
    const chrome = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
    await sender.call(`GET ${path}`, undefined, { 'user-agent': chrome });
    const somebody = new Client(product.url, { 'user-agent': chrome });
    await somebody.raw('HEAD', path, undefined, {});
    await somebody.call(`GET ${path}`, undefined, { 'sec-purpose': 'prefetch' });
    await somebody.call(`GET ${path}`, undefined, {
      'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    });
    await delay(500);
    const viewedAt = async () => (await sender.call('GET /api/scheduled-gifts')).body[0].viewedAt as string | null;
    expect(await viewedAt()).toBeNull();
    await somebody.call(`GET ${path}`);
    const first = await eventually(viewedAt);
    await somebody.call(`GET ${path}`);
    await delay(300);
    expect(await viewedAt()).toBe(first);
    const told = () => product.sandbox.mails('grace@example.com');
    await eventually(async () => (await told()).length > 0, 10_000);
    expect((await told()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your gift for .+ was opened$/),
    ]);
  }, 30_000);
});
