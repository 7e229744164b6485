import { eventually } from '@presently/testing/eventually';
import type { BrowserContext, Page } from 'playwright-core';
import { newUsername, password } from '../world/client.ts';
import { violations } from '../world/browser/axe.ts';
import { complaintsOf } from '../world/browser/browser.ts';
import { newcomerProfile, post, profile, toastOf } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

/** How long ideas and messages may take on a busy machine. */
const patience = { timeout: 30_000 };
const centsOf = (price: string) => Math.round(Number(price.replace(/[$,]/g, '')) * 100);

describeInBrowser('ideas, from a person to a gift that suits them', () => {
  const product = useProduct({ LINK_PREVIEW_ALLOW_LOCAL: 'true' });
  const browser = useBrowser();
  let context: BrowserContext;
  let username: string;
  let recipientId: string;
  let occasionId: string;

  beforeAll(async () => {
    ({ context, username } = await newcomerProfile(browser(), product.url, { viewport: { width: 1440, height: 900 } }));
    const person = { name: 'Ann Lee', relationship: 'Sister', interests: ['tea', 'gardening', 'jazz'] };
    ({ id: recipientId } = await post<{ id: string }>(context, '/api/recipients', person));
    const birthday = { type: 'Birthday', date: '1990-03-09' };
    ({ id: occasionId } = await post<{ id: string }>(context, `/api/recipients/${recipientId}/occasions`, birthday));
  }, 180_000);

  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'AI Gift Ideas for Ann Lee' });
  const found = (page: Page) => dialogOf(page).getByText(/^\d+ ideas?, \d+ products?$/);
  const cards = (page: Page) => dialogOf(page).getByRole('list', { name: 'Gift ideas' }).locator('> li');
  const prices = async (page: Page) =>
    (
      await dialogOf(page)
        .getByText(/^\$[\d,]+\.\d\d$/)
        .allInnerTexts()
    ).map(centsOf);
  async function choose(page: Page, list: string, option: string) {
    await page.getByRole('combobox', { name: list }).click();
    await page.getByRole('option', { name: option }).click();
  }

  it('lead through products and a message to a gift that is sent', async () => {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto('/recipients');
    await page.getByRole('button', { name: 'AI Gift Ideas' }).click();
    await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor(patience);
    await found(page).waitFor(patience);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(4);
    const usual = await prices(page);
    expect(usual.length).toBeGreaterThan(0);
    expect(usual.filter((cents) => cents < 50_00 || cents > 100_00)).toEqual([]);
    await dialogOf(page).getByText('This is a sandbox', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);

    await choose(page, 'Budget', '$25 - $50');
    // The former sum stays visible for a moment.
    await eventually(async () => {
      const lower = await prices(page);
      return lower.length > 0 && lower.every((cents) => cents >= 25_00 && cents <= 50_00);
    }, patience.timeout);
    await found(page).waitFor(patience);

    const names = () => dialogOf(page).getByRole('heading', { level: 3 }).allInnerTexts();
    const [first, ...others] = await names();
    await dialogOf(page)
      .getByRole('button', { name: `Not this one: ${first}` })
      .click();
    await eventually(async () => (await names())[0] !== first, patience.timeout);
    expect((await toastOf(page))[0]).toBe('Not shown again for Ann Lee');
    expect(others).toEqual((await names()).slice(1));

    const send = dialogOf(page)
      .getByRole('link', { name: /^Send Gift: / })
      .first();
    const title = (await send.getAttribute('aria-label'))!.slice('Send Gift: '.length);
    await send.click();
    expect(await toastOf(page)).toEqual(['Perfect Gift Selected!']);
    expect(page.url()).toBe(`${product.url}/gifts`);
    await page.getByRole('heading', { name: title, level: 3 }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Recipient' }).innerText()).toBe('Ann Lee (Sister)');

    const message = page.getByLabel('Your message');
    await choose(page, 'Tone', 'Lighthearted & Funny');
    await page.getByRole('button', { name: 'Generate AI Message' }).click();
    expect(await toastOf(page)).toEqual(['Message Generated!']);
    const generated = await message.inputValue();
    expect(generated).toContain('Ann');
    await message.fill(`${generated}\nSee you on Sunday.`);
    await page.getByRole('button', { name: 'Generate AI Message' }).click();
    expect(await toastOf(page)).toEqual(['Message Generated!']);
    expect(await message.inputValue()).not.toBe(generated);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    expect(await message.inputValue()).toBe(`${generated}\nSee you on Sunday.`);
    expect(await violations(page)).toEqual([]);

    await page.getByLabel("Recipient's email").fill('ann@example.com');
    await page.getByRole('button', { name: 'Send Gift' }).click();
    expect(await toastOf(page)).toEqual(['Gift Sent Successfully', 'Your gift has been delivered!']);
    const mail = await product.sandbox.mailTo('ann@example.com');
    // The words wait for the page, as the gift does.
    expect(mail.text).not.toContain('See you on Sunday.');
    const unwrapped = await (await context.newPage()).goto(/http:\/\/\S+\/gift\/[\w-]{32}/.exec(mail.text)![0]);
    expect(await unwrapped!.text()).toContain('See you on Sunday.');

    // A gift that she was given is not offered again.
    await eventually(async () => {
      await page.goto(`/recipients?ideas=${recipientId}&budget=25-50`);
      await found(page).waitFor(patience);
      return (await dialogOf(page).getByRole('heading', { level: 4, name: title, exact: true }).count()) === 0;
    }, patience.timeout);
    expect(complaints).toEqual([]);
    await page.close();
  }, 180_000);

  it('open by a link with a sign-in on the way, and close with Back', async () => {
    const outside = await profile(browser(), product.url, { viewport: { width: 390, height: 844 } });
    const page = await outside.newPage();
    await page.goto(`/recipients?ideas=${recipientId}&occasion=${occasionId}`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill('a long enough secret');
    await page.getByLabel('Password').press('Enter');
    await found(page).waitFor(patience);
    expect(await page.getByRole('combobox', { name: 'Occasion' }).innerText()).toBe('Birthday - March 9, 1990');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${product.url}/recipients`);

    const button = page.getByRole('button', { name: 'AI Gift Ideas' });
    await button.click();
    await found(page).waitFor(patience);
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    await outside.close();
  }, 120_000);

  it('come from our curator, and say so, while the model is down', async () => {
    await product.sandbox.fault('ai', 'down');
    try {
      const page = await context.newPage();
      await page.goto(`/recipients?ideas=${recipientId}&budget=100-250`);
      await dialogOf(page).getByText('Chosen without AI this time').waitFor(patience);
      await found(page).waitFor();
      await dialogOf(page)
        .getByRole('link', { name: /^Send Gift: / })
        .first()
        .click();
      expect(await toastOf(page)).toEqual(['Perfect Gift Selected!']);
      await page.getByRole('combobox', { name: 'Recipient' }).getByText('Ann Lee').waitFor();
      await page.getByRole('button', { name: 'Generate AI Message' }).click();
      expect(await toastOf(page)).toEqual(['Message Generated!']);
      await page.getByText('this is one of our own letters', { exact: false }).waitFor();
      await page.close();
    } finally {
      await product.sandbox.fault('ai', 'ok');
    }
  }, 120_000);

  it('are kept from ideas and from a pasted link, with the truth about their prices, until they are given', async () => {
    const { id: person } = await post<{ id: string }>(context, '/api/recipients', {
      name: 'Ben Lee',
      relationship: 'Brother',
      interests: ['coffee'],
    });
    const shop = product.database('recommendations');
    await shop.execute(`update product_feeds set imported_at = now() - interval '3 days'`);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`/recipients?ideas=${person}&budget=25-50`);
    const dialog = page.getByRole('dialog', { name: 'AI Gift Ideas for Ben Lee' });
    await dialog.getByText('checked 3 days ago').first().waitFor(patience);
    const keep = dialog.getByRole('button', { name: /^Keep / });
    const first = (await keep.first().getAttribute('aria-label'))!.slice('Keep '.length);
    // Shops may offer one thing twice, under one name.
    const pasted = (await dialog
      .getByRole('link', { name: /^View / })
      .and(dialog.locator(`:not([aria-label^=${JSON.stringify(`View ${first} at `)}])`))
      .last()
      .getAttribute('href'))!;
    await keep.first().click();
    expect(await toastOf(page)).toEqual(['Idea kept', first]);

    await page.goto(`/gifts?recipientId=${person}`);
    await page.getByLabel('Or paste a link').fill(pasted);
    await page.getByRole('button', { name: 'Look It Up' }).click();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    const [, second] = await toastOf(page);
    await page.getByRole('button', { name: 'Kept' }).waitFor();

    await shop.execute(`update products set availability = 'out_of_stock' where title = $1`, [first]);
    await page.goto(`/recipients/${person}`);
    const row = (title: string) => page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
    await row(first).getByText('No longer offered').waitFor();
    expect(await row(second!).getByText('No longer offered').count()).toBe(0);
    await choose(page, `State of ${second}`, 'Given');
    await row(second!).getByText('Given on', { exact: false }).waitFor();
    await page.goto(`/recipients?ideas=${person}&budget=25-50`);
    await dialog.getByText(/^\d+ ideas?, \d+ products?$/).waitFor(patience);
    for (const title of [first, second!])
      expect(await dialog.getByRole('heading', { level: 4, name: title, exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  }, 120_000);

  it('are proposed before a day, and nothing goes out before its sender approves it', async () => {
    const own = await profile(browser(), product.url, { viewport: { width: 1440, height: 900 } });
    const email = 'proposals@example.com';
    const account = { username: newUsername(), password, email };
    const { id: userId } = await post<{ id: string }>(own, '/api/register', account);
    await product.confirm(email);
    await product.database('identity').execute(`update users set subscription_tier = 'pro' where id = $1`, [userId]);
    await eventually(
      async () =>
        (await product.database('gifting').execute(`update senders set tier = 'pro' where user_id = $1`, [userId])) > 0,
    );
    const { id: person } = await post<{ id: string }>(own, '/api/recipients', {
      name: 'Cleo Lee',
      relationship: 'Sister',
      interests: ['tea'],
      email: 'cleo@example.com',
    });
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await post(own, `/api/recipients/${person}/occasions`, { type: 'Birthday', date: `1990${day.slice(4)}` });

    const page = await own.newPage();
    await page.goto(`/recipients/${person}`);
    await page.getByRole('switch', { name: 'Propose gifts for all days' }).click();
    await page.getByRole('button', { name: 'Choose for this day: Birthday' }).waitFor();
    await page.getByRole('switch', { name: 'Propose a gift for Birthday', checked: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    const mail = await eventually(async () => {
      const mails = await product.sandbox.mails(email);
      return mails.find(({ subject }) => subject.startsWith('For Cleo'));
    }, 90_000);
    const link = /\S+\/proposals\?\S+/.exec(mail!.text)![0];
    // A scanner that follows the link changes nothing.
    expect((await fetch(link)).status).toBe(200);
    expect(await product.sandbox.mails('cleo@example.com')).toEqual([]);

    await page.goto(link);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'For Cleo Lee' }) });
    const proposed = () => card.getByRole('link').first().innerText();
    const before = await proposed();
    await card.getByRole('button', { name: 'Swap' }).click();
    await eventually(async () => (await proposed()) !== before);
    await card.getByRole('button', { name: 'Edit' }).click();
    await card.getByLabel('Message').fill('A cup of something good, for you.');
    expect(await violations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Approve' }).click();
    await card.getByText('Approved').waitFor();
    await own.close();
  }, 150_000);
});
