import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { buildWhenNeeded } from '../../tools/build.ts';
import { environment } from '../../tools/environment.ts';
import { Failure } from '../../tools/failure.ts';
import { line } from '../../tools/say.mjs';
import { services, type ServiceName } from '../../libs/topology/src/services.ts';
import { mediaFolder } from './backup.ts';
import { atBroker, connected, namesDatabases, readDeployment, type Deployment, type SignIn } from './deployment.ts';
import { bury, eraseAgain, readErasures, tellErasuresAgain, usersOf, type Erasures } from './erasures.ts';
import { withLocalDatabase } from './local-database.ts';
import { readBackup, type Manifest } from './manifest.ts';
import { loadSchema } from './schema-copy.ts';
import { runScript, signInOf } from './script.ts';

export interface Restore {
  /** The repository, of the backup's release or a later one. */
  root: string;
  folder: string;
  /** The one service whose schema is to be put back. */
  only?: ServiceName | undefined;
  say: (text: string) => void;
}

/**
 * Puts a backup into an empty database: that of a deployment, or a new one in `DATA_DIR`. Nothing is touched before the
 * whole backup has been read, and nothing that is there is ever replaced.
 */
export async function restore(order: Restore): Promise<void> {
  const { root, folder, only, say } = order;
  const started = performance.now();
  const manifest = await readBackup(folder);
  const chosen = only ? [only] : services.filter((service) => manifest.services[service]);
  await buildWhenNeeded(root, new AbortController().signal);
  for (const service of chosen) await expectKnown(root, service, manifest);
  const deployment = readDeployment(environment, root, 'owner');
  say(line('backup', `of ${manifest.takenAt}, whole`));
  if (namesDatabases(environment)) {
    if (!deployment.natsUrl) throw new Failure('NATS_URL is missing: the streams have to be made anew.');
    const { natsUrl } = deployment;
    const erasures = await atBroker(natsUrl, readErasures);
    await loadAll(order, manifest, chosen, deployment);
    await repeatErasures(order, manifest, chosen, deployment, erasures);
    await renewStreams(root, natsUrl, only);
    if (!only) await atBroker(natsUrl, (nats) => tellErasuresAgain(nats, erasures));
  } else {
    if (only) throw new Failure('--only needs DATABASE_URL and NATS_URL.');
    await withLocalDatabase(deployment.dataDir, (databases) =>
      loadAll(order, manifest, chosen, { ...deployment, databases }),
    );
    // Streams of a database that is gone; the next start makes new ones.
    for (const remains of ['nats', 'prepared'])
      await rm(join(deployment.dataDir, remains), { recursive: true, force: true });
    await writeFile(join(deployment.dataDir, 'demo-seeded'), '');
    say(line('', 'nothing here knows who was erased since then: see docs/operations.md'));
  }
  say(line('restore', 'done', performance.now() - started));
}

/** @throws Failure when the backup comes from a release that this one does not follow */
async function expectKnown(root: string, service: ServiceName, manifest: Manifest): Promise<void> {
  const { migrations } = manifest.services[service] ?? { migrations: [] };
  if (migrations.length === 0) throw new Failure(`${service} is not in this backup.`);
  const files = (await readdir(join(root, `services/${service}/dist/migrations`))).filter((file) =>
    file.endsWith('.js'),
  );
  const known = files.map((file) => file.replace('.js', '')).sort();
  const other = migrations.find((name, index) => known[index] !== name);
  if (other) {
    throw new Failure(
      `This release does not know ${service}'s ${other}: the backup is of version ${manifest.version} or a branch of it. Restore with that release.`,
    );
  }
}

async function loadAll(
  { root, folder, only, say }: Restore,
  manifest: Manifest,
  chosen: ServiceName[],
  to: Deployment,
): Promise<void> {
  const places = chosen.map((service) => {
    const signIn = to.databases[service];
    if (!signIn) throw new Failure(`There is no database URL for ${service}.`);
    return [service, signIn] as const;
  });
  for (const [service, signIn] of places) await expectEmpty(service, signIn);
  for (const [service, signIn] of places) {
    const started = performance.now();
    const schema = manifest.services[service]!;
    await migrate(root, service, signIn, schema.migrations.at(-1));
    await connected(signIn, (client) => loadSchema(client, folder, schema));
    await migrate(root, service, signIn);
    say(line(service, 'loaded', performance.now() - started));
  }
  const holdsRecordings = 'recordings' in manifest.media && manifest.media.recordings > 0;
  if (holdsRecordings && (only === undefined || only === 'gifting')) {
    await mkdir(mediaFolder(to), { recursive: true, mode: 0o700 });
    await cp(join(folder, 'media'), mediaFolder(to), { recursive: true });
  }
}

async function expectEmpty(service: ServiceName, signIn: SignIn): Promise<void> {
  await connected(signIn, async (client) => {
    const { rows } = await client.query<{ schema: string | null; tables: number }>(
      `select current_schema() as schema,
         (select count(*)::int from pg_tables where schemaname = current_schema()) as tables`,
    );
    const { schema, tables } = rows[0]!;
    if (schema !== service)
      throw new Failure(`There is no schema ${service} yet: run deploy/postgres/provision.sql first.`);
    if (tables > 0) throw new Failure(`The schema ${service} holds ${tables} tables. Restore into an empty database.`);
  });
}

/** @param to the last migration to run; all of them without it */
async function migrate(root: string, service: ServiceName, signIn: SignIn, to?: string): Promise<void> {
  await runScript(root, `services/${service}/dist/migrate.js`, { ...signInOf(signIn), ...(to && { MIGRATE_TO: to }) });
}

/** Who was erased since the backup has come back with it, as far as the stream can tell. */
async function repeatErasures(
  { root, say }: Restore,
  { takenAt }: Manifest,
  chosen: ServiceName[],
  to: Deployment,
  erasures: Erasures,
): Promise<void> {
  const users = usersOf(erasures);
  for (const service of chosen) await bury(to.databases[service]!, users);
  if (users.length > 0 && chosen.includes('identity'))
    say(line('erasures', await eraseAgain(root, to.databases.identity!, users)));
  const { completeSince } = erasures;
  if (!completeSince || completeSince > new Date(takenAt)) {
    const known = completeSince ? `only those since ${completeSince.toISOString()} were known` : 'none were known';
    say(line('', `of erasures since the backup, ${known}: see docs/operations.md`));
  }
}

/**
 * Streams carry events and keep none that an outbox does not have: all that they held since is of a time that is undone.
 * After a restore of one service, its readers begin anew, so that it sees what the others have told since.
 */
async function renewStreams(root: string, natsUrl: string, only: ServiceName | undefined): Promise<void> {
  await atBroker(natsUrl, async (nats) => {
    const manager = await jetstreamManager(nats);
    for (const owner of services) {
      const stream = owner.toUpperCase();
      // What is not there need not go.
      if (only) await manager.consumers.delete(stream, only).catch(() => false);
      else await manager.streams.delete(stream).catch(() => false);
    }
  });
  await runScript(root, 'libs/service/dist/provision-streams.js', { NATS_URL: natsUrl });
}
