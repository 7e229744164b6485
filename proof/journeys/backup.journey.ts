import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@presently/testing/eventually';
import { ops as opsOf } from './operator.ts';
import { Product } from '../world/product.ts';
import { SteadyLoad, type Accepted } from './steady-load.ts';
import { Client, signedIn, type Credentials } from '../world/client.ts';

describe('a lost machine', () => {
  const home = mkdtempSync(join(tmpdir(), 'presently-backup-'));
  const dataDir = join(home, 'data');
  const backup = join(home, 'backup');
  let product: Product;
  let visitor: Client;
  let load: SteadyLoad;
  let credentials: Credentials;
  /** Accepted before the backup began, so it must be restored. */
  let accepted: Accepted[];
  const arrived = new Set<string>();
  let demoRecipients: number;

  afterAll(async () => {
    await load?.stop();
    await product?.stop();
    rmSync(home, { recursive: true, force: true });
  }, 60_000);

  const ops = (...args: string[]) => opsOf({ DATA_DIR: dataDir }, ...args);
  const demoPeople = async () => {
    const demo = await signedIn(product.url, 'demo');
    return ((await demo.call('GET /api/recipients')).body as unknown[]).length;
  };
  const recordings = () =>
    readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  it('was backed up under load', async () => {
    // Postgres does not run as root, and must be able to enter this folder.
    chmodSync(home, 0o755);
    mkdirSync(dataDir);
    product = await Product.start({ dataDir });
    visitor = new Client(product.url);
    credentials = await visitor.register();
    await product.putOnPro(visitor);
    await visitor.uploadVoiceNote();
    demoRecipients = await demoPeople();
    load = new SteadyLoad(visitor, await visitor.addRecipient(), 'kept');
    load.start();
    await eventually(() => load.accepted.length >= 10, 60_000);
    // Of the gifts accepted from now on, some wait as deliveries, the others as events that no service has read.
    await product.sandbox.fault('email', 'down');
    await eventually(() => load.accepted.length >= 13, 60_000);
    await delay(1_000);
    product.signal('notifications', 'SIGSTOP');
    await eventually(() => load.accepted.length >= 16, 60_000);

    accepted = [...load.accepted];
    const { code, printed } = await ops('backup', backup);
    console.log(printed);
    expect([code, printed]).toEqual([0, expect.stringContaining('1 recordings')]);
    expect(load.failures).toEqual([]);
    await load.stop();
    for (const { address } of accepted) if ((await product.sandbox.mails(address)).length > 0) arrived.add(address);
    expect(arrived.size).toBeGreaterThanOrEqual(10);
    expect(arrived.size).toBeLessThan(accepted.length);
    await product.crash();
    rmSync(dataDir, { recursive: true });
  }, 300_000);

  it('is not restored from a backup that is damaged, unfinished or of another release', async () => {
    const broken = join(home, 'broken');
    const spoilt = async (spoil: () => void) => {
      rmSync(broken, { recursive: true, force: true });
      cpSync(backup, broken, { recursive: true });
      spoil();
      const { code, printed } = await ops('restore', broken);
      expect([code, existsSync(dataDir)]).toEqual([1, false]);
      return printed;
    };
    expect(await spoilt(() => appendFileSync(join(broken, 'gifting/gift_history.copy.gz'), 'x'))).toContain(
      'gifting/gift_history.copy.gz is not what was written',
    );
    expect(await spoilt(() => rmSync(join(broken, 'identity/users.copy.gz')))).toContain(
      'identity/users.copy.gz is missing',
    );
    expect(await spoilt(() => rmSync(join(broken, 'SHA256SUMS')))).toContain('no finished backup');
    expect(await spoilt(() => rmSync(broken, { recursive: true }))).toContain('no finished backup');
  }, 60_000);

  it('is restored with every accepted gift, and sends nothing twice', async () => {
    const { code, printed } = await ops('restore', backup);
    console.log(printed);
    expect([code, printed]).toEqual([0, expect.stringContaining('done')]);
    expect(recordings().length).toBe(1);
    // The sandbox's mailboxes were lost too: what they hold now was sent since.
    product = await Product.start({ dataDir });
    visitor = new Client(product.url);
    await visitor.signIn(credentials);
    const gifts = new Set(
      ((await visitor.call('GET /api/scheduled-gifts')).body as { id: string }[]).map(({ id }) => id),
    );
    expect(accepted.filter(({ id }) => !gifts.has(id))).toEqual([]);
    expect(await demoPeople()).toBe(demoRecipients);

    const mails = async (address: string) => (await product.sandbox.mails(address)).length;
    const waiting = accepted.filter(({ address }) => !arrived.has(address));
    for (const { address } of waiting) await eventually(async () => (await mails(address)) > 0, 90_000);
    // Every event of the outbox comes again. This leaves time for an effect that must not happen.
    await delay(5_000);
    for (const { address } of waiting) expect([address, await mails(address)]).toEqual([address, 1]);
    for (const address of arrived) expect([address, await mails(address)]).toEqual([address, 0]);
  }, 300_000);

  it('is no longer reported once everything works again', async () => {
    const { code, printed } = await ops('status');
    console.log(printed);
    expect([code, printed]).toEqual([0, expect.stringContaining('notifications')]);
    // A restore never replaces a database.
    await product.stop();
    expect(await ops('restore', backup)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('holds a database'),
    });
  }, 60_000);
});
