import { eventually } from '@presently/testing/eventually';
import type { Page } from 'playwright-core';
import { violations } from '../world/browser/axe.ts';
import { Client, type Credentials } from '../world/client.ts';
import { demoProfile, profile, settled, tabTo, toastOf } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

describeInBrowser('a report, from the mail of a stranger to a suspended account and back', () => {
  const product = useProduct();
  const browser = useBrowser();
  let sender: Client;
  let credentials: Credentials;
  let recipientId: string;
  let giftUrl: string;
  let admin: Page;

  const address = 'stranger@example.com';
  const signIn = () => new Client(product.url).call('POST /api/login', credentials);

  beforeAll(async () => {
    sender = new Client(product.url);
    credentials = await sender.register('sender@example.com');
    recipientId = await sender.addRecipient();
    await sender.sendGift(recipientId, address);
  }, 180_000);

  it('is sent from the link in the mail, by keyboard, on a phone, without script', async () => {
    const mail = await product.sandbox.mailTo(address);
    const report = new RegExp(`${product.url}/gift/[\\w-]{32}/report`).exec(mail.text)![0];
    giftUrl = report.replace('/report', '');
    const context = await profile(browser(), product.url, {
      viewport: { width: 375, height: 700 },
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(report);
    await page.getByRole('heading', { name: 'Report this gift' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let nth = 0; nth < 3; nth++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('It asks for my card.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await context.close();
  }, 60_000);

  it.each(['light', 'dark'] as const)(
    'has a form without obstacles (%s)',
    async (colorScheme) => {
      const context = await profile(browser(), product.url, { colorScheme });
      const page = await context.newPage();
      await page.goto(giftUrl);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Report this' }).click();
      await page.getByRole('heading', { name: 'Report this gift' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await context.close();
    },
    60_000,
  );

  it('is read by an administrator, who suspends the account', async () => {
    const context = await demoProfile('admin', browser(), product.url, { viewport: { width: 1280, height: 900 } });
    admin = await context.newPage();
    await admin.goto('/dashboard');
    await admin.getByRole('link', { name: 'Reports' }).first().click();
    await settled(admin);
    await admin.getByText('It asks for my card.').waitFor();
    expect(await admin.getByText('Harassment').or(admin.getByText('Fraud')).count()).toBe(1);
    expect(await violations(admin)).toEqual([]);
    await tabTo(admin.getByRole('button', { name: 'Suspend account' }));
    await admin.keyboard.press('Enter');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Suspend account' }).click();
    expect((await toastOf(admin))[0]).toBe('Account suspended');
    await admin.getByRole('button', { name: 'Restore account' }).waitFor();
  }, 60_000);

  it('ends the sessions, the links and the gifts of the account', async () => {
    expect((await sender.call('GET /api/user')).status).toBe(401);
    const refused = await signIn();
    expect([refused.status, refused.body.code]).toEqual([403, 'suspended']);
    const context = await profile(browser(), product.url);
    const page = await context.newPage();
    await eventually(async () => (await page.goto(giftUrl))!.status() === 410, 10_000);
    await page.getByRole('heading', { name: 'No longer available' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  }, 60_000);

  it('lets the account go on when it is restored', async () => {
    await admin.getByRole('button', { name: 'Restore account' }).click();
    expect((await toastOf(admin))[0]).toBe('Account restored');
    expect((await signIn()).status).toBe(200);
    await eventually(async () => (await fetch(giftUrl)).status === 200, 10_000);
  }, 60_000);

  it('is closed, and all of it is in the audit trail', async () => {
    await admin.getByRole('button', { name: 'Close report' }).click();
    await admin.getByRole('heading', { name: 'No open reports' }).waitFor();
    await eventually(async () => {
      await admin.goto('/admin/audit');
      await settled(admin);
      return (await admin.getByText('closed a report about').count()) > 0;
    }, 20_000);
    const lines = await admin.locator('main ol > li > p:first-child').allInnerTexts();
    const { username } = credentials;
    expect(lines.slice(0, 4)).toEqual([
      `admin closed a report about ${username}`,
      `admin restored ${username}`,
      `admin suspended ${username}`,
      `A recipient reported a gift of ${username}`,
    ]);
    expect(await violations(admin)).toEqual([]);
  }, 60_000);
});
