import { setTimeout as delay } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { eventually } from '@presently/testing/eventually';
import { chrome, Client, newcomer, sameOrigin } from '../world/client.ts';
import type { Device } from '../world/browser/device.ts';
import { useProduct } from '../world/suite.ts';

const patienceMs = 60_000;
// Claims of a killed worker are taken over within the patience of a test.
const product = useProduct({ DELIVERY_LEASE_MS: '4000' });

/** Opens a gift as its recipient does. */
async function open(shareToken: string): Promise<void> {
  const stranger = new Client(product.url, { ...sameOrigin, 'user-agent': chrome });
  expect((await stranger.call(`GET /api/gifts/view/${shareToken}`)).status).toBe(200);
}

async function subscribe(client: Client): Promise<Device> {
  const device = await product.sandbox.device();
  await client.api('POST /api/user/push-subscriptions', { endpoint: device.endpoint, keys: device.keys });
  return device;
}

const shownBy = (device: Device, count: number) =>
  eventually(async () => {
    const shown = await product.sandbox.pushes(device);
    return shown.length >= count && shown;
  }, 30_000);

describe('a device that is told what happens', () => {
  let sender: Client;
  let recipientId: string;
  let device: Device;
  let nth = 0;
  beforeAll(async () => {
    sender = await newcomer(product.url);
    await product.putOnPro(sender);
    recipientId = await sender.addRecipient('Ida Holm');
    device = await subscribe(sender);
  }, 180_000);

  const send = async () =>
    (await sender.sendGift(recipientId, `push-${++nth}@example.com`)).body as { id: string; shareToken: string };

  it(
    'shows that a gift was opened, and names neither person nor gift before its owner says so',
    async () => {
      const gift = await send();
      await open(gift.shareToken);
      const [plain] = await shownBy(device, 1);
      expect(plain).toMatchObject({ title: 'Your gift was opened', url: `${product.url}/gifts/${gift.id}` });
      expect(JSON.stringify(plain)).not.toMatch(/Ida|Holm|teapot/i);
      await sender.api('PATCH /api/user/preferences', { isPushDetailed: true });
      const other = await send();
      await open(other.shareToken);
      const [detailed] = await shownBy(device, 2);
      expect(detailed).toMatchObject({ title: 'Ida Holm opened your gift', body: 'Stoneware teapot' });
      await sender.api('PATCH /api/user/preferences', { isPushDetailed: false });
    },
    patienceMs,
  );

  it(
    'shows thanks',
    async () => {
      const gift = await send();
      await open(gift.shareToken);
      await shownBy(device, 3);
      const stranger = new Client(product.url, { ...sameOrigin, 'user-agent': chrome });
      await stranger.call(`POST /api/gifts/view/${gift.shareToken}/thanks`, { drawing: 'heart' });
      expect((await shownBy(device, 4))[0]).toMatchObject({ title: 'You were thanked' });
    },
    patienceMs,
  );

  it(
    'shows nothing once its session has ended, and others go on',
    async () => {
      const credentials = { username: (await sender.api('GET /api/user')).username, password: 'a long enough secret' };
      const there = new Client(product.url);
      await there.signIn(credentials);
      const lost = await subscribe(there);
      const listed = await sender.api('GET /api/user/push-subscriptions');
      const { sessionId } = listed.find(({ isCurrent }) => !isCurrent)!;
      expect((await sender.api('GET /api/user/sessions')).map(({ id }) => id)).toContain(sessionId);
      await sender.api('DELETE /api/user/sessions/:sessionId', { sessionId });
      const gift = await send();
      await open(gift.shareToken);
      const before = (await product.sandbox.pushes(device)).length;
      await eventually(async () =>
        (await product.sandbox.pushes(device)).some(({ url }) => url.endsWith(`/gifts/${gift.id}`)),
      );
      expect(before).toBeGreaterThan(0);
      expect(await product.sandbox.pushes(lost)).toEqual([]);
      await eventually(async () => (await sender.api('GET /api/user/push-subscriptions')).length === 1);
    },
    patienceMs,
  );

  it('shows each once, if the worker is killed while the push service has taken them and not answered', async () => {
    const gifts = [await send(), await send(), await send(), await send()];
    await product.sandbox.fault('push', 'slow', 20_000);
    for (const { shareToken } of gifts) await open(shareToken);
    const arrived = async () =>
      (await product.sandbox.pushes(device)).filter(({ url }) => gifts.some(({ id }) => url.endsWith(id)));
    await eventually(async () => (await arrived()).length > 0, 30_000);
    const pid = product.pidOf('notifications');
    product.signal('notifications', 'SIGKILL');
    await product.untilReplaced('notifications', pid);
    await product.sandbox.fault('push', 'ok');
    await eventually(async () => (await arrived()).length === gifts.length, 40_000);
    // Long enough for claims to be taken over.
    await delay(6_000);
    const shown = await arrived();
    expect(new Set(shown.map(({ url }) => url)).size).toBe(gifts.length);
    expect(shown).toHaveLength(gifts.length);
    expect(shown.every(({ times }) => times <= 2)).toBe(true);
  }, 120_000);
});

