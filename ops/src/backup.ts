import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { environment } from '../../tools/environment.ts';
import { Failure } from '../../tools/failure.ts';
import { line } from '../../tools/say.mjs';
import { connected, expectDatabases, type Deployment, type SignIn } from './deployment.ts';
import { Sums, type Manifest } from './manifest.ts';
import { copySchema } from './schema-copy.ts';
import { services, type ServiceName } from '../../libs/topology/src/services.ts';

const versionOf = async (): Promise<string> =>
  (JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/**
 * Writes everything that cannot be made again into a new folder, while the product runs: the rows of every service as of
 * one instant, and the recordings that they name. Streams are left out on purpose: docs/decisions/0019.
 * @param say told what has been done
 */
export async function backUp(deployment: Deployment, folder: string, say: (text: string) => void): Promise<Manifest> {
  const started = performance.now();
  const databases = expectDatabases(deployment);
  const missing = services.filter((service) => !deployment.databases[service]);
  if (missing.length > 0) throw new Failure(`There is no database URL for ${missing.join(', ')}.`);
  if (existsSync(folder)) throw new Failure(`${folder} is there already: every backup has a folder of its own.`);
  // Under another name until it is whole.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const sums = new Sums(unfinished);
  const manifest = await connected(databases[0]![1], (first) => write(first, databases, deployment, sums));
  await sums.close(manifest);
  await rename(unfinished, folder);
  const rows = Object.values(manifest.services).flatMap(({ tables }) => tables.map((table) => table.rows));
  say(line('backup', `${rows.reduce((sum, count) => sum + count, 0)} rows of ${rows.length} tables`));
  say(
    line(
      '',
      'recordings' in manifest.media ? `${manifest.media.recordings} recordings` : 'recordings stay in their bucket',
    ),
  );
  say(line('', folder, performance.now() - started));
  return manifest;
}

async function write(
  first: pg.Client,
  databases: readonly [ServiceName, SignIn][],
  deployment: Deployment,
  sums: Sums,
): Promise<Manifest> {
  // Every service's connection sees what this transaction sees, as long as it is open.
  await first.query('begin isolation level repeatable read read only');
  const { rows } = await first.query<{ snapshot: string; now: Date; version: string }>(
    `select pg_export_snapshot() as snapshot, now(), current_setting('server_version') as version`,
  );
  const { snapshot, now, version } = rows[0]!;
  const manifest: Manifest = {
    format: 1,
    version: await versionOf(),
    takenAt: now.toISOString(),
    postgres: version,
    services: {},
    media: environment.S3_BUCKET ? { bucket: environment.S3_BUCKET } : { recordings: 0 },
  };
  for (const [service, signIn] of databases) {
    await connected(signIn, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
      manifest.services[service] = await copySchema(client, service, sums);
      if (service === 'gifting' && 'recordings' in manifest.media)
        manifest.media.recordings = await copyRecordings(client, mediaFolder(deployment), sums);
    });
  }
  await first.query('commit');
  return manifest;
}

export const mediaFolder = ({ dataDir }: Pick<Deployment, 'dataDir'>): string =>
  environment.MEDIA_DIR ?? join(dataDir, 'media');

/** Those that the rows name. One that is gone by now was deleted by its owner since. */
async function copyRecordings(client: pg.Client, folder: string, sums: Sums): Promise<number> {
  const { rows } = await client.query<{ key: string }>('select key from uploads order by key');
  let copied = 0;
  for (const { key } of rows) {
    const path = join(folder, key);
    if (!existsSync(path)) continue;
    await sums.write(`media/${key}`, createReadStream(path));
    copied++;
  }
  return copied;
}
