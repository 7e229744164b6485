import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/root.ts';
import { againIfBusy } from '../world/again-if-busy.ts';
import { newcomerProfile, post, toastOf } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

interface Found {
  title: string;
  link: string;
  price: string;
  amount: number;
  currency: string;
}

interface Answer {
  recommendations: { estimatedPrice: string; realProducts: Found[] }[];
}

/** How long ideas may take on a busy machine. */
const patience = { timeout: 30_000 };

describeInBrowser('money of any country', () => {
  const product = useProduct();
  const browser = useBrowser();

  /** Imports the sandbox's feed as a shop of another country has it, with prices of its own. */
  async function bringIn(currency: string, perDollar: number, digits: number): Promise<void> {
    const feed = await (await fetch(`${product.sandbox.url}/feeds/sample.tsv`)).text();
    const file = join(tmpdir(), `${currency}.tsv`);
    const priced = feed.replaceAll(/\t(\d+\.\d\d) USD\t/g, (_all, price: string) => {
      const own = (Number(price) * perDollar).toFixed(digits);
      return `\t${own} ${currency}\t`;
    });
    writeFileSync(file, priced);
    const script = join(root, 'services/recommendations/dist/import-catalogue.js');
    const env = { ...process.env, DATABASE_URL: product.run.databases['recommendations']!.owner };
    await promisify(execFile)(process.execPath, [script, 'import', file, '--feed', currency], { cwd: root, env });
    rmSync(file);
  }
  beforeAll(async () => {
    await bringIn('EUR', 1, 2);
    await bringIn('GBP', 1, 2);
    await bringIn('JPY', 150, 0);
  }, 120_000);

  it.each([
    {
      currency: 'EUR',
      locale: 'de-AT',
      from: 30,
      to: 120,
      units: 100,
      price: /^€\d+\.\d\d$/,
      local: /^€ [\d.]+,\d\d$/,
      band: '€50 - €100',
    },
    {
      currency: 'GBP',
      locale: 'en-GB',
      from: 25,
      to: 100,
      units: 100,
      price: /^£\d+\.\d\d$/,
      local: /^£\d+\.\d\d$/,
      band: '£50 - £100',
    },
    {
      currency: 'JPY',
      locale: 'ja-JP',
      from: 4_000,
      to: 16_000,
      units: 1,
      price: /^¥[\d,]+$/,
      local: /^￥[\d,]+$/,
      band: '¥50 - ¥100',
    },
  ])(
    'is $currency for an account from $locale, from the idea to the page of the gift',
    async ({ currency, locale, from, to, units, price, local, band }) => {
      const { context } = await newcomerProfile(browser(), product.url, {
        locale,
        extraHTTPHeaders: { 'accept-language': locale },
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      // The money is of the browser's country, the words are English.
      await context.request.patch('/api/user/preferences', {
        data: { language: 'en' },
        headers: { origin: product.url },
      });
      await context.addCookies([{ name: 'language', value: 'en', url: product.url }]);
      await page.goto('/account');
      const choice = page.getByLabel('Currency');
      await choice.waitFor(patience);
      expect(await choice.inputValue()).toBe(currency);

      const person = { name: 'Ann Lee', relationship: 'Sister', interests: ['coffee', 'cooking', 'gardening'] };
      const { id } = await post<{ id: string }>(context, '/api/recipients', person);
      const path = `/api/recommendations/recipient/${id}`;
      const asked = { budget: { from, to, currency } };
      const { recommendations } = await againIfBusy(() => post<Answer>(context, path, asked));
      const products = recommendations.flatMap(({ realProducts }) => realProducts);
      expect(products.length).toBeGreaterThan(0);
      for (const each of products) {
        expect(each.currency).toBe(currency);
        expect(each.price).toMatch(price);
        expect(each.amount).toBeGreaterThanOrEqual(from * units);
        expect(each.amount).toBeLessThanOrEqual(to * units);
      }
      await expect(post(context, path, { budget: { from, to, currency: 'USD' } })).rejects.toThrow('answered 400');

      await page.goto(`/recipients?ideas=${id}&budget=${from}-${to}`);
      const dialog = page.getByRole('dialog', { name: 'AI Gift Ideas for Ann Lee' });
      await dialog.getByText(/^\d+ ideas?, \d+ products?$/).waitFor(patience);
      expect(await dialog.getByText(local).count()).toBeGreaterThan(0);
      expect(await dialog.getByText(/^\$\d/).count()).toBe(0);
      await dialog.getByRole('combobox', { name: 'Budget' }).click();
      await page.getByRole('option', { name: band }).waitFor();

      const chosen = recommendations.flatMap(({ realProducts }) => realProducts)[0]!;
      const address = `ann-${currency.toLowerCase()}@example.com`;
      const gift = await post<{ id: string }>(context, `/api/recipients/${id}/gifts`, {
        giftName: chosen.title,
        giftUrl: chosen.link,
        price: chosen.price,
        isPriceShown: true,
        message: 'For you',
        deliveryMethod: 'email',
        recipientEmail: address,
        status: 'sent',
      });
      await page.goto(`/gifts/${gift.id}`);
      await page.getByText(local).first().waitFor(patience);
      const mail = await product.sandbox.mailTo(address, 30_000);
      expect(mail.text).not.toMatch(/\$\d/);
      const visitor = await context.browser()!.newContext({ locale, reducedMotion: 'reduce' });
      const gifts = await visitor.newPage();
      await gifts.goto(/https?:\S+\/gift\/[\w-]{32}/.exec(mail.text)![0]);
      await gifts
        .locator('.price-badge')
        .getByText(local)
        .waitFor({ ...patience, state: 'attached' });
      await visitor.close();

      await page.goto('/account');
      await choice.selectOption('USD');
      expect((await toastOf(page))[0]).toBe('Currency saved');
      const dollars = await againIfBusy(() => post<Answer>(context, path, { budget: '50-100' }));
      for (const { realProducts } of dollars.recommendations)
        for (const each of realProducts) expect([each.currency, each.price[0]]).toEqual(['USD', '$']);
      await context.close();
    },
    180_000,
  );
});
