import { eventually } from '@presently/testing/eventually';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { violations } from '../world/browser/axe.ts';
import { Client, newUsername, password, type Credentials } from '../world/client.ts';
import { profile, settled } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

const pocket = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const giftLink = /https?:\S+\/gift\/[\w-]{32}/;
const shop = 'https://marlowe.example/apron';
const day = 86_400_000;
/** `YYYY-MM-DD`, so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

describeInBrowser('the story of a gift, from the day to the answer', () => {
  const product = useProduct();
  const browser = useBrowser();
  const address = 'maria@example.com';
  let credentials: Credentials;
  let maria: Client;
  let ida: string;
  let desk: Page;
  let phone: Page;

  beforeAll(async () => {
    maria = new Client(product.url);
    credentials = await maria.register(address);
    await Promise.all([product.confirm(address), product.putOnPro(maria)]);
    await maria.api('PATCH /api/user/account', { username: credentials.username, email: address, firstName: 'Maria' });
    ida = await maria.addRecipient('Ida Holm');
    desk = await signedIn({ viewport: { width: 1280, height: 900 } }, credentials);
    phone = await (await profile(browser(), product.url, pocket)).newPage();
  }, 180_000);

  async function signedIn(options: object, { username, password: secret }: Credentials): Promise<Page> {
    const page = await (await profile(browser(), product.url, options)).newPage();
    await page.goto('/auth');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(secret);
    await page.getByLabel('Password').press('Enter');
    await page.waitForURL('**/dashboard');
    return page;
  }
  const send = (other: object) =>
    maria.api('POST /api/recipients/:recipientId/gifts', {
      recipientId: ida,
      giftName: 'Linen apron',
      message: 'For your Sunday baking, dear Ida.',
      deliveryMethod: 'email',
      ...other,
    });
  const textOf = async (page: Page) => (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  const mailsToMaria = async (subject: RegExp) =>
    (await product.sandbox.mails(address)).filter((mail) => subject.test(mail.subject));

  it('keeps the surprise: the mail is the parcel, and the words wait inside', async () => {
    await send({ recipientEmail: 'ida@example.com' });
    const mail = await product.sandbox.mailTo('ida@example.com');
    expect(mail.subject).toBe('Maria sent you a gift');
    expect(mail.text + mail.html).not.toMatch(/apron|Sunday|baking/i);
    expect(mail.html).toContain('alt="A wrapped gift with a ribbon and a bow, not opened yet"');
    expect(mail.text).toContain('For Ida Holm, from Maria');
    expect(mail.text).toMatch(/Open your gift:\s+http/);

    await phone.goto(giftLink.exec(mail.text)![0]);
    await settled(phone);
    expect(await phone.getByText('For your Sunday baking').isVisible()).toBe(false);
    await phone.locator('.wrapping').tap();
    await phone.getByRole('heading', { name: 'Linen apron' }).waitFor();
    await phone.getByText('For your Sunday baking').waitFor();
    // The way to a gift of one's own comes after the thanks.
    expect(await phone.getByRole('link', { name: 'Send a gift back' }).isVisible()).toBe(false);
    await phone.getByRole('button', { name: 'Flowers for you' }).tap();
    await phone.getByRole('heading', { name: 'Maria has your flowers' }).waitFor();
    await phone.getByLabel('Add a few words').fill('I will bake today.');
    await phone.getByRole('button', { name: 'Send words' }).tap();
    await phone.getByRole('link', { name: 'Send a gift back' }).waitFor();
    const [thanks] = await eventually(async () => {
      const found = await mailsToMaria(/says thank you$/);
      return found.length > 0 && found;
    }, 90_000);
    expect(thanks!.text).toContain('I will bake today.');
    expect(thanks!.html).toContain('alt="Flowers for you"');
  }, 150_000);

  it('shows the words in the mail to a sender who wants that', async () => {
    await send({ recipientEmail: 'words@example.com', isMessageInMail: true });
    expect((await product.sandbox.mailTo('words@example.com')).text).toContain('For your Sunday baking, dear Ida.');
  }, 60_000);

  it('says early who buys, asks without an answer of its own, and never calls the page the gift', async () => {
    const visitor = await (await profile(browser(), product.url)).newPage();
    await visitor.goto('/');
    await visitor.getByText('You order from the shop, we wrap the surprise.').first().waitFor();
    await visitor.context().close();

    const query = new URLSearchParams({ giftName: 'Linen apron', giftLink: shop, recipientId: ida });
    await desk.goto(`/gifts?${query}`);
    await settled(desk);
    const question = desk.getByRole('group', { name: 'Who buys it?' });
    await question.waitFor();
    expect(await question.getByRole('radio', { checked: true }).count()).toBe(0);
    await question.getByLabel('I’ll have it delivered').check();
    await desk.getByLabel('Your message').fill('For your Sunday baking.');
    await desk.getByLabel("Recipient's email").fill('buyer@example.com');
    await desk.getByRole('button', { name: 'Send Gift' }).click();
    const panel = desk.getByRole('region', { name: 'Your last gift' });
    await panel.getByRole('heading', { name: 'On its way to Ida Holm' }).waitFor();
    await panel.getByRole('link', { name: 'Order at marlowe.example' }).waitFor();
    await panel.getByRole('link', { name: 'See it as Ida Holm will' }).waitFor();
    expect(await panel.innerText()).not.toMatch(/delivered/);
    await panel.getByRole('link', { name: 'Done' }).click();
    await desk.waitForURL('**/dashboard');
    await desk.getByRole('heading', { name: 'Still to buy' }).waitFor();
    const headings = await desk.locator('main h2').allInnerTexts();
    expect(headings[0]).toBe('Still to buy');
    await desk.getByRole('link', { name: 'Order at marlowe.example: Linen apron' }).first().waitFor();
    expect(await violations(desk)).toEqual([]);
  }, 120_000);

  it('runs the next day through: page, mail, "Coming up"', async () => {
    const jo = await maria.addRecipient('Jo Lind');
    await maria.api('PATCH /api/user/preferences', { emailRemindersEnabled: false });
    await delay(1_500);
    await maria.api('POST /api/recipients/:recipientId/occasions', {
      recipientId: jo,
      type: 'Birthday',
      date: `1990${inDays(3).slice(4)}`,
    });
    await desk.goto(`/gifts?recipientId=${jo}`);
    await settled(desk);
    await desk.getByRole('button', { name: 'Just a card' }).click();
    await desk.getByLabel('Your message').fill('Happy birthday, dear Jo!');
    // The day is chosen already, and with it what the gift is for.
    expect(await desk.getByLabel('Occasion').innerText()).toContain('Birthday');
    expect(await desk.getByRole('button', { name: 'Celebration' }).getAttribute('aria-pressed')).toBe('true');
    await desk.getByLabel("Recipient's email").fill('jo@example.com');
    await desk.getByLabel(/^Send on \w+day, Jo Lind’s birthday$/).check();
    await desk.getByText('At nine in the morning, your time.').waitFor();
    await desk.getByRole('button', { name: 'Schedule Gift' }).click();
    await desk.getByRole('heading', { name: 'Ready for Jo Lind' }).waitFor();
    await desk.getByRole('link', { name: 'Done' }).click();
    const row = desk.getByRole('listitem').filter({ hasText: 'Jo Lind' }).filter({ hasText: 'in 3 days' });
    await row.getByText(/^Scheduled for/).waitFor();
    await row.getByRole('link', { name: 'Find another gift for Jo Lind' }).waitFor();

    await maria.api('PATCH /api/user/preferences', { emailRemindersEnabled: true, reminderDaysBefore: 7 });
    const [reminder] = await eventually(async () => {
      const found = await mailsToMaria(/^Jo Lind’s birthday is in 3 days$/);
      return found.length > 0 && found;
    }, 60_000);
    expect(reminder!.text.replace(/\s+/g, ' ')).toMatch(
      /Your card goes out on \w+day, \w+ \d+ at nine in the morning\./,
    );
    expect(reminder!.text).not.toContain('Find gift ideas');
  }, 150_000);

  it('can be opened before it goes: at the desk, and from the bar of a phone', async () => {
    const query = new URLSearchParams({ giftName: 'Linen apron', recipientId: ida });
    await desk.goto(`/gifts?${query}`);
    await settled(desk);
    await desk.getByLabel('Your message').fill('Only a try.');
    await desk.getByRole('button', { name: 'Open it as Ida Holm will' }).click();
    const opened = desk.getByRole('dialog', { name: 'What Ida Holm will see' });
    await opened.locator('.wrapping').click();
    await opened.getByRole('heading', { name: 'Linen apron' }).waitFor();
    await opened.locator('.wrapping').waitFor({ state: 'hidden' });
    await opened.getByText('Only a try.').waitFor();
    expect(await violations(desk)).toEqual([]);
    await opened.getByRole('button', { name: 'Wrap it again' }).click();
    await opened.locator('.wrapping').waitFor();
    await opened.getByRole('button', { name: 'Back' }).click();
    await opened.waitFor({ state: 'detached' });

    const hand = await signedIn(pocket, credentials);
    await hand.goto(`/gifts?${query}`);
    await settled(hand);
    await hand.getByLabel('Your message').fill('From my phone.');
    const bar = hand.getByRole('button', { name: 'Preview' });
    await bar.waitFor();
    const { y, height } = (await bar.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(pocket.viewport.height);
    expect(y).toBeGreaterThan(pocket.viewport.height - 120);
    await bar.tap();
    const shown = hand.getByRole('dialog', { name: 'What Ida Holm will see' });
    await shown.locator('.wrapping').tap();
    await shown.getByText('From my phone.').waitFor();
    await shown.getByRole('button', { name: 'Back' }).tap();
    // Where the last gift went is offered again.
    expect(await hand.getByLabel("Recipient's email").inputValue()).toMatch(/@example\.com$/);
    await hand.getByRole('button', { name: 'Send Gift' }).tap();
    const panel = hand.getByRole('region', { name: 'Your last gift' });
    await panel.getByRole('heading', { name: 'On its way to Ida Holm' }).waitFor();
    await panel.getByRole('link', { name: 'See it as Ida Holm will' }).waitFor();
    await panel.getByRole('link', { name: 'Done' }).waitFor();
    await hand.context().close();
  }, 150_000);

  it('says when it was not delivered, in the mail by its name and on the dashboard by a badge', async () => {
    await send({ recipientEmail: 'bounce@example.com' });
    const [mail] = await eventually(async () => {
      const found = await mailsToMaria(/could not be delivered$/);
      return found.length > 0 && found;
    }, 30_000);
    expect(mail!.text).toContain('Linen apron');
    await desk.goto('/gifts/all');
    await desk.getByText('Not delivered', { exact: true }).first().waitFor();
  }, 90_000);

  it('has a mood: sympathy, from a card of the landing to an answer of one press', async () => {
    const ana = { username: newUsername(), email: 'ana@example.com' };
    const page = await (await profile(browser(), product.url, { viewport: { width: 1280, height: 900 } })).newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Sympathy' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await page.getByLabel('Username').fill(ana.username);
    await page.getByLabel('Email').fill(ana.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Send a Gift' }).waitFor();
    const mood = page.getByRole('button', { name: 'Sympathy' });
    await eventually(async () => (await mood.getAttribute('aria-pressed')) === 'true', 10_000);
    await page.getByText('It arrives as a quiet page').waitFor();
    await product.confirm(ana.email);

    await page.getByRole('button', { name: 'Just a card' }).click();
    await page.getByRole('button', { name: 'Add Recipient' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Ole Berg');
    await dialog.getByLabel('Relationship').fill('Friend');
    await dialog.getByRole('button', { name: 'Add Recipient' }).click();
    await dialog.waitFor({ state: 'detached' });
    // Our own letters follow the mood: the model is away.
    await product.sandbox.fault('ai', 'down');
    await page.getByRole('button', { name: 'Generate AI Message' }).click();
    const words = page.getByLabel('Your message');
    const letter = await eventually(async () => (await words.inputValue()) || undefined, 30_000);
    await product.sandbox.fault('ai', 'ok');
    expect(letter).toContain('Ole');
    expect(letter).not.toMatch(/!|congrat|happy|birthday/i);
    expect(await page.getByLabel(/Remind them once/).count()).toBe(0);
    await page.getByLabel("Recipient's email").fill('ole@example.com');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send Gift' }).click();
    await page.getByRole('heading', { name: 'On its way to Ole Berg' }).waitFor();

    const mail = await product.sandbox.mailTo('ole@example.com');
    expect(mail.subject).toMatch(/is thinking of you$/);
    expect(mail.html).not.toContain('A wrapped');
    await phone.goto(giftLink.exec(mail.text)![0]);
    await settled(phone);
    expect(await phone.locator('.wrapping, .tied, .picture, .thanks-choice').count()).toBe(0);
    await phone.getByRole('heading', { name: 'Personal Message' }).waitFor();
    expect(await phone.locator('main form button').allInnerTexts()).toEqual(['Received, thank you']);
    expect(await violations(phone)).toEqual([]);
    // Long enough that the view counts.
    await delay(3_000);
    await phone.getByRole('button', { name: 'Received, thank you' }).tap();
    await phone.getByText(/has your answer\.$/).waitFor();
    expect(await textOf(phone)).not.toMatch(/Send a gift back|Say thank you/);
    const news = await eventually(async () => {
      const found = (await product.sandbox.mails(ana.email)).filter(({ subject }) => subject.includes('Ole Berg'));
      return found.length > 0 && found;
    }, 90_000);
    expect(news.map(({ subject }) => subject)).toEqual(['Ole Berg has received it']);
    await page.context().close();
  }, 240_000);
});
