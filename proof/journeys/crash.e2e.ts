import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import { type Client, newcomer } from '../world/client.ts';
import { useProduct } from '../world/suite.ts';

describe('a process that is killed in the middle of a gift', () => {
  // A short lease, so that another process takes over a claim within the patience of a test.
  const product = useProduct({ DELIVERY_LEASE_MS: '3000' });
  let sender: Client;
  let recipientId: string;
  let nth = 0;
  const address = () => `crash-${++nth}@example.com`;

  beforeAll(async () => {
    sender = await newcomer(product.url);
    recipientId = await sender.addRecipient();
  }, 180_000);

  const arrivedOnce = async (to: string) => {
    await eventually(async () => (await product.sandbox.mails(to)).length > 0, 30_000);
    await delay(4_000);
    expect(await product.sandbox.mails(to)).toHaveLength(1);
  };
  const deliveredOnDashboard = () =>
    eventually(async () => {
      const [newest] = (await sender.call('GET /api/scheduled-gifts')).body;
      return newest.deliveredAt;
    }, 15_000);

  it('delivers once, if notifications dies between the event and the mail', async () => {
    const to = address();
    product.signal('notifications', 'SIGSTOP');
    const sent = await sender.sendGift(recipientId, to);
    expect(sent.status).toBe(201);
    expect(sent.body.deliveryWarning).toMatch('keep trying');
    product.signal('notifications', 'SIGKILL');
    await arrivedOnce(to);
    await deliveredOnDashboard();
  }, 60_000);

  it('delivers once, if notifications dies between its claim and the mail', async () => {
    const to = address();
    await product.sandbox.fault('email', 'down');
    const sent = await sender.sendGift(recipientId, to);
    expect(sent.body.deliveryWarning).toMatch('keep trying');
    product.signal('notifications', 'SIGKILL');
    await product.sandbox.fault('email', 'ok');
    await arrivedOnce(to);
    await deliveredOnDashboard();
  }, 60_000);

  it('delivers once, if gifting dies between its commit and the publication', async () => {
    const to = address();
    // The relay needs this lock: no gift is published while the test holds it.
    const lock = `select 1 from gifting.locks where name = 'outbox:gifts' for update`;
    await product.database('gifting').connected(async (holder) => {
      await holder.query('begin');
      expect((await holder.query(lock)).rowCount).toBe(1);
      const sent = await sender.sendGift(recipientId, to);
      expect(sent.status).toBe(201);
      const waiting = `outbox where published_at is null and subject = 'evt.gifting.gift_sent.v1'`;
      expect(await product.database('gifting').count(waiting)).toBe(1);
      product.signal('gifting', 'SIGKILL');
    });
    await arrivedOnce(to);
    await deliveredOnDashboard();
  }, 60_000);

  it('makes one gift of one press of Send, if the answer is lost with the gateway', async () => {
    const to = address();
    const key = 'the-same-press';
    await product.sandbox.fault('email', 'slow', 1_500);
    const lost = sender.sendGift(recipientId, to, key).catch((error: unknown) => error);
    await delay(400);
    product.signal('gateway', 'SIGKILL');
    await lost;
    await product.sandbox.fault('email', 'ok');
    const again = await eventually(async () => {
      const answer = await sender.sendGift(recipientId, to, key);
      return answer.status === 201 && answer;
    }, 20_000);
    const gifts = (await sender.call('GET /api/scheduled-gifts')).body as { id: string }[];
    expect(gifts.filter((gift) => gift.id === again.body.id)).toHaveLength(1);
    await arrivedOnce(to);
    expect((await sender.call('GET /api/user')).body.giftsUsedThisMonth).toBe(4);
  }, 60_000);
});
