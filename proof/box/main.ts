import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eventually } from '@presently/testing/eventually';
import { Failure } from '../../libs/cli/src/failure.ts';
import { holdPorts } from '../../libs/cli/src/ports.ts';
import { say, seconds } from '../../libs/cli/src/say.ts';
import { Checks } from '../compose/checks.ts';
import { Client } from '../world/client.ts';
import { home, obstacle } from './bases.ts';
import { Box } from './box.ts';
import { checkPage } from './check-page.ts';
import { administrator, Member, publicUrl, setUp } from './household.ts';
import { ImageBuilder, sizeOf, type Image } from './image.ts';
import { MailServer } from './mail-server.ts';
import { checkMoves } from './moves.ts';

const readyWithinMs = 20_000;
const largest = 700_000_000;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

async function checkImage(checks: Checks, image: Image): Promise<void> {
  await checks.that('the image: user, volume, command and health check', async () => {
    const { user, volumes, healthcheck, command } = image;
    const seen = [user, volumes.join(), command[0], healthcheck[0]].join(' ');
    if (seen !== '1000:1000 /data node node') throw new Failure(seen);
    return seen;
  });
  await checks.that(`the image: at most ${megabytes(largest)} with its base`, async () => {
    const [base, ...own] = await Promise.all(image.layers.map((layer) => sizeOf([layer])));
    const added = own.reduce((sum, size) => sum + size, 0);
    if (base! + added > largest) throw new Failure(megabytes(base! + added));
    return `${megabytes(added)} over a stand-in base of ${megabytes(base!)}`;
  });
}

/** What production refuses ends the start with a sentence. */
async function checkRefusals(checks: Checks, box: Box): Promise<void> {
  const refused: [string, string][] = [
    ['PUBLIC_URL', 'http://gifts.lee-family.invalid'],
    ['OPENAI_IS_SANDBOX', 'true'],
    ['SECOND_FACTOR_KEY', 'local-key-of-the-secrets-of-second-factors'],
  ];
  for (const [name, value] of refused)
    await checks.that(`production refuses ${name}=${value}`, async () => {
      const container = box.run({ env: { [name]: value } });
      const code = await container.exited;
      const sentence = container.output.split('\n').find((each) => each.includes(name));
      if (code === 0 || !sentence) throw new Failure(`exit ${code}: ${container.output}`);
      return sentence.trim();
    });
}

async function checkStart(checks: Checks, box: Box): Promise<void> {
  const within = (what: string, took: number) => {
    if (took > readyWithinMs) throw new Failure(`${what} took ${seconds(took)}, more than ${seconds(readyWithinMs)}`);
    return `${what} took ${seconds(took)}`;
  };
  await checks.that('the first start needs no network, and says what it does without', async () => {
    await box.start('none');
    for (const part of ['mail', 'ideas', 'products', 'texts', 'payments'])
      await box.now.says(new RegExp(`^${part}\\s+no `, 'm'));
    const { code } = await box.now.execute(...box.image.healthcheck);
    if (code !== 0) throw new Failure('The health check fails');
    return 'the health check passes';
  });
  await checks.that('secrets are made once, for its user only', async () => {
    for (const file of ['keys.json', 'secrets.json', 'first-run.json']) await expectMode(box, file, '600 1000');
    const [{ tokenHash }, token] = [
      JSON.parse(readFileSync(join(box.dataDir, 'first-run.json'), 'utf8')) as { tokenHash: string },
      (await box.now.says(/first-run\/([\w-]+)/))[1]!,
    ];
    if (tokenHash.includes(token)) throw new Failure('the token is stored');
    return 'and the token of the first run as a hash';
  });
  await checks.that('it writes to /data and /tmp only', async () => {
    const { printed } = await box.now.execute(
      'sh',
      '-c',
      'touch /app/x /usr/x /etc/x /x 2>&1; id -u; grep Cap /proc/1/status',
    );
    const refusals = printed.match(/Read-only file system/g)?.length;
    if (refusals !== 4 || !/^1000$/m.test(printed) || !/CapEff:\s+0+$/m.test(printed)) throw new Failure(printed);
    return 'as 1000, without capabilities';
  });
  await checks.that(`a kill and a start: ready within ${seconds(readyWithinMs)}`, async () => {
    await box.now.kill();
    return within('the start', await box.start());
  });
}

