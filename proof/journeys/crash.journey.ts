import { statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import { Client, newcomer } from '../world/client.ts';
import { isAlive, Product } from '../world/product.ts';
import { useProduct } from '../world/suite.ts';

/** Addresses of this machine at which other machines reach it. */
const outerAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .flatMap(({ address, family, internal }) => (internal || family !== 'IPv4' ? [] : [address]));

const leaseMs = 3_000;
// A short lease, so that another process takes over a claim within the patience of a test.
const product = useProduct({ DELIVERY_LEASE_MS: String(leaseMs) });

describe('a process that is killed in the middle of a gift', () => {
  let sender: Client;
  let recipientId: string;
  let nth = 0;
  const address = () => `crash-${++nth}@example.com`;

  beforeAll(async () => {
    sender = await newcomer(product.url);
    recipientId = await sender.addRecipient();
  }, 180_000);

  const arrived: string[] = [];
  const hasArrived = async (to: string) => {
    await eventually(async () => (await product.sandbox.mails(to)).length > 0, 30_000);
    arrived.push(to);
  };
  const deliveredOnDashboard = () =>
    eventually(async () => {
      const [newest] = (await sender.call('GET /api/scheduled-gifts')).body;
      return newest.deliveredAt;
    }, 15_000);

  it('delivers, if notifications dies between the event and the mail', async () => {
    const to = address();
    product.signal('notifications', 'SIGSTOP');
    const sent = await sender.sendGift(recipientId, to);
    expect(sent.status).toBe(201);
    expect(sent.body.deliveryWarning).toMatch('keep trying');
    product.signal('notifications', 'SIGKILL');
    await hasArrived(to);
    await deliveredOnDashboard();
  }, 60_000);

  it('delivers, if notifications dies between its claim and the mail', async () => {
    const to = address();
    await product.sandbox.fault('email', 'down');
    const sent = await sender.sendGift(recipientId, to);
    expect(sent.body.deliveryWarning).toMatch('keep trying');
    product.signal('notifications', 'SIGKILL');
    await product.sandbox.fault('email', 'ok');
    await hasArrived(to);
    await deliveredOnDashboard();
  }, 60_000);

  it('delivers, if gifting dies between its commit and the publication', async () => {
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
    await hasArrived(to);
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
    await hasArrived(to);
    expect((await sender.call('GET /api/user')).body.giftsUsedThisMonth).toBe(4);
  }, 60_000);

  it('has delivered each of them once', async () => {
    await delay(leaseMs + 1_000);
    for (const to of arrived) expect([to, await product.sandbox.mails(to)]).toEqual([to, [expect.anything()]]);
    expect(arrived).toHaveLength(4);
  }, 60_000);
});

describe('npm start', () => {
  it('creates the demo data, restarts processes that die, ends cleanly and keeps its data', async () => {
    const demo = new Client(product.url);
    expect((await demo.call('POST /api/login', { username: 'demo', password: 'demo-gifts' })).status).toBe(200);
    expect((await demo.call('GET /api/recipients')).body.length).toBeGreaterThanOrEqual(4);
    expect((await demo.call('GET /api/upcoming-occasions')).body[0]).toMatchObject({ daysUntil: 0 });
    const admin = new Client(product.url);
    expect((await admin.call('POST /api/login', { username: 'admin', password: 'admin-gifts' })).body.isAdmin).toBe(
      true,
    );

    const ports = [...Object.values(product.run.processes), { port: Number(new URL(product.sandbox.url).port) }];
    for (const address of outerAddresses())
      for (const { port } of ports.filter((each) => each.port))
        await expect(fetch(`http://${address}:${port}/readyz`)).rejects.toThrow('fetch failed');
    const modes = ['', 'emails.jsonl', 'payments.jsonl'].map(
      (name) => statSync(join(product.dataDir, 'sandbox', name)).mode,
    );
    expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '600', '600']);

    for (const name of ['gifting', 'nats', 'gateway']) {
      const pid = product.pidOf(name);
      process.kill(pid, 'SIGKILL');
      await eventually(() => product.run.processes[name]!.pid !== pid, 20_000);
      await eventually(async () => (await demo.call('GET /api/recipients')).status === 200, 20_000);
    }
    await demo.addRecipient('Kept Across Starts');

    const pids = Object.values(product.run.processes).flatMap(({ pid }) => pid ?? []);
    expect(await product.stop()).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    await product.launch();
    const back = new Client(product.url);
    await back.call('POST /api/login', { username: 'demo', password: 'demo-gifts' });
    const names = ((await back.call('GET /api/recipients')).body as { name: string }[]).map(({ name }) => name);
    expect(names.filter((name) => name === 'Kept Across Starts')).toHaveLength(1);
  }, 240_000);

  it('refuses production on defaults, and names all missing variables at once', async () => {
    await expect(Product.start({ env: { NODE_ENV: 'production' } })).rejects.toThrow(
      /DATABASE_URL[\s\S]*NATS_URL[\s\S]*SMTP_URL/,
    );
  }, 60_000);
});
