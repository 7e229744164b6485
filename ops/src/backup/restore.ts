import { jetstreamManager } from '@nats-io/jetstream';
import { Failure } from '@presently/cli/failure';
import { line } from '@presently/cli/say';
import type { BrokerAddress } from '@presently/messaging/connection';
import { sourcesOf } from '@presently/messaging/events/event-sources';
import { streams } from '@presently/messaging/streams';
import { services, type ServiceName } from '@presently/topology/services';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { atBroker, connected, expectDatabase, type Deployment, type SignIn } from '../deployment.ts';
import { builtFile, callScript, signInVariables } from '../service-scripts.ts';
import { bury, eraseAgain, publishErasures, readErasures, usersOf, type Erasures } from './erasures.ts';
import { readBackup, type Manifest } from './manifest.ts';
import { loadSchema } from './schema-copy.ts';

export interface Restore {
  folder: string;
  /** The one service to restore; all without it. */
  only?: ServiceName | undefined;
  say: (text: string) => void;
}

/** Creates an empty database where the deployment has none, and calls `load` with its URLs. */
export type NewDatabase = (load: (databases: Deployment['databases']) => Promise<void>) => Promise<void>;

/**
 * Loads a backup into an empty database: into the deployment's, or into a new one. Changes nothing before the whole
 * backup has been checked, and never replaces rows.
 */
export async function restore(order: Restore, deployment: Deployment, newDatabase?: NewDatabase): Promise<void> {
  const { folder, only, say } = order;
  const started = performance.now();
  const manifest = await readBackup(folder);
  const chosen = only ? [only] : services.filter((service) => manifest.services[service]);
  for (const service of chosen) await expectKnown(service, manifest);
  say(line('backup', `of ${manifest.takenAt}, whole`));
  if (newDatabase) {
    if (only) throw new Failure('--only needs DATABASE_URL and NATS_URL.');
    await newDatabase((databases) => loadAll(order, manifest, chosen, { ...deployment, databases }));
    say(line('', 'nothing here knows who was erased since then: see docs/operations.md'));
  } else {
    const { broker } = deployment;
    if (!broker) throw new Failure('NATS_URL is missing: the streams have to be made anew.');
    const erasures = await atBroker(broker, readErasures);
    await loadAll(order, manifest, chosen, deployment);
    await repeatErasures(order, manifest, chosen, deployment, erasures);
    await renewStreams(broker, only);
    if (!only) await atBroker(broker, (nats) => publishErasures(nats, erasures));
  }
  say(line('restore', 'done', performance.now() - started));
}

/** @throws Failure if the backup comes from a release that is not an ancestor of this one */
async function expectKnown(service: ServiceName, manifest: Manifest): Promise<void> {
  const { migrations } = manifest.services[service] ?? { migrations: [] };
  if (migrations.length === 0) throw new Failure(`${service} is not in this backup.`);
  const files = await readdir(builtFile(`services/${service}/dist/migrations`));
  const known = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace('.js', ''))
    .sort();
  const unknown = migrations.find((name, index) => known[index] !== name);
  if (unknown) {
    throw new Failure(
      `This release does not know ${service}'s ${unknown}: the backup is of version ${manifest.version} or a branch ` +
        'of it. Restore with that release.',
    );
  }
}

async function loadAll(
  { folder, only, say }: Restore,
  manifest: Manifest,
  chosen: ServiceName[],
  to: Deployment,
): Promise<void> {
  const places = chosen.map((service) => [service, expectDatabase(to, service)] as const);
  const holdsRecordings = 'recordings' in manifest.media && manifest.media.recordings > 0;
  const loadsRecordings = holdsRecordings && (only === undefined || only === 'gifting');
  if (loadsRecordings && !to.mediaDir)
    throw new Failure('The backup holds recordings: name their folder in MEDIA_DIR.');
  for (const [service, signIn] of places) await expectEmpty(service, signIn);
  for (const [service, signIn] of places) {
    const started = performance.now();
    const schema = manifest.services[service]!;
    await migrate(service, signIn, schema.migrations.at(-1));
    await connected(signIn, (client) => loadSchema(client, folder, schema));
    await migrate(service, signIn);
    // In a backup from before lanes, no event has a stream that its relay could look into.
    await connected(signIn, (client) => client.query('update outbox set published_at = null where stream is null'));
    say(line(service, 'loaded', performance.now() - started));
  }
  if (loadsRecordings) {
    await mkdir(to.mediaDir!, { recursive: true, mode: 0o700 });
    await cp(join(folder, 'media'), to.mediaDir!, { recursive: true });
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
async function migrate(service: ServiceName, signIn: SignIn, to?: string): Promise<void> {
  const env = { ...signInVariables(signIn), ...(to && { MIGRATE_TO: to }) };
  await callScript(`services/${service}/dist/migrate.js`, env);
}

/** Erases the users again who were erased since the backup, as far as the stream holds those events. */
async function repeatErasures(
  { say }: Restore,
  { takenAt }: Manifest,
  chosen: ServiceName[],
  to: Deployment,
  erasures: Erasures,
): Promise<void> {
  const users = usersOf(erasures);
  for (const service of chosen) await bury(to.databases[service]!, users);
  if (users.length > 0 && chosen.includes('identity'))
    say(line('erasures', await eraseAgain(to.databases.identity!, users)));
  const { completeSince } = erasures;
  if (!completeSince || completeSince > new Date(takenAt)) {
    const known = completeSince ? `only those since ${completeSince.toISOString()} were known` : 'none were known';
    say(line('', `of erasures since the backup, ${known}: see docs/operations.md`));
  }
}

/**
 * Deletes and creates the streams. They hold only events that are in an outbox too, and those since the backup are
 * undone. After a restore of one service only its consumers start anew, so that it reads the others' events since then.
 */
async function renewStreams(broker: BrokerAddress, only: ServiceName | undefined): Promise<void> {
  await atBroker(broker, async (nats) => {
    const manager = await jetstreamManager(nats);
    // What is missing needs no deletion.
    if (only) {
      for (const { stream, consumer } of sourcesOf(only))
        await manager.consumers.delete(stream, consumer).catch(() => false);
    } else {
      for (const { name } of streams) await manager.streams.delete(name).catch(() => false);
    }
  });
  await callScript('libs/service/dist/provision-streams.js', {
    NATS_URL: broker.url,
    ...(broker.ca && { NATS_CA: broker.ca }),
  });
}
