import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import { Product } from '../world/product.ts';
import { Client, type Credentials } from '../world/client.ts';

const dayBefore = '2026-12-19T12:00:00Z';
const tenSecondsBefore = '2026-12-20T08:59:50Z';
const due = '2026-12-20T09:00:00Z';
const planned = 20;
/** Mails that notifications sends at the same time: `SENDER_CONCURRENCY`. */
const atOnce = 4;

describe('gifts and reminders that are due tomorrow at nine', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'presently-e2e-'));
  let product: Product;
  const sender = () => new Client(product.url);
  let credentials: Credentials;
  const gifts = Array.from({ length: planned }, (_, nth) => `planned-${nth}@example.com`);
  const mails = (to: string) => product.sandbox.mails(to);
  const reminders = async () => (await mails('maya@example.com')).filter(({ text }) => text.includes('/unsubscribe/'));

  afterAll(async () => {
    await product?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  it('are stored today, and not sent before their time', async () => {
    product = await Product.start({ dataDir, env: { CLOCK: dayBefore } });
    const maya = sender();
    credentials = await maya.register('maya@example.com');
    await product.confirm('maya@example.com');
    await product.putOnPro(maya);
    const recipientId = await maya.addRecipient('Ann Lee');
    const add = (date: string) =>
      maya.call(`POST /api/recipients/${recipientId}/occasions`, { type: 'Birthday', date, notes: 'Not lilies.' });
    await add('1990-12-27');
    for (const recipientEmail of [...gifts, 'cancelled@example.com', 'early@example.com']) {
      const answer = await maya.call(`POST /api/recipients/${recipientId}/gifts`, {
        giftName: 'Teapot',
        message: 'For slow mornings.',
        deliveryMethod: 'email',
        recipientEmail,
        scheduledFor: due,
        status: 'planned',
      });
      expect([answer.status, answer.body.status]).toEqual([201, 'planned']);
      if (recipientEmail.startsWith('cancelled')) await maya.call(`DELETE /api/gifts/${answer.body.id}/schedule`);
      if (recipientEmail.startsWith('early')) await maya.call(`POST /api/gifts/${answer.body.id}/send`);
    }
    // Its reminder was due today at nine, and three more of today go out with it.
    await Promise.all(['1985-12-26', '1986-12-25', '1987-12-24'].map(add));
    const [digest] = await eventually(async () => {
      const found = await reminders();
      return found.length > 0 && found;
    }, 30_000);
    expect(digest!.subject).toMatch(/^3 dates are coming up/);
    await eventually(async () => (await mails('early@example.com')).length === 1, 15_000);
    expect(await mails(gifts[0]!)).toEqual([]);
    await product.stop();
  }, 240_000);

  it('go out once, although gifting and notifications are killed meanwhile', async () => {
    product = await Product.start({
      dataDir,
      env: { CLOCK: tenSecondsBefore, DELIVERY_LEASE_MS: '3000', SENDER_CONCURRENCY: String(atOnce) },
    });
    const maya = sender();
    await maya.signIn(credentials);
    await eventually(async () => (await mails(gifts[0]!)).length > 0 || (await mails(gifts[7]!)).length > 0, 60_000);
    product.signal('gifting', 'SIGKILL');
    product.signal('notifications', 'SIGKILL');
    await eventually(async () => {
      const counts = await Promise.all(gifts.map(async (to) => (await mails(to)).length));
      return counts.every((count) => count > 0);
    }, 60_000);
    await eventually(async () => (await reminders()).length === 2, 60_000);
    // Longer than a lease, which leaves time for a second copy.
    await delay(5_000);
    const counts = await Promise.all(gifts.map(async (to) => (await mails(to)).length));
    // A mail whose sender died during the transfer may come twice: at most as many as are sent at once.
    expect(counts.filter((count) => count > 1).length).toBeLessThanOrEqual(atOnce);
    expect(await mails('cancelled@example.com')).toEqual([]);
    // Gifting may still be starting.
    const listed = await eventually(async () => {
      const { status, body } = await maya.call('GET /api/scheduled-gifts');
      return status === 200 && (body as { status: string }[]);
    }, 60_000);
    expect(listed.map(({ status }) => status)).toEqual(Array(planned + 1).fill('sent'));
    expect((await reminders())[0]!.subject).toBe('Ann Lee’s birthday is in 7 days');
  }, 240_000);

  it('end with one press of the mail program', async () => {
    const [reminder] = await reminders();
    const link = /\/unsubscribe\/[\w-]{64}/.exec(reminder!.text)![0];
    const anonymous = new Client(product.url, {});
    const page = await anonymous.call(`GET ${link}`);
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      link.replace('/unsubscribe/', '/reminders?token='),
    ]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await anonymous.raw('POST', link, 'List-Unsubscribe=One-Click', form)).status).toBe(200);
    const maya = sender();
    await maya.signIn(credentials);
    expect((await maya.call('GET /api/user/preferences')).body).toMatchObject({ emailRemindersEnabled: false });
  }, 30_000);
});