async function expectMode({ dataDir }: Box, file: string, wanted: string): Promise<void> {
  const seen = execFileSync('stat', ['--format=%a %u', join(dataDir, file)], { encoding: 'utf8' }).trim();
  if (seen !== wanted) throw new Failure(`${file} is ${seen}`);
}

async function checkUse(checks: Checks, box: Box, mail: MailServer): Promise<Member | undefined> {
  const path = async () => `/first-run/${(await box.now.says(/first-run\/([\w-]+)/))[1]}`;
  await checkPage(checks, box, await path());
  await checks.that('the first-run page sets it up, and refuses', async () => {
    const refused = await setUp(box.url, await path(), mail);
    const before = box.now.output.length;
    await box.now.says(/settings\s+are new[\s\S]*^ready\b.*\n/m);
    if (box.now.output.slice(before).includes('first-run/')) throw new Failure('it offers the page again');
    return refused;
  });
  await checks.that('then there is one administrator, and no such page', async () => {
    const client = new Client(box.url);
    await client.signIn(administrator);
    const { isAdmin } = await client.api('GET /api/user');
    const { status } = await client.raw('GET', await path(), undefined, {});
    if (!isAdmin || status !== 404 || existsSync(join(box.dataDir, 'first-run.json')))
      throw new Failure(`isAdmin ${isAdmin}, page ${status}`);
    await expectMode(box, 'settings.json', '600 1000');
    await eventually(() => mail.to('mum@lee-family.invalid').some(({ text }) => text.includes(publicUrl)), 90_000);
    return 'and the mail that confirms its address has arrived';
  });
  const member = new Member(box.url, mail);
  const isUsed = await checks.that('a member joins and gives more than a free account may', async () => {
    await member.join();
    for (let gift = 1; gift <= 6; gift++) await member.give(`grandma${gift}@example.com`);
    return member.findsAll(box.url);
  });
  return isUsed ? member : undefined;
}

async function checkKills(checks: Checks, box: Box, member: Member): Promise<void> {
  for (const name of ['postgres', 'nats', 'gifting', 'notifications', 'gateway'])
    await checks.that(`a killed ${name} is back, and nothing is lost`, async () => {
      const { pid } = box.runFile.processes[name]!;
      await box.now.execute('sh', '-c', `kill -9 ${pid}`);
      await eventually(() => box.runFile.processes[name]!.pid !== pid, 60_000);
      await eventually(async () => (await box.now.execute('ops', 'status')).code === 0, 120_000);
      await member.give(`after-${name}@example.com`);
      return member.findsAll(box.url);
    });
  await checks.that('all of it is killed at once, and nothing is lost', async () => {
    await box.now.kill();
    const took = await box.start();
    return `${await member.findsAll(box.url)}; ready after ${seconds(took)}`;
  });
}

/**
 * `npm run verify -- box`: builds the image all-in-one as the Dockerfile says, without an engine, and uses it as a
 * family does; `--only use` leaves out backups, upgrades and moves, and `--only moves` what comes before. Not shown: the
 * official base images, an engine, another processor.
 */
export async function main(args: readonly string[] = []): Promise<number> {
  const { only } = parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values;
  if (only !== undefined && only !== 'use' && only !== 'moves') throw new Failure('--only use, or --only moves');
  const why = obstacle();
  if (why) throw new Failure(`The box cannot be built here: ${why}`);
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'data-'));
  chmodSync(folder, 0o755);
  const checks = new Checks();
  const builder = new ImageBuilder(home);
  const mail = await MailServer.start(folder);
  const [port] = (await holdPorts(1)) as [number];
  let box: Box | undefined;
  try {
    let image: Image | undefined;
    await checks.that('the image is built as the Dockerfile says', async () => {
      image = await builder.build('all-in-one');
      return `${image.layers.length} layers`;
    });
    if (!image) return 1;
    if (only !== 'moves') await checkImage(checks, image);
    box = new Box(image, join(folder, 'box'), port, mail);
    if (only !== 'moves') {
      await checkRefusals(checks, box);
      await checkStart(checks, box);
    } else await box.start();
    const member = await checkUse(checks, box, mail);
    if (member) {
      if (only !== 'moves') await checkKills(checks, box, member);
      if (only !== 'use') await checkMoves(checks, { home, folder, box, member });
    }
    say('not shown', 'the official base images, an engine, another processor');
  } finally {
    await box?.now.kill().catch(() => undefined);
    await mail.stop();
    await builder.close();
    rmSync(folder, { recursive: true, force: true });
    checks.print();
  }
  return checks.failed > 0 ? 1 : 0;
}
