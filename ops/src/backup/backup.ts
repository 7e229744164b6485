import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@presently/cli/failure';
import { line } from '@presently/cli/say';
import { services } from '@presently/topology/services';
import type pg from 'pg';
import { connected, expectDatabases, type Databases, type Deployment } from '../deployment.ts';
import { Sums, type Manifest } from './manifest.ts';
import { copySchema } from './schema-copy.ts';

const readVersion = async (): Promise<string> =>
  (JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/**
 * Writes everything that cannot be derived into a new folder, while the product runs: the rows of every service as of
 * one instant, and the recordings that they name. Streams are left out: docs/decisions/0019.
 * @param say prints a line
 */
export async function backUp(deployment: Deployment, folder: string, say: (text: string) => void): Promise<Manifest> {
  const started = performance.now();
  const databases = expectDatabases(deployment);
  const missing = services.filter((service) => !deployment.databases[service]);
  if (missing.length > 0) throw new Failure(`There is no database URL for ${missing.join(', ')}.`);
  if (existsSync(folder)) throw new Failure(`${folder} is there already: every backup has a folder of its own.`);
  // The folder gets its name when the backup is complete.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const sums = new Sums(unfinished);
  const manifest = await connected(databases[0]![1], (first) => writeAll(first, databases, deployment, sums));
  await sums.close(manifest);
  await rename(unfinished, folder);
  const rows = Object.values(manifest.services).flatMap(({ tables }) => tables.map((table) => table.rows));
  const { media } = manifest;
  say(line('backup', `${rows.reduce((sum, count) => sum + count, 0)} rows of ${rows.length} tables`));
  say(line('', 'recordings' in media ? `${media.recordings} recordings` : 'recordings stay in their bucket'));
  say(line('', folder, performance.now() - started));
  return manifest;
}

async function writeAll(first: pg.Client, databases: Databases, deployment: Deployment, sums: Sums): Promise<Manifest> {
  // All services' connections read the snapshot of this transaction while it is open.
  await first.query('begin isolation level repeatable read read only');
  const { rows } = await first.query<{ snapshot: string; now: Date; version: string }>(
    `select pg_export_snapshot() as snapshot, now(), current_setting('server_version') as version`,
  );
  const { snapshot, now, version } = rows[0]!;
  const manifest: Manifest = {
    format: 1,
    version: await readVersion(),
    takenAt: now.toISOString(),
    postgres: version,
    services: {},
    media: deployment.bucket ? { bucket: deployment.bucket } : { recordings: 0 },
  };
  for (const [service, signIn] of databases) {
    await connected(signIn, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
      manifest.services[service] = await copySchema(client, service, sums);
      if (service === 'gifting' && 'recordings' in manifest.media)
        manifest.media.recordings = await copyRecordings(client, deployment.mediaDir, sums);
    });
  }
  await first.query('commit');
  return manifest;
}

/** Copies the recordings that rows name. A missing one was deleted by its owner since the snapshot. */
async function copyRecordings(client: pg.Client, folder: string | undefined, sums: Sums): Promise<number> {
  const { rows } = await client.query<{ key: string }>('select key from uploads order by key');
  if (rows.length > 0 && !folder) throw new Failure('There are recordings: name their MEDIA_DIR or their S3_BUCKET.');
  let copied = 0;
  for (const { key } of rows) {
    const path = join(folder!, key);
    if (!existsSync(path)) continue;
    await sums.write(`media/${key}`, createReadStream(path));
    copied++;
  }
  return copied;
}
