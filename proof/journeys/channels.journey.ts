import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import type { Browser } from 'playwright-core';
import { violations } from '../world/browser/axe.ts';
import { complaintsOf, launchBrowser } from '../world/browser/browser.ts';
import { Client, newcomer } from '../world/client.ts';
import { itInBrowser, useProduct } from '../world/suite.ts';

describe('delivery of gifts', () => {
  const product = useProduct({ DELIVERY_LEASE_MS: '3000', RECEIPT_PATIENCE_MS: '1000' });
  let sender: Client;
  let recipientId: string;

  beforeAll(async () => {
    sender = await newcomer(product.url);
    recipientId = await sender.addRecipient();
  }, 180_000);
  afterEach(() => Promise.all([product.sandbox.fault('sms', 'ok'), product.sandbox.fault('email', 'ok')]));

  const giftOf = async (visitor: Client, id: string) =>
    (
      (await visitor.call('GET /api/scheduled-gifts')).body as {
        id: string;
        deliveryState: string;
        deliveryProblem: string;
      }[]
    ).find((gift) => gift.id === id)!;
  const reaches = (visitor: Client, id: string, state: string) =>
    eventually(async () => (await giftOf(visitor, id)).deliveryState === state, 45_000);
  async function aProSender() {
    const pro = await newcomer(product.url);
    const [to] = await Promise.all([pro.addRecipient(), product.putOnPro(pro)]);
    return { pro, to };
  }

  it('by text on Free: kept, with the link to share', async () => {
    const gift = await sender.sendText(recipientId, '+1 415 555 0100');
    expect([gift.status, gift.body.deliveryWarning]).toEqual([201, 'SMS delivery is part of Pro - share this link']);
    expect(await product.sandbox.texts('+14155550100')).toEqual([]);
  });

  it('by text on Pro: to the phone, and "Delivered" when the phone company confirms it', async () => {
    const { pro, to } = await aProSender();
    const gift = await pro.sendText(to, '(415) 555-0111');
    expect([gift.status, gift.body.deliveryWarning]).toEqual([201, undefined]);
    const [text] = await product.sandbox.texts('+14155550111');
    expect(text!.body).toContain(`${product.url}/gift/${gift.body.shareToken}`);
    await reaches(pro, gift.body.id as string, 'delivered');
  }, 90_000);

  it('by text to an unknown number: failed, corrected, sent again, delivered', async () => {
    const { pro, to } = await aProSender();
    const gift = await pro.sendText(to, '+15005550012');
    const id = gift.body.id as string;
    await reaches(pro, id, 'failed');
    expect((await giftOf(pro, id)).deliveryProblem).toContain('check it');
    const again = await pro.call(`POST /api/gifts/${id}/resend`, { recipientPhone: '+14155550112' });
    expect([again.status, again.body.deliveryWarning]).toEqual([200, undefined]);
    await reaches(pro, id, 'delivered');
    expect((await pro.call('GET /api/user')).body.giftsUsedThisMonth).toBe(1);
  }, 90_000);

  it('by text: not after STOP, again after START', async () => {
    const { pro, to } = await aProSender();
    const phone = '+14155550113';
    await reaches(pro, (await pro.sendText(to, phone)).body.id as string, 'delivered');
    expect((await product.sandbox.replyToText(phone, 'STOP')).status).toBe(204);
    const refused = await pro.sendText(to, phone);
    expect(refused.body.deliveryWarning).toContain('opted out');
    await product.sandbox.replyToText(phone, 'START');
    await reaches(pro, (await pro.sendText(to, phone)).body.id as string, 'delivered');
  }, 90_000);

  it('by text, once, although notifications was killed before it stored the acceptance and the receipt was lost', async () => {
    const { pro, to } = await aProSender();
    const phone = '+14155550114';
    await product.sandbox.fault('sms', 'slow', 60_000);
    const sending = pro.sendText(to, phone);
    await eventually(async () => (await product.sandbox.texts(phone)).length === 1, 10_000);
    product.signal('notifications', 'SIGKILL');
    const gift = await sending;
    await product.sandbox.fault('sms', 'ok');
    await reaches(pro, gift.body.id as string, 'delivered');
    await delay(4_000);
    expect(await product.sandbox.texts(phone)).toHaveLength(1);
  }, 120_000);

  it('refuses receipts without the signature of Twilio', async () => {
    const forged = await sender.raw(
      'POST',
      '/api/webhooks/twilio?delivery=4b1f0b8e-6a0e-4a55-9d4a-0c5d3d1f7a10',
      'MessageSid=SM1&MessageStatus=delivered',
      { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'Zm9yZ2Vk' },
    );
    expect([forged.status, forged.body.code]).toEqual([403, 'webhook.signature-invalid']);
  });

  it('by email to a recipient who has opted out by a link: not sent, and the sender is told', async () => {
    const address = 'enough@example.com';
    await reaches(sender, (await sender.sendGift(recipientId, address)).body.id as string, 'delivered');
    const [mail] = await product.sandbox.mails(address);
    const link = /<(.+)>/.exec(mail!.headers['list-unsubscribe']!)![1]!;
    const page = await (await fetch(link)).text();
    expect(page).toContain('People can send you gifts');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await fetch(link, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
    expect(pressed.status).toBe(200);
    expect(await (await fetch(link)).text()).toContain('You get no more gifts by email');
    const refused = await sender.sendGift(recipientId, address);
    expect(refused.body.deliveryWarning).toContain('opted out');
    expect(await product.sandbox.mails(address)).toHaveLength(1);
  }, 90_000);

  itInBrowser(
    'is put right on the dashboard, by the sender',
    async () => {
      const browser: Browser = await launchBrowser();
      try {
        const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        const page = await desk.newPage();
        const complaints = complaintsOf(page);
        const maria = new Client(product.url);
        const credentials = await maria.register();
        const gift = await maria.sendGift(await maria.addRecipient(), 'bounce@example.com');
        expect(gift.body.deliveryWarning).toContain('could not be delivered');

        await page.goto(`${product.url}/auth`);
        await page.getByLabel('Username').fill(credentials.username);
        await page.getByLabel('Password').fill(credentials.password);
        await page.getByLabel('Password').press('Enter');
        await page.waitForURL('**/dashboard');
        await page.getByText(/refused the message/).waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: /^Send again or copy link/ }).click();
        await page.getByRole('dialog', { name: 'Send it again' }).waitFor();
        // Colours are measured after all animations.
        await page.waitForFunction(() => document.getAnimations().length === 0);
        expect(await violations(page)).toEqual([]);
        await page.screenshot({ path: 'test-results/7-send-again.png' });
        await page.getByLabel("Recipient's email").fill('right@example.com');
        await page.getByRole('button', { name: 'Send again' }).click();
        await page.getByText('Gift Sent Again', { exact: true }).waitFor();
        await page.getByText('Delivered').first().waitFor();
        expect(await product.sandbox.mails('right@example.com')).toHaveLength(1);
        expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
      } finally {
        await browser.close();
      }
    },
    90_000,
  );
});
