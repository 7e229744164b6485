import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import { root } from '../../../tools/root.ts';
import { violations } from '../../world/browser/axe.ts';
import { complaintsOf } from '../../world/browser/browser.ts';
import { chrome, Client, newcomer } from '../../world/client.ts';
import type { Product } from '../../world/product.ts';
import { describeInBrowser, useBrowser } from '../../world/suite.ts';

const shots = join(root, 'test-results');

export const spine = (product: Product): void =>
  describeInBrowser('one gift, from a registered sender to a viewed page', () => {
    const browser = useBrowser();

    it('crosses the whole product', async () => {
      const desk = await browser().newContext({ viewport: { width: 1280, height: 900 } });
      const page = await desk.newPage();
      const complaints = complaintsOf(page);
      const shot = (name: string) => page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });

      await page.goto(product.url);
      await page.getByRole('link', { name: 'Get Started' }).first().click();
      await page.getByRole('heading', { name: 'Create your account' }).waitFor();
      await page.getByLabel('Username').fill('maria');
      await page.getByLabel('Password').fill('a long enough secret');
      await shot('1-register');
      await page.getByLabel('Password').press('Enter');
      await page.getByText('Welcome to Presently!', { exact: true }).waitFor();
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
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

      const selected = new URLSearchParams({
        giftName: 'Stoneware teapot',
        giftDescription: 'Holds exactly two cups.',
        giftPrice: '$48.00',
        giftLink: 'https://example.com/teapot',
      });
      await page.goto(`${product.url}/gifts?${selected}`);
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
      // The words wait for the page, as the gift does.
      expect(mail.text).toContain('For Ann Lee, from');
      expect(mail.text).not.toContain('slow mornings');
      const link = /http:\/\/\S+\/gift\/[\w-]{32}/.exec(mail.text)![0];

      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await page.getByText('Delivered').first().waitFor();
      expect(await page.getByText('Viewed').count()).toBe(0);

      const phone = await browser().newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
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

      // The sender's open page shows it without a reload.
      await page.getByText('Viewed').first().waitFor({ timeout: 5_000 });
      await shot('6-dashboard-viewed');
      expect(await violations(page)).toEqual([]);
      expect(giftComplaints).toEqual([]);
      expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    }, 120_000);

    it('does not count the sender, a scanner or a prefetch as the recipient', async () => {
      const sender = await newcomer(product.url, 'grace@example.com');
      await product.confirm('grace@example.com');
      const sent = await sender.sendGift(await sender.addRecipient(), 'bo@example.com');
      const path = `/api/gifts/view/${sent.body.shareToken}`;
      await sender.call(`GET ${path}`, undefined, { 'user-agent': chrome });
      const reader = new Client(product.url, { 'user-agent': chrome });
      await reader.raw('HEAD', path, undefined, {});
      await reader.call(`GET ${path}`, undefined, { 'sec-purpose': 'prefetch' });
      await reader.call(`GET ${path}`, undefined, {
        'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      });
      await delay(500);
      const viewedAt = async () => (await sender.call('GET /api/scheduled-gifts')).body[0].viewedAt as string | null;
      expect(await viewedAt()).toBeNull();
      await reader.call(`GET ${path}`);
      const first = await eventually(viewedAt);
      await reader.call(`GET ${path}`);
      await delay(300);
      expect(await viewedAt()).toBe(first);
      const viewMails = () => product.sandbox.mails('grace@example.com');
      await eventually(async () => (await viewMails()).length > 1, 10_000);
      expect((await viewMails()).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Your gift for .+ was opened$/),
        'Confirm your email address',
      ]);
    }, 30_000);
  });
