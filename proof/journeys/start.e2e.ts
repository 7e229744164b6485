import { eventually } from '@presently/testing/eventually';
import { statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Product } from '../world/product.ts';
import { Client } from '../world/client.ts';

/** Addresses of this machine at which other machines reach it. */
const outerAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .flatMap(({ address, family, internal }) => (internal || family !== 'IPv4' ? [] : [address]));

describe('npm start', () => {
  it('creates the demo data, restarts processes that die, ends cleanly and keeps its data', async () => {
    let product = await Product.start();
    const { dataDir } = product;
    try {
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
      const modes = ['', 'emails.jsonl', 'payments.jsonl'].map((name) => statSync(join(dataDir, 'sandbox', name)).mode);
      expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '600', '600']);

      for (const name of ['gifting', 'nats', 'gateway']) {
        const pid = product.pidOf(name);
        process.kill(pid, 'SIGKILL');
        await eventually(() => product.run.processes[name]!.pid !== pid, 20_000);
        await eventually(async () => (await demo.call('GET /api/recipients')).status === 200, 20_000);
      }
      await demo.addRecipient('Kept Across Starts');

      expect(await product.stop()).toBeLessThan(20_000);
      product = await Product.start({ dataDir });
      const back = new Client(product.url);
      await back.call('POST /api/login', { username: 'demo', password: 'demo-gifts' });
      const names = ((await back.call('GET /api/recipients')).body as { name: string }[]).map(({ name }) => name);
      expect(names.filter((name) => name === 'Kept Across Starts')).toHaveLength(1);
    } finally {
      await product.destroy();
    }
  }, 240_000);

  it('refuses production on defaults, and names all missing variables at once', async () => {
    await expect(Product.start({ env: { NODE_ENV: 'production' } })).rejects.toThrow(
      /DATABASE_URL[\s\S]*NATS_URL[\s\S]*SMTP_URL/,
    );
  }, 60_000);
});
