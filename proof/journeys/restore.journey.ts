import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@presently/testing/eventually';
import { services } from '../../libs/topology/src/services.ts';
import { Client, type Credentials } from '../world/client.ts';
import { Product } from '../world/product.ts';
import { ops } from './operator.ts';
import { startStores, type Stores } from './stores.ts';

interface Gift {
  id: string;
  deliveredAt: string | null;
}

/** Restores into a deployment that is named by its URLs. Its Postgres and NATS keep running. */
describe('a deployment', () => {
  const home = mkdtempSync(join(tmpdir(), 'presently-restore-'));
  const dataDir = join(home, 'data');
  const backup = join(home, 'backup');
  let stores: Stores;
  let product: Product;
  let visitor: Client;
  let credentials: Credentials;
  let recipientId: string;
  /** A user who is erased after the backup. */
  let forgotten: { credentials: Credentials; id: string };
  /** Ids, by address. */
  const gifts = new Map<string, string>();

  beforeAll(async () => {
    chmodSync(home, 0o755); // the postgres user must be able to enter
    stores = await startStores(dataDir);
    await open();
    credentials = await visitor.register();
    recipientId = await visitor.addRecipient();
    const leaving = new Client(product.url);
    forgotten = { credentials: await leaving.register(), id: leaving.id };
    await leaving.addRecipient();
  }, 180_000);
  afterAll(async () => {
    await product?.stop();
    await stores?.stop();
    rmSync(home, { recursive: true, force: true });
  }, 60_000);

  const env = () => ({ ...stores.env, DATA_DIR: dataDir });
  async function open(): Promise<void> {
    product = await Product.start({ dataDir, env: stores.env });
    visitor = new Client(product.url);
    if (credentials) await visitor.signIn(credentials);
  }
  const send = async (address: string) => {
    const answer = await visitor.sendGift(recipientId, address);
    expect(answer.status).toBe(201);
    gifts.set(address, answer.body.id as string);
  };
  const mails = async (address: string) => (await product.sandbox.mails(address)).length;
  const onDashboard = async (address: string) =>
    ((await visitor.call('GET /api/scheduled-gifts')).body as Gift[]).find(({ id }) => id === gifts.get(address));
  const rowsOfForgotten = (from: string) => stores.superuser.count(`${from} = $1`, [forgotten.id]);
  const delivered = (address: string) => eventually(async () => (await onDashboard(address))?.deliveredAt);

  it('is backed up while a mail cannot be sent', async () => {
    await send('before@example.com');
    await delivered('before@example.com');
    await product.sandbox.fault('email', 'down');
    await send('waiting@example.com');
    const { code, printed } = await ops(env(), 'backup', backup);
    expect([code, printed]).toEqual([0, expect.stringContaining(backup)]);
    await product.sandbox.fault('email', 'ok');
    await delivered('waiting@example.com');
    await send('after@example.com');
    await delivered('after@example.com');

    const leaving = new Client(product.url);
    await leaving.signIn(forgotten.credentials);
    expect((await leaving.call('DELETE /api/user/delete')).status).toBe(200);
    await eventually(async () => (await rowsOfForgotten('identity.users where id')) === 0);
  }, 120_000);

  it('keeps existing tables, and refuses a restore without a schema', async () => {
    await product.stop();
    const full = await ops(env(), 'restore', backup, '--only', 'gifting');
    expect(full).toMatchObject({ code: 1, printed: expect.stringMatching(/The schema gifting holds \d+ tables/) });
    await stores.superuser.execute('drop schema gifting cascade');
    const missing = await ops(env(), 'restore', backup, '--only', 'gifting');
    expect(missing).toMatchObject({ code: 1, printed: expect.stringContaining('no schema gifting yet') });
  }, 60_000);

  it('restores one service, which reads from the others what it has missed', async () => {
    await stores.provision();
    const { code, printed } = await ops(env(), 'restore', backup, '--only', 'gifting');
    expect([code, printed]).toEqual([0, expect.stringContaining('done')]);
    // Nothing is sent for them before gifting receives the erasure again.
    expect(await rowsOfForgotten('gifting.recipients where user_id')).toBe(1);
    expect(await rowsOfForgotten('gifting.erased_users where user_id')).toBe(1);
    await open();
    await eventually(async () => (await rowsOfForgotten('gifting.recipients where user_id')) === 0);
    await delivered('before@example.com');
    // It was delivered after the backup, and gifting receives that event again.
    await delivered('waiting@example.com');
    expect(await onDashboard('after@example.com')).toBeUndefined();

    await send('next@example.com');
    await delivered('next@example.com');
    // The others have processed the events that gifting publishes again.
    for (const address of gifts.keys()) expect([address, await mails(address)]).toEqual([address, 1]);
  }, 180_000);

  it('restores everything except erased users, and sends again what the backup had as undelivered', async () => {
    await product.stop();
    for (const service of services) await stores.superuser.execute(`drop schema ${service} cascade`);
    await stores.provision();
    const { code, printed } = await ops(env(), 'restore', backup);
    expect([code, printed]).toEqual([0, expect.stringContaining('1 of 1 had come back')]);
    expect(await rowsOfForgotten('notifications.erased_users where user_id')).toBe(1);
    // The next restore finds them too.
    expect(await ops(env(), 'erased-users')).toEqual({ code: 0, printed: `${forgotten.id}\n` });
    await open();
    const back = await new Client(product.url).call('POST /api/login', forgotten.credentials);
    expect(back.status).toBe(401);
    await eventually(async () => (await rowsOfForgotten('gifting.recipients where user_id')) === 0);
    await eventually(async () => (await rowsOfForgotten('identity.users where id')) === 0);
    await delivered('before@example.com');
    await delivered('waiting@example.com');
    for (const address of ['after@example.com', 'next@example.com']) expect(await onDashboard(address)).toBeUndefined();
    await send('again@example.com');
    await delivered('again@example.com');
    // It was waiting at the time of the backup, which does not show that it was sent since.
    const sent = Object.fromEntries(await Promise.all([...gifts.keys()].map(async (to) => [to, await mails(to)])));
    expect(sent).toEqual({
      'before@example.com': 1,
      'waiting@example.com': 2,
      'after@example.com': 1,
      'next@example.com': 1,
      'again@example.com': 1,
    });
    const status = await ops({ ...env(), PUBLIC_URL: product.url }, 'status');
    expect(status).toMatchObject({ code: 0 });
  }, 180_000);
});
