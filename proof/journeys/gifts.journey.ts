import { eventually } from '@presently/testing/eventually';
import type { Page } from 'playwright-core';
import { bounceMail } from '../../services/notifications/test/bounce-mail.ts';
import { violations } from '../world/browser/axe.ts';
import { chrome, Client } from '../world/client.ts';
import { chooseTheme, profile, settled, toastOf } from '../world/page.ts';
import { readQrCode } from '../world/browser/qr-code.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

const address = 'maya@example.com';
const inAMonth = (nth: number) => new Date(Date.now() + 30 * 86_400_000 + nth * 60_000).toISOString();
const bounceSecret = 'local-secret-of-the-mail-host';

describeInBrowser('a gift, with its sender at a desk and its recipient on a phone', () => {
  const product = useProduct();
  const browser = useBrowser();
  let sender: Client;
  let recipientId: string;
  let desk: Page;
  let phone: Page;

  beforeAll(async () => {
    sender = new Client(product.url);
    const credentials = await sender.register(address);
    await Promise.all([product.confirm(address), product.putOnPro(sender)]);
    recipientId = await sender.addRecipient('Ida Holm');
    const context = await profile(browser(), product.url, { viewport: { width: 1280, height: 900 } });
    desk = await context.newPage();
    await desk.goto('/auth');
    await desk.getByLabel('Username').fill(credentials.username);
    await desk.getByLabel('Password').fill(credentials.password);
    await desk.getByLabel('Password').press('Enter');
    await desk.waitForURL('**/dashboard');
    const pocket = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    phone = await (await profile(browser(), product.url, pocket)).newPage();
  }, 180_000);

  const send = async (to: string): Promise<{ id: string; shareToken: string }> =>
    (await sender.sendGift(recipientId, to)).body as { id: string; shareToken: string };
  const stateOf = async (giftId: string) => (await sender.api('GET /api/gifts/:giftId', { giftId })).state;
  const isIn = (giftId: string, state: string) => eventually(async () => (await stateOf(giftId)) === state, 30_000);
  const failures = async () =>
    (await product.sandbox.mails(address)).filter(({ subject }) => subject.endsWith('could not be delivered'));
  const onDesk = (text: string) => desk.getByText(text, { exact: true }).first().waitFor();

  it('is seen on the way from one to the other, without a reload', async () => {
    const gift = await send('ida@example.com');
    await isIn(gift.id, 'delivered');
    await desk.goto(`/gifts/${gift.id}`);
    await onDesk('Delivered');
    // The phone's camera reads the code on the desk, in both themes.
    const code = desk.getByRole('img', { name: 'Code that opens the gift for Ida Holm' });
    for (const theme of ['dark', 'light'] as const) {
      await chooseTheme(desk, theme);
      expect(await readQrCode(code)).toBe(`${product.url}/gift/${gift.shareToken}`);
    }
    await phone.goto((await readQrCode(code))!);
    await phone.locator('.wrapping').tap();
    await phone.getByRole('heading', { name: 'Stoneware teapot' }).waitFor();
    await onDesk('Viewed');
    await phone.getByLabel('A few words').fill('You know me.');
    await phone.getByRole('button', { name: 'Send thanks' }).tap();
    await phone.getByText('Your thanks have been sent.').waitFor();
    await onDesk('Ida Holm said thank you');
    await onDesk('You know me.');
    await onDesk('Thanked');
    expect(await violations(desk)).toEqual([]);
  }, 90_000);

  it('is gone for the recipient within two seconds after it was taken back, also from the cache', async () => {
    const gift = await send('ida.2@example.com');
    const page = () => new Client(product.url, { 'user-agent': chrome }).call(`GET /gift/${gift.shareToken}`);
    // Kept by the gateway now. The page is not shown, so it counts as no view.
    expect((await page()).text).toContain('Stoneware teapot');
    await desk.goto(`/gifts/${gift.id}`);
    await desk.getByRole('button', { name: 'Take back' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await onDesk('Taken back');
    await eventually(async () => (await page()).status === 410, 2_000);
    await phone.goto(`/gift/${gift.shareToken}`);
    await phone.getByRole('heading', { name: 'This gift is no longer here' }).waitFor();
  }, 60_000);

  it('may be a card, from the choice to the unwrapping', async () => {
    await desk.goto(`/gifts?recipientId=${recipientId}`);
    await settled(desk);
    await desk.getByRole('button', { name: 'Just a card' }).click();
    await desk.getByRole('heading', { name: 'Just a card' }).waitFor();
    await desk.getByLabel('Your message').fill('Happy birthday, dear Ida!');
    await desk.getByLabel("Recipient's email").fill('card@example.com');
    expect(await desk.getByText('Who buys it?').count()).toBe(0);
    expect(await violations(desk)).toEqual([]);
    await desk.getByRole('button', { name: /^Send/ }).last().click();
    await desk.getByRole('heading', { name: 'On its way to Ida Holm' }).waitFor();
    const mail = await product.sandbox.mailTo('card@example.com');
    expect(mail.subject).toMatch(/sent you a card$/);
    await phone.goto(/https?:\S+\/gift\/[\w-]{32}/.exec(mail.text)![0]);
    await phone.locator('.wrapping').tap();
    await phone.getByText('Happy birthday, dear Ida!').waitFor();
    // Its hint fades away.
    await phone.locator('.wrapping').waitFor({ state: 'hidden' });
    expect(await phone.locator('.picture, .price-badge, [rel~=nofollow][target]').count()).toBe(0);
    expect(await violations(phone)).toEqual([]);
  }, 90_000);

  it('is found, edited and taken back as the thirtieth of those that are planned', async () => {
    for (let nth = 30; nth > 0; nth--)
      await sender.api('POST /api/recipients/:recipientId/gifts', {
        recipientId,
        giftName: `Planned ${nth}`,
        message: 'For later.',
        deliveryMethod: 'email',
        recipientEmail: `planned-${nth}@example.com`,
        scheduledFor: inAMonth(nth),
      });
    await desk.goto('/gifts/all?state=planned');
    // The last of the list: the first that was planned.
    const last = desk.getByRole('link', { name: /Planned 30/ });
    const more = desk.getByRole('button', { name: /Show/ });
    await desk.getByRole('link', { name: /Planned 1 / }).waitFor();
    while ((await last.count()) === 0) await more.click();
    await last.click();
    await desk.getByRole('button', { name: 'Edit' }).click();
    await desk.getByLabel('Message').fill('Changed words.');
    await desk.getByRole('button', { name: 'Save' }).click();
    expect((await toastOf(desk))[0]).toBe('Gift changed');
    await onDesk('Changed words.');
    await desk.getByRole('button', { name: 'Take back' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await onDesk('Taken back');
    expect(await sender.api('GET /api/gifts', { state: 'planned', limit: 100 })).toHaveLength(29);
  }, 120_000);

  it('leads to one mail if its address is refused at once', async () => {
    const gift = await send('bounce@example.com');
    await isIn(gift.id, 'failed');
    await eventually(async () => (await failures()).length === 1, 15_000);
  }, 60_000);

  it('leads to one mail if it comes back later, from three mail systems', async () => {
    const before = (await failures()).length;
    await product.sandbox.fault('email', 'bounce');
    const gifts = [await send('gone@example.com')];
    await isIn(gifts[0]!.id, 'failed');
    await product.sandbox.fault('email', 'ok');
    for (const format of ['gmail', 'exchange'] as const) {
      const gift = await send(`${format}@example.com`);
      await isIn(gift.id, 'delivered');
      const { headers } = await product.sandbox.mailTo(`${format}@example.com`);
      const mail = await bounceMail(format, headers['return-path']!.slice(1, -1));
      const post = (authorization: string) =>
        sender.raw('POST', '/api/webhooks/mail', mail, { 'content-type': 'message/rfc822', authorization });
      expect((await post('Bearer of another secret')).status).toBe(403);
      for (let times = 0; times < 2; times++) expect((await post(`Bearer ${bounceSecret}`)).status).toBe(200);
      await isIn(gift.id, 'failed');
      gifts.push(gift);
    }
    await eventually(async () => (await failures()).length === before + 3, 15_000);
    await desk.goto(`/gifts/${gifts[2]!.id}`);
    await desk
      .getByText(/came back: this address does not exist/)
      .first()
      .waitFor();
    await desk.getByRole('button', { name: 'Fix the address' }).waitFor();
  }, 120_000);
});
