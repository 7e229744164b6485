import { join, resolve } from 'node:path';
import { environment } from '../../libs/cli/src/environment.ts';
import { buildWhenNeeded } from '../build.ts';
import { root } from '../root.ts';
import { readRunFile } from '../supervisor/run-file.ts';
import { createLocalDatabase } from './local-database.ts';
import { writeBillOfMaterials } from './sbom.ts';

/**
 * `npm run ops`: the commands of ops/ in a checkout. If the environment names no deployment, they work on the product
 * that runs in DATA_DIR, and `restore` creates a new database there.
 */
const [command = '', ...args] = process.argv.slice(2);

async function operateLocally(): Promise<number> {
  await buildWhenNeeded(root);
  // Imported after the build, because they import libraries.
  const { databaseVariables, namesDatabases } = await import('../../ops/src/deployment.ts');
  const { operate } = await import('../../ops/src/commands.ts');
  const dataDir = resolve(root, environment.DATA_DIR || '.data');
  const env = { MEDIA_DIR: join(dataDir, 'media'), ...environment };
  if (namesDatabases(environment) || command === 'certificates') return operate([command, ...args], env);
  if (command === 'restore') return operate([command, ...args], env, (load) => createLocalDatabase(dataDir, load));
  const product = readRunFile(dataDir);
  if (!product) {
    console.error(`Nothing runs in ${dataDir}, and neither DATABASE_URL nor <SERVICE>_DATABASE_URL is set.`);
    return 1;
  }
  const { databases, natsUrl, natsCa, url } = product;
  const here = { NATS_URL: natsUrl, ...(natsCa && { NATS_CA: natsCa }), PUBLIC_URL: url };
  return operate([command, ...args], { ...here, ...env, ...databaseVariables(databases) });
}

if (command === 'sbom') writeBillOfMaterials();
else process.exitCode = await operateLocally();
