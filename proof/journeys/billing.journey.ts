import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { violations } from '../world/browser/axe.ts';
import { complaintsOf } from '../world/browser/browser.ts';
import { post, profile, settled, toastOf } from '../world/page.ts';
import { Client } from '../world/client.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

describe('a plan', () => {
  const product = useProduct();

  const newAddress = () => `${randomBytes(5).toString('hex')}@example.com`;
  const tierOf = async (visitor: Client) => (await visitor.call('GET /api/user')).body.subscriptionTier as string;

  async function subscriber({ isConfirmed = false } = {}) {
    const visitor = new Client(product.url);
    const email = newAddress();
    await visitor.register(email);
    if (isConfirmed) await product.confirm(email);
    const { plans } = (await visitor.call('GET /api/billing/config')).body as { plans: { priceId: string }[] };
    const choose = () => visitor.call('POST /api/create-subscription', { priceId: plans[0]!.priceId });
    const chosen = await choose();
    expect([chosen.status, chosen.body]).toEqual([200, { clientSecret: expect.stringContaining('_secret_') }]);
    expect((await choose()).body).toEqual(chosen.body);
    const { clientSecret } = chosen.body as { clientSecret: string };
    expect(await product.sandbox.confirmPayment(clientSecret)).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    await eventually(async () => (await tierOf(visitor)) === 'pro');
    return { visitor, email };
  }

  it('starts by webhook alone, lasts to the end of its period when cancelled, and changes no other data', async () => {
    const { visitor, email } = await subscriber();
    const recipientId = await visitor.addRecipient();
    for (let sent = 0; sent < 6; sent++) {
      expect((await visitor.sendGift(recipientId, 'ann@example.com')).status).toBe(201);
    }
    expect((await visitor.call('GET /api/user')).body).toMatchObject({ giftsUsedThisMonth: 6, giftLimit: -1 });
    const cancelled = await visitor.call('POST /api/cancel-subscription');
    expect([cancelled.status, cancelled.body.cancelAtPeriodEnd]).toEqual([200, true]);
    expect((await visitor.call('GET /api/subscription')).body).toEqual(cancelled.body);
    expect((await visitor.call('POST /api/resume-subscription')).body.cancelAtPeriodEnd).toBe(false);
    await visitor.call('POST /api/cancel-subscription');
    expect(await tierOf(visitor)).toBe('pro');

    expect((await product.sandbox.endPeriod(email)).body).toMatchObject({
      status: 'canceled',
    });
    await eventually(async () => {
      const { body } = await visitor.call('GET /api/user');
      return body.subscriptionTier === 'free' && body.giftsUsedThisMonth === 0 && body.giftLimit === 5;
    });
    expect((await visitor.call('GET /api/scheduled-gifts')).body).toHaveLength(6);
    expect((await visitor.call('GET /api/recipients')).body).toHaveLength(1);
  }, 60_000);

  it('ends at the provider with the account, even if the provider is down at first', async () => {
    const { visitor, email } = await subscriber({ isConfirmed: true });
    const [customer] = await product.sandbox.stripe(`customers?email=${encodeURIComponent(email)}`);
    await product.sandbox.fault('payments', 'down');
    expect((await visitor.call('DELETE /api/user/delete')).status).toBe(200);
    expect((await visitor.call('GET /api/user')).status).toBe(401);
    await delay(1_500);
    await product.sandbox.fault('payments', 'ok');
    await eventually(async () => {
      const plans = await product.sandbox.stripe(`subscriptions?customer=${customer!.id}&status=all`);
      return plans.every(({ status }) => status === 'canceled');
    }, 60_000);
  }, 120_000);

  it('changes only by webhooks that the provider has signed', async () => {
    const stranger = new Client(product.url, {});
    const forged = await stranger.call(
      'POST /api/webhooks/stripe',
      { type: 'invoice.paid' },
      { 'stripe-signature': 't=1,v1=00' },
    );
    const unsigned = await stranger.call('POST /api/webhooks/stripe', { type: 'invoice.paid' });
    expect([forged.status, unsigned.status]).toEqual([400, 400]);
    expect(forged.text).toBe(unsigned.text);
  });

  describeInBrowser('in the browser', () => {
    const browser = useBrowser();

    const price = { name: 'Upgrade to Pro' };
    async function fill(page: Page, number: string) {
      await page.getByLabel('Card number').fill(number);
      await page.getByLabel('Expiration').fill('1234');
      await page.getByLabel('CVC').fill('123');
      await page.getByLabel('ZIP').fill('94107');
    }

    it.each([
      ['at a desk', { viewport: { width: 1280, height: 900 } }],
      ['on a phone in the dark', { viewport: { width: 390, height: 844 }, isMobile: true, isDark: true }],
    ])(
      'is bought, cancelled and resumed %s',
      async (_where, { isDark, ...options }: { isDark?: boolean } & BrowserContextOptions) => {
        const context = await profile(browser(), product.url, options);
        if (isDark) await context.addInitScript(`localStorage.setItem('theme', 'dark')`);
        const email = newAddress();
        const credentials = { username: `u${randomBytes(5).toString('hex')}`, password: 'a long enough secret' };
        await post(context, '/api/register', { ...credentials, email });
        const page = await context.newPage();
        const complaints = complaintsOf(page);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await page.goto('/dashboard');
        await settled(page);
        await page.getByRole('link', { name: '0/5 gifts used' }).click();
        await page.waitForURL('**/subscription');
        await settled(page);
        await page.getByText('0 of 5').waitFor();
        expect(await page.getByRole('button', { name: 'Upgrade to Business' }).isDisabled()).toBe(true);
        expect(await page.getByRole('button', { name: 'Downgrade' }).isDisabled()).toBe(true);
        expect(requests.filter((url) => url.includes('stripe.js'))).toEqual([]);

        await page.getByRole('button', price).click();
        await page.getByRole('heading', { name: 'Complete Payment' }).waitFor();
        await page.getByLabel('Card number').waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Pay $6.99' }).click();
        await page.getByText('Your card number is incomplete.').waitFor();
        expect(await violations(page)).toEqual([]);

        await fill(page, '4000 0000 0000 9995');
        await page.getByRole('button', { name: 'Pay $6.99' }).click();
        expect(await toastOf(page)).toEqual(['Payment failed', 'Your card has insufficient funds.']);
        await fill(page, '4000002500003155');
        await page.getByRole('button', { name: 'Pay $6.99' }).click();
        await page.getByRole('dialog').waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Fail authentication' }).click();
        const [title, reason] = await toastOf(page);
        expect([title, reason]).toEqual(['Payment failed', expect.stringContaining('unable to authenticate')]);
        await page.getByRole('button', { name: 'Pay $6.99' }).click();
        await page.getByRole('button', { name: 'Complete authentication' }).click();
        expect(await toastOf(page)).toEqual(['Subscription successful!', "You're now subscribed to Pro"]);
        await page.getByText('unlimited', { exact: true }).waitFor();
        await page.getByRole('link', { name: /Download invoice/ }).waitFor();
        expect(await page.getByRole('button', price).isDisabled()).toBe(true);
        expect(await violations(page)).toEqual([]);

        await page.getByRole('button', { name: 'Cancel Subscription' }).click();
        await page.getByRole('button', { name: 'Keep Subscription' }).click();
        await page.getByRole('button', { name: 'Cancel Subscription' }).click();
        await page.getByRole('button', { name: 'Yes, Cancel' }).click();
        expect(await toastOf(page)).toEqual([
          'Subscription cancelled',
          'Your subscription will remain active until the end of the billing period.',
        ]);
        await page.getByText(/^Cancels \w+ \d+, \d{4}$/).waitFor();
        expect(await page.getByRole('button', { name: 'Cancel Subscription' }).count()).toBe(0);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Resume Subscription' }).click();
        await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor();

        // The open page shows the end without a reload.
        await post(context, '/api/cancel-subscription', {});
        await product.sandbox.endPeriod(email);
        await page.getByText('0 of 5').waitFor();
        expect(complaints.filter((text) => !/401|402/.test(text))).toEqual([]);
        await context.close();
      },
      120_000,
    );

    it('explains why it cannot be bought while the provider is down, and keeps the form', async () => {
      const context = await profile(browser(), product.url);
      await post(context, '/api/register', {
        username: `u${randomBytes(5).toString('hex')}`,
        password: 'a long enough secret',
      });
      const page = await context.newPage();
      await page.goto('/subscription');
      await settled(page);
      await product.sandbox.fault('payments', 'down');
      await page.getByRole('button', price).click();
      const [title, description] = await toastOf(page);
      expect([title, description]).toEqual([
        'Subscription failed',
        expect.stringContaining('You have not been charged'),
      ]);
      await product.sandbox.fault('payments', 'ok');
      await page.getByRole('button', price).click();
      await page.getByLabel('Card number').waitFor();
      await fill(page, '4242424242424242');
      await product.sandbox.fault('payments', 'down');
      await page.getByRole('button', { name: 'Pay $6.99' }).click();
      expect((await toastOf(page))[0]).toBe('Payment failed');
      await product.sandbox.fault('payments', 'ok');
      expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
      await page.getByRole('button', { name: 'Pay $6.99' }).click();
      expect((await toastOf(page))[0]).toBe('Subscription successful!');
      await context.close();
    }, 120_000);
  });
});