/** A zone in which it is about that hour at this moment. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
const zoneWhere = (isNight: boolean) => zoneAt(isNight ? 2 : 13);
/** After the evening in which arrivals are asked about, and before the quiet hours. */
const zoneAtEvening = () => zoneAt(19);

describe('a push and its mail', () => {
  const notifications = () => product.database('notifications');

  /** An account with a confirmed address and a device, in a zone where it is day. */
  async function aSender() {
    const email = `pushed-${randomUUID().slice(0, 8)}@example.com`;
    const sender = await newcomer(product.url, email);
    await product.confirm(email);
    await product.putOnPro(sender);
    await sender.api('PATCH /api/user/preferences', { timeZone: zoneWhere(false) });
    const device = await subscribe(sender);
    const recipientId = await sender.addRecipient('Ida Holm');
    const openGift = async () => {
      const to = `ida-${randomUUID().slice(0, 8)}@example.com`;
      const gift = (await sender.sendGift(recipientId, to)).body as { id: string; shareToken: string };
      await open(gift.shareToken);
      return gift.id;
    };
    const mails = async (subject: RegExp) =>
      (await product.sandbox.mails(email)).filter((mail) => subject.test(mail.subject));
    const waiting = (kind: string) =>
      notifications().rows<{ inMs: number; fence: number }>(
        `select extract(epoch from next_at - now())::float8 * 1000 as "inMs", fence from pushes
         where user_id = $1 and kind = $2 and state = 'waiting' and owner is null`,
        [sender.id, kind],
      );
    return { sender, device, recipientId, openGift, mails, waiting };
  }

  it(
    'are one or the other: where no push service takes it within an hour the mail goes out, and the push does not',
    async () => {
      const { sender, device, openGift, mails } = await aSender();
      await product.sandbox.fault('push', 'down');
      const giftId = await openGift();
      const mail = `gift_id = $1 and kind = 'gift-viewed' and status = 'pending'`;
      await eventually(
        async () => (await notifications().count(`pushes where subject_id = $1 and fence > 0`, [giftId])) > 0,
        30_000,
      );
      const [waits] = await notifications().rows<{ inMs: number }>(
        `select extract(epoch from next_at - now())::float8 * 1000 as "inMs" from deliveries where ${mail}`,
        [giftId],
      );
      expect(waits!.inMs).toBeGreaterThan(50 * 60_000);
      expect(await mails(/opened/)).toEqual([]);
      // An hour later.
      await notifications().execute(`update deliveries set next_at = now() where ${mail}`, [giftId]);
      await eventually(async () => (await mails(/opened/)).length === 1, 30_000);
      await product.sandbox.fault('push', 'ok');
      await notifications().execute('update pushes set next_at = now() where user_id = $1', [sender.id]);
      await eventually(
        async () => (await notifications().count(`pushes where user_id = $1 and state = 'waiting'`, [sender.id])) === 0,
        30_000,
      );
      expect(await product.sandbox.pushes(device)).toEqual([]);
      // What a push service takes has no mail.
      const told = await openGift();
      await shownBy(device, 1);
      expect(await notifications().count(`deliveries where gift_id = $1 and status = 'cancelled'`, [told])).toBe(1);
      expect(await mails(/opened/)).toHaveLength(1);
    },
    patienceMs,
  );

  it(
    'wait for the morning in the night of their reader',
    async () => {
      const { sender, device, openGift, mails, waiting } = await aSender();
      await sender.api('PATCH /api/user/preferences', { timeZone: zoneWhere(true) });
      const giftId = await openGift();
      const [push] = await eventually(async () => {
        const rows = (await waiting('opened')).filter(({ fence }) => fence > 0);
        return rows.length > 0 && rows;
      }, 30_000);
      // It is between two and three, and the quiet hours end at eight.
      expect(push!.inMs / 3_600_000).toBeGreaterThan(4.9);
      expect(push!.inMs / 3_600_000).toBeLessThan(6.1);
      const [mail] = await notifications().rows<{ inMs: number }>(
        `select extract(epoch from next_at - now())::float8 * 1000 as "inMs" from deliveries
         where gift_id = $1 and kind = 'gift-viewed'`,
        [giftId],
      );
      expect(mail!.inMs - push!.inMs).toBeGreaterThan(55 * 60_000);
      expect([await product.sandbox.pushes(device), await mails(/opened/)]).toEqual([[], []]);
      // In the morning.
      await sender.api('PATCH /api/user/preferences', { timeZone: zoneWhere(false) });
      await notifications().execute('update pushes set next_at = now() where user_id = $1', [sender.id]);
      expect((await shownBy(device, 1))[0]).toMatchObject({ title: 'Your gift was opened', times: 1 });
    },
    patienceMs,
  );

  it(
    'gather the days of one morning: one of each',
    async () => {
      const { sender, device, recipientId, mails } = await aSender();
      const [, month, day] = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString().slice(0, 10).split('-');
      for (const year of ['1990', '1991'])
        await sender.call(`POST /api/recipients/${recipientId}/occasions`, {
          type: year === '1990' ? 'Birthday' : 'Anniversary',
          date: `${year}-${month}-${day}`,
        });
      const [shown] = await shownBy(device, 1);
      expect(shown).toMatchObject({ title: 'You have 2 reminders', url: `${product.url}/dashboard`, times: 1 });
      expect(JSON.stringify(shown)).not.toMatch(/Ida|Holm/);
      await eventually(async () => (await mails(/Ida Holm|dates/)).length === 1, 30_000);
      expect(await product.sandbox.pushes(device)).toHaveLength(1);
    },
    patienceMs,
  );

  it(
    'ask whether an order has arrived, which one press on its page answers',
    async () => {
      const { sender, device, recipientId } = await aSender();
      const { body } = await sender.call(
        `POST /api/recipients/${recipientId}/gifts`,
        {
          giftName: 'Stoneware teapot',
          recipientId,
          message: 'For slow mornings.',
          status: 'sent',
          deliveryMethod: 'email',
          recipientEmail: 'ida-order@example.com',
          buyer: 'sender-delivers',
        },
        { 'idempotency-key': randomUUID() },
      );
      const giftId = String(body.id);
      const today = new Date().toLocaleDateString('sv-SE', { timeZone: zoneWhere(false) });
      await sender.api('PATCH /api/gifts/:giftId', { giftId, purchase: { state: 'ordered', arrivesOn: today } });
      const gifting = product.database('gifting');
      const planned = 'gift_history where id = $1 and buy_check_at > now()';
      await eventually(async () => (await gifting.count(planned, [giftId])) === 1, 30_000);
      // That evening: for a sender further east it is that already.
      await sender.api('PATCH /api/user/preferences', { timeZone: zoneAtEvening() });
      const isEvening = `senders where user_id = $1 and time_zone = $2`;
      await eventually(async () => (await gifting.count(isEvening, [sender.id, zoneAtEvening()])) === 1, 30_000);
      const day = new Date().toLocaleDateString('sv-SE', { timeZone: zoneAtEvening() });
      await gifting.execute('update gift_history set arrives_on = $2, buy_check_at = now() where id = $1', [
        giftId,
        day,
      ]);
      const [shown] = await shownBy(device, 1);
      expect(shown).toMatchObject({ title: 'Has your order arrived?', url: `${product.url}/gifts/${giftId}#order` });
      expect(JSON.stringify(shown)).not.toMatch(/Ida|teapot/);
      await sender.api('PATCH /api/gifts/:giftId', { giftId, purchase: { state: 'arrived' } });
      expect(await gifting.count('gift_history where id = $1 and buy_check_at is null', [giftId])).toBe(1);
    },
    patienceMs,
  );
});
