import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { ServiceDatabase } from './database.ts';
import type { Broker } from './nats.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import { services, type ServiceName } from '../../libs/topology/src/services.ts';
import { brokerEnv, sandboxUrl } from './processes/process-environment.ts';
import { commonEnv, spawnNode } from './services.ts';

/** Runs a script to its end. @returns what it printed @throws Failure with its output if it fails */
async function runJob(
  config: Config,
  name: string,
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<string> {
  if (!existsSync(join(config.root, script)))
    throw new Failure(`${name} needs ${script}, which the build has not made.`);
  const child = spawnNode(config.root, script, { ...commonEnv(config), ...env }, args);
  let printed = '';
  let all = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    all += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (all += text));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Failure(`${all.trim()}\n\n${name} failed (${script}).`);
  return printed;
}

/** Migrates every schema with the role that owns it, all in one process. */
export async function migrate(config: Config, databases: Record<string, ServiceDatabase>): Promise<void> {
  const owners = Object.fromEntries(services.map((service) => [service, databases[service]!.owner]));
  await runJob(config, 'The migration', 'tools/migration/apply.ts', { OWNERS: JSON.stringify(owners) });
}

/** Creates or updates streams and consumers. */
export async function provisionStreams(config: Config, broker: Broker): Promise<void> {
  const env = brokerEnv(broker, 'streams');
  await runJob(config, 'Preparing the streams', 'libs/service/dist/provision-streams.js', env);
}

/** Makes an account an administrator, as `ops admin grant` does. */
export async function grantAdministrator(
  config: Config,
  databases: Record<string, ServiceDatabase>,
  username: string,
): Promise<void> {
  const script = 'services/identity/dist/grant-admin.js';
  const env = { DATABASE_URL: databases.identity!.runtime };
  await runJob(config, 'Making the administrator', script, env, ['grant', username]);
}

/** Imports the products of the sandbox's shops into the catalogue. */
export async function stockCatalogue(config: Config, databases: Record<string, ServiceDatabase>): Promise<void> {
  await runJob(
    config,
    'Filling the catalogue',
    'services/recommendations/dist/import-catalogue.js',
    { DATABASE_URL: databases.recommendations!.owner },
    ['import', `${sandboxUrl(config)}/feeds/sample.tsv`, '--feed', 'sandbox'],
  );
}

/** The first line that a seed prints: the accounts that it created. */
function readAccounts(printed: string): { demoUserId: string } {
  const json = printed.split('\n').findLast((text) => text.trim().startsWith('{'));
  const { demoUserId } = JSON.parse(json ?? '{}') as { demoUserId?: string };
  if (!demoUserId) throw new Failure('The demo accounts were not created: no demoUserId was printed');
  return { demoUserId };
}

export async function seedDemo(
  config: Config,
  databases: Record<string, ServiceDatabase>,
  broker: Broker,
): Promise<void> {
  const envOf = (service: ServiceName) => ({
    DATABASE_URL: databases[service]!.runtime,
    ...brokerEnv(broker, service),
  });
  const printed = await runJob(
    config,
    'Making the demo accounts',
    'services/identity/dist/seed-demo.js',
    envOf('identity'),
  );
  const { demoUserId } = readAccounts(printed);
  const shop = { SANDBOX_SHOP_IN_BROWSER: sandboxUrl(config) };
  const seed = 'services/gifting/dist/seed-demo.js';
  await runJob(config, 'Making the demo data', seed, { ...envOf('gifting'), ...shop }, [demoUserId]);
}
