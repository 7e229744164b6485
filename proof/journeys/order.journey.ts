import { eventually } from '@presently/testing/eventually';
import type { Locator, Page } from 'playwright-core';
import { violations } from '../world/browser/axe.ts';
import { Client } from '../world/client.ts';
import { profile, settled } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

/** `YYYY-MM-DD`, so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const home = 'Lindenallee 4\n10437 Berlin\nGermany';

interface Cart {
  id: string;
  item: string;
  quantity: number;
  context: Record<string, unknown>;
  state: string;
}

describeInBrowser('the way of a gift from the shop to the doorstep', () => {
  const product = useProduct();
  const browser = useBrowser();
  let maria: Client;
  let ida: string;
  let desk: Page;
  let inCatalogue: string;
  let atUcpShop: string;

  beforeAll(async () => {
    maria = new Client(product.url);
    const address = `maria-${Date.now()}@example.com`;
    const { username, password } = await maria.register(address);
    await Promise.all([product.confirm(address), product.putOnPro(maria)]);
    ida = await maria.addRecipient('Ida Holm', ['kintsugi']);
    await maria.api('PATCH /api/recipients/:recipientId', { recipientId: ida, address: home });
    desk = await (await profile(browser(), product.url, { viewport: { width: 1280, height: 900 } })).newPage();
    await desk.goto('/auth');
    await desk.getByLabel('Username').fill(username);
    await desk.getByLabel('Password').fill(password);
    await desk.getByLabel('Password').press('Enter');
    await desk.waitForURL('**/dashboard');
    // Without a model, a product is shown for an interest that its title names.
    await product.sandbox.fault('ai', 'down');
    atUcpShop = await eventually(async () => {
      const { recommendations } = await maria.api('POST /api/recommendations/recipient/:recipientId', {
        recipientId: ida,
        budget: { from: 5, to: 300 },
        refresh: true,
      });
      const products = recommendations.flatMap(({ realProducts }) => realProducts);
      return products.find(({ source }) => source === 'Harbour Lane Makers')?.link;
    }, 90_000);
    await product.sandbox.fault('ai', 'ok');
    const feed = await (await fetch(`${product.sandbox.url}/feeds/sample.tsv`)).text();
    inCatalogue = /https?:\/\/\S+\/shop\/products\/\S+/.exec(feed)![0];
  }, 300_000);

  const carts = async () => (await (await fetch(`${product.sandbox.url}/shop/carts`)).json()) as Cart[];
  const give = async (giftUrl: string, giftName: string) =>
    (
      await maria.api('POST /api/recipients/:recipientId/gifts', {
        recipientId: ida,
        giftName,
        giftUrl,
        message: 'For your shelf, dear Ida.',
        deliveryMethod: 'email',
        recipientEmail: 'ida@example.com',
        scheduledFor: `${inDays(12)}T09:00:00.000Z`,
        buyer: 'sender-delivers',
      })
    ).id;
  const read = (giftId: string) => maria.api('GET /api/gifts/:giftId', { giftId });
  async function openOrder(giftId: string): Promise<Locator> {
    await desk.goto(`/gifts/${giftId}`);
    await settled(desk);
    const order = desk.getByRole('region', { name: 'The order' });
    await order.waitFor();
    return order;
  }
  async function goToShop(order: Locator): Promise<Page> {
    const [shop] = await Promise.all([
      desk.context().waitForEvent('page'),
      order.getByRole('link', { name: /^Order at / }).click(),
    ]);
    return shop;
  }

  it('opens one basket at a shop that speaks UCP, and asks once whether it was ordered', async () => {
    const giftId = await give(atUcpShop, 'Mended bowl');
    const order = await openOrder(giftId);
    await order.getByText('Lindenallee 4').waitFor();
    await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
    await order.getByRole('button', { name: 'Copy address' }).click();
    await order.getByText('Copied').waitFor();
    expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe(`Ida Holm\n${home}`);
    expect(await violations(desk)).toEqual([]);

    const shop = await goToShop(order);
    await shop.waitForURL('**/shop/checkout/cart_*');
    expect(await shop.evaluate(() => window.opener)).toBeNull();
    const [cart] = await carts();
    expect(cart).toMatchObject({ quantity: 1, context: { address_country: 'DE' }, state: 'open' });
    expect(Object.keys(cart!.context)).toEqual(['address_country']);
    const again = await maria.api('POST /api/gifts/:giftId/basket', { giftId });
    expect(again.url).toBe(shop.url());
    await shop.getByRole('button', { name: 'Place the order' }).click();
    const number = await shop.locator('#number').innerText();
    await shop.close();

    await desk.bringToFront();
    await desk.getByRole('heading', { name: 'Mended bowl' }).click();
    const form = order.getByRole('form', { name: 'The order' });
    await form.getByRole('heading', { name: 'Ordered?' }).waitFor();
    await form.getByLabel('Arrives about').fill(inDays(14));
    await form.getByLabel('Order number').fill(number);
    await form.getByRole('button', { name: 'Yes, it is ordered' }).click();
    await order.getByText(/^Ordered .*, arrives about/).waitFor();
    expect(await read(giftId)).toMatchObject({
      isBought: true,
      isTooLate: true,
      purchase: { state: 'ordered', arrivesOn: inDays(14), number },
    });
    await order.getByText(/^That is after .*, the day of this gift/).waitFor();
    expect(await violations(desk)).toEqual([]);
    await desk.reload();
    await order.waitFor();
    expect(await order.getByRole('heading', { name: 'Ordered?' }).count()).toBe(0);
    await desk.goto('/dashboard');
    await desk.getByText(/^Arrives about .*, after its day/).waitFor();
  }, 120_000);

  it('follows it to the doorstep, and then offers to forget the address', async () => {
    const [gift] = await maria.api('GET /api/gifts', { q: 'Mended bowl' });
    const order = await openOrder(gift!.id);
    await order.getByRole('button', { name: 'The shop has sent it' }).click();
    await order.getByText(/the shop has sent it/).waitFor();
    await order.getByRole('button', { name: 'It has arrived' }).click();
    await order.getByRole('button', { name: 'Forget the address' }).click();
    await order.getByRole('button', { name: 'Forget the address' }).waitFor({ state: 'detached' });
    expect(await read(gift!.id)).toMatchObject({ purchase: { state: 'arrived' } });
    expect(await maria.api('GET /api/recipients/:recipientId', { recipientId: ida })).toMatchObject({ address: null });
  }, 90_000);

  it("opens the product's page at any other shop, and where the shop is down", async () => {
    const byPage = await give(inCatalogue, 'Plain thing');
    const order = await openOrder(byPage);
    const before = (await carts()).length;
    const page = await goToShop(order);
    await page.waitForURL(inCatalogue);
    expect(await carts()).toHaveLength(before);
    await page.close();
    await desk.getByRole('heading', { name: 'Plain thing' }).click();
    await order.getByRole('button', { name: 'Not yet' }).click();
    expect(await read(byPage)).toMatchObject({ purchase: null, isBought: false });

    const giftId = await give(atUcpShop, 'Second bowl');
    await product.sandbox.fault('ucp', 'down');
    try {
      expect(await maria.api('POST /api/gifts/:giftId/basket', { giftId })).toEqual({ url: atUcpShop });
    } finally {
      await product.sandbox.fault('ucp', 'ok');
    }
    const url = await eventually(async () => {
      const basket = await maria.api('POST /api/gifts/:giftId/basket', { giftId });
      return basket.url !== atUcpShop && basket.url;
    }, 60_000);
    // A basket that ended leaves the gift to be bought, and makes room for another.
    await fetch(`${product.sandbox.url}/shop/carts/${url.split('/').at(-1)}`, { method: 'DELETE' });
    const other = await maria.api('POST /api/gifts/:giftId/basket', { giftId });
    expect(other.url).toContain('/shop/checkout/cart_');
    expect(other.url).not.toBe(url);
    expect(await read(giftId)).toMatchObject({ purchase: null });
  }, 150_000);
});
