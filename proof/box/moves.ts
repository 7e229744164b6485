import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@presently/testing/eventually';
import { Failure } from '../../libs/cli/src/failure.ts';
import { services } from '../../libs/topology/src/services.ts';
import { releases } from '../../tools/migration/released.ts';
import { keepSecrets } from '../../tools/supervisor/secrets.ts';
import { provisionDatabase, secretNames } from '../../tools/supervisor/database.ts';
import type { Checks } from '../compose/checks.ts';
import { ops } from '../journeys/operator.ts';
import { startStores } from '../journeys/stores.ts';
import { Product } from '../world/product.ts';
import type { Box } from './box.ts';
import type { Member } from './household.ts';
import { OlderPostgres } from './older-postgres.ts';
import { makeDataOf } from './previous-release.ts';

interface World {
  home: string;
  folder: string;
  box: Box;
  member: Member;
}

const own = (folder: string) => execFileSync('chown', ['--recursive', '1000:1000', folder]);
const sameKeys = (one: string, other: string) =>
  ['keys.json', 'settings.json'].every(
    (file) => readFileSync(join(one, file), 'utf8') === readFileSync(join(other, file), 'utf8'),
  );

/** Whether no event is on its way: then a dump holds what everyone has received. */
async function isQuiet(box: Box): Promise<boolean> {
  const status = await box.ops('status');
  const [head = '', ...rows] = status.split('\n').filter((each) => each.includes('│'));
  const columns = head.split('│').map((each) => each.trim());
  const at = (row: string, column: string) => row.split('│')[columns.indexOf(column)]?.trim();
  return rows.every((row) => ['outbox', 'to_read'].every((column) => [undefined, '', '0'].includes(at(row, column))));
}

/** Backup and restore, upgrade, an older Postgres, a cluster: the same data is found everywhere. */
export async function checkMoves(checks: Checks, world: World): Promise<void> {
  const { box, folder, member } = world;
  const backup = join(box.dataDir, 'backup');
  const backedUp = await checks.that('ops backs it up while it runs, with its keys and settings', async () => {
    await eventually(() => isQuiet(box), 60_000);
    return (await box.ops('backup', '/data/backup')).split('\n')[0]!;
  });
  if (!backedUp) return;
  const source = { url: box.runFile.databases.identity!.owner, dataDir: box.dataDir };
  for (const release of releases)
    await checks.that(`data of ${release} are there for a later check`, () =>
      makeDataOf(release, join(folder, release), source),
    );
  await box.now.stop();
  const at = (name: string) => box.beside(name);

  await checks.that('a backup is restored into an empty /data', async () => {
    const restored = at('restored');
    execFileSync('cp', ['--archive', backup, join(restored.dataDir, 'backup')]);
    own(restored.dataDir);
    await restoreIn(restored);
    if (!sameKeys(box.dataDir, restored.dataDir)) throw new Failure('It has other keys or settings');
    return startAndFind(restored, member);
  });
  for (const release of releases)
    await checks.that(`a start migrates the data of ${release}`, async () => {
      const upgraded = at(release);
      for (const file of ['keys.json', 'settings.json'])
        writeFileSync(join(upgraded.dataDir, file), readFileSync(join(box.dataDir, file)));
      own(upgraded.dataDir);
      return startAndFind(upgraded, member);
    });
  await checkOlderPostgres(checks, world, at, backup);
}

async function restoreIn(box: Box): Promise<void> {
  const container = box.run({ command: ['ops', 'restore', '/data/backup'] });
  if ((await container.exited) !== 0) throw new Failure(container.output);
}

async function startAndFind(box: Box, member: Member): Promise<string> {
  await box.start();
  try {
    return await member.findsAll(box.url);
  } finally {
    await box.now.stop();
  }
}

/** In a deployment of Postgres and NATS, as compose and Kubernetes have them; then by Postgres 17 and back. */
async function checkOlderPostgres(
  checks: Checks,
  { home, folder, member }: World,
  at: (name: string) => Box,
  backup: string,
): Promise<void> {
  const stores = await startStores(join(folder, 'cluster'));
  try {
    await checks.that('from the box to a cluster: the dump is restored beside empty streams', async () => {
      await stores.provision();
      const { code, printed } = await ops(stores.env, 'restore', backup);
      if (code !== 0) throw new Failure(printed);
      const product = await Product.start({
        dataDir: join(folder, 'cluster'),
        env: { ...stores.env, BUDGETS: 'strict' },
      });
      try {
        return await member.findsAll(product.url);
      } finally {
        await product.stop();
      }
    });
    const isThereOlder = await checks.that('another major version of Postgres: by a dump', async () => {
      const dump = join(folder, 'of-seventeen');
      const older = await OlderPostgres.start(home, join(folder, 'seventeen/postgres'));
      try {
        const secrets = keepSecrets(join(folder, 'seventeen'), secretNames(services));
        await provisionDatabase(older.url, services, secrets);
        const env = { ...stores.env, DATABASE_URL: older.url };
        for (const words of [
          ['restore', backup],
          ['backup', dump],
        ]) {
          const { code, printed } = await ops(env, ...words);
          if (code !== 0) throw new Failure(printed);
        }
      } finally {
        await older.stop();
      }
      const newer = at('eighteen');
      execFileSync('cp', ['--archive', dump, join(newer.dataDir, 'backup')]);
      execFileSync('cp', ['--archive', join(backup, 'box'), join(newer.dataDir, 'backup/box')]);
      own(newer.dataDir);
      await restoreIn(newer);
      return `17 to 18: ${await startAndFind(newer, member)}`;
    });
    // In an empty folder the box would start, and run for ever.
    if (!isThereOlder) return;
    await checks.that('a folder of another major version is refused in a sentence', async () => {
      const refused = at('seventeen');
      own(refused.dataDir);
      const container = refused.run({});
      const code = await container.exited;
      const sentence = container.output.split('\n').find((each) => each.includes('was written by Postgres 17'));
      if (code === 0 || !sentence) throw new Failure(container.output);
      return sentence;
    });
  } finally {
    await stores.stop();
  }
}
