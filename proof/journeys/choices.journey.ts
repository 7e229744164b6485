import { eventually } from '@presently/testing/eventually';
import type { Page } from 'playwright-core';
import { violations } from '../world/browser/axe.ts';
import { Client, type Credentials } from '../world/client.ts';
import { chooseTheme, profile } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

const address = 'maya.chooses@example.com';
const pocket = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const day = 86_400_000;
const inAWeek = () => new Date(Date.now() + 7 * day).toISOString().slice(0, 10);

describeInBrowser('a gift of which its recipient chooses one', () => {
  const product = useProduct();
  const browser = useBrowser();
  let sender: Client;
  let recipientId: string;
  let credentials: Credentials;
  let desk: Page;

  beforeAll(async () => {
    sender = new Client(product.url);
    credentials = await sender.register(address);
    await Promise.all([product.confirm(address), product.putOnPro(sender)]);
    recipientId = await sender.addRecipient('Ida Holm');
    desk = await (await profile(browser(), product.url, { viewport: { width: 1280, height: 900 } })).newPage();
    await desk.goto('/auth');
    await desk.getByLabel('Username').fill(credentials.username);
    await desk.getByLabel('Password').fill(credentials.password);
    await desk.getByLabel('Password').press('Enter');
    await desk.waitForURL('**/dashboard', { timeout: 60_000 });
  }, 180_000);

  async function send(more: object = {}) {
    const answer = await sender.call(`POST /api/recipients/${recipientId}/gifts`, {
      giftName: 'Linen apron',
      giftUrl: 'https://shop.example/apron',
      price: '$48.00',
      message: 'One of these is yours.',
      deliveryMethod: 'email',
      recipientEmail: 'ida.chooses@example.com',
      options: [
        { giftName: 'Walnut tray', giftUrl: 'https://shop.example/tray', price: '$52.00' },
        { giftName: 'Blue mug', giftUrl: 'https://shop.example/mug', price: '$39.00' },
      ],
      chooseBy: inAWeek(),
      ...more,
    });
    expect(answer.status).toBe(201);
    return answer.body as { id: string; shareToken: string };
  }
  const read = (giftId: string) => sender.api('GET /api/gifts/:giftId', { giftId });
  const onPhone = async (more: object = {}): Promise<Page> =>
    (await profile(browser(), product.url, { ...pocket, ...more })).newPage();
  async function unwrap(phone: Page, shareToken: string) {
    await phone.goto(`/gift/${shareToken}`);
    await phone.locator('.wrapping').tap();
    await isOpen(phone);
  }
  /** The focus goes to the heading once the wrapping is gone. */
  const isOpen = (page: Page) => page.locator(':focus', { hasText: 'One of these is for you' }).waitFor();
  const pick = (phone: Page, name: string) => phone.locator('.option', { hasText: name }).tap();
  const mails = async () =>
    (await product.sandbox.mails(address))
      .map(({ subject }) => subject)
      .filter((subject) => /cho[so]|stands/.test(subject));

  it('is chosen on a phone, in both themes, and its sender is told by mail', async () => {
    const gift = await send();
    const phone = await onPhone();
    await unwrap(phone, gift.shareToken);
    for (const theme of ['dark', 'light'] as const) {
      await chooseTheme(phone, theme);
      expect(await violations(phone)).toEqual([]);
    }
    expect(await phone.content()).not.toMatch(/\$48|\$52|\$39|shop\.example/);
    await pick(phone, 'Walnut tray');
    await pick(phone, 'Blue mug');
    await phone.getByRole('button', { name: 'Choose Blue mug' }).tap();
    await phone.getByRole('heading', { name: 'You chose Blue mug' }).waitFor();
    expect(await violations(phone)).toEqual([]);
    expect(await read(gift.id)).toMatchObject({ giftName: 'Blue mug', isChosenByRecipient: true });
    await eventually(async () => (await mails()).includes('Ida Holm has chosen: Blue mug'), 30_000);
    // For a day they may change their mind.
    await phone.getByRole('button', { name: 'Choose another one' }).tap();
    await pick(phone, 'Linen apron');
    await phone.getByRole('button', { name: 'Choose Linen apron' }).tap();
    await phone.getByRole('heading', { name: 'You chose Linen apron' }).waitFor();
    await eventually(async () => (await mails()).includes('Ida Holm now chooses: Linen apron'), 30_000);
  }, 120_000);

  it('is chosen with the keyboard alone, and with reduced motion', async () => {
    const gift = await send();
    const page = await (await profile(browser(), product.url, { reducedMotion: 'reduce' })).newPage();
    await page.goto(`/gift/${gift.shareToken}`);
    await page.keyboard.press('Enter');
    await isOpen(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Choose Walnut tray' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'You chose Walnut tray' }).waitFor();
    expect((await read(gift.id)).giftName).toBe('Walnut tray');
  }, 90_000);

  it('is chosen exactly by two devices at once', async () => {
    const gift = await send();
    const [one, other] = await Promise.all([onPhone(), onPhone()]);
    await Promise.all([unwrap(one, gift.shareToken), unwrap(other, gift.shareToken)]);
    await pick(one, 'Walnut tray');
    await pick(other, 'Blue mug');
    await Promise.all([
      one.getByRole('button', { name: 'Choose Walnut tray' }).tap(),
      other.getByRole('button', { name: 'Choose Blue mug' }).tap(),
    ]);
    await Promise.all([one, other].map((each) => each.getByRole('heading', { name: /^You chose/ }).waitFor()));
    const { chosen, options = [], giftName } = await read(gift.id);
    expect(options.find(({ id }) => id === chosen)!.giftName).toBe(giftName);
    const view = await new Client(product.url).call(`GET /api/gifts/view/${gift.shareToken}`);
    expect(view.body).toMatchObject({ chosen, giftName });
  }, 90_000);

  it('is chosen without scripts, and changed', async () => {
    const gift = await send();
    const page = await onPhone({ javaScriptEnabled: false });
    await page.goto(`/gift/${gift.shareToken}`);
    await pick(page, 'Blue mug');
    await page.locator('[data-choose-it]').tap();
    await page.getByRole('heading', { name: 'You chose Blue mug' }).waitFor();
    expect(await read(gift.id)).toMatchObject({ giftName: 'Blue mug', isChosenByRecipient: true });
    await page.getByRole('link', { name: 'Choose another one' }).tap();
    await pick(page, 'Walnut tray');
    await page.locator('[data-choose-it]').tap();
    await page.getByRole('heading', { name: 'You chose Walnut tray' }).waitFor();
    expect((await read(gift.id)).giftName).toBe('Walnut tray');
  }, 60_000);

  it('asks for a size or a colour only of what its sender has described', async () => {
    const gift = await send({ isByHand: true });
    const phone = await onPhone();
    await unwrap(phone, gift.shareToken);
    const question = phone.getByText('Does it need a size or a colour?');
    await pick(phone, 'Blue mug');
    expect(await question.isVisible()).toBe(false);
    await pick(phone, 'Linen apron');
    await question.tap();
    await phone.getByLabel('Colour').fill('washed grey');
    expect(await violations(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Choose Linen apron' }).tap();
    await phone.getByRole('heading', { name: 'You chose Linen apron' }).waitFor();
    expect(await read(gift.id)).toMatchObject({ chosenVariant: { colour: 'washed grey' } });
  }, 60_000);

  it('is the favourite once the last day has passed, and the page says so kindly', async () => {
    const gift = await send();
    await product
      .database('gifting')
      .execute(`update gift_history set choice_ends_at = now(), choice_check_at = now() where id = $1`, [gift.id]);
    await eventually(async () => (await read(gift.id)).chosen != null, 30_000);
    expect(await read(gift.id)).toMatchObject({ giftName: 'Linen apron', isChosenByRecipient: false });
    await eventually(
      async () =>
        (await mails()).filter((subject) => subject === 'For Ida Holm, your favourite stands: Linen apron').length ===
        1,
      30_000,
    );
    const phone = await onPhone();
    await phone.goto(`/gift/${gift.shareToken}`);
    await phone.locator('.wrapping').tap();
    await phone.getByRole('heading', { name: 'Linen apron' }).waitFor();
    await phone.getByText(`This is the one that ${credentials.username} has picked for you.`).waitFor();
  }, 90_000);

  it('is told on the open page of its sender', async () => {
    const gift = await send();
    const listens = desk.waitForResponse((answer) => answer.url().endsWith('/api/live'));
    await desk.goto(`/gifts/${gift.id}`);
    await desk.getByRole('heading', { name: 'Ida Holm chooses one' }).waitFor();
    await listens;
    const { options = [] } = await read(gift.id);
    const choice = { optionId: options[1]!.id, colour: 'green' };
    expect((await new Client(product.url).call(`POST /api/gifts/view/${gift.shareToken}/choose`, choice)).status).toBe(
      200,
    );
    await desk.getByRole('heading', { name: 'Ida Holm has chosen' }).waitFor();
    await desk.getByText('green').first().waitFor();
    expect(await violations(desk)).toEqual([]);
  }, 90_000);
});
