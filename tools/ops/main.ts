import { join, resolve } from 'node:path';
import { environment } from '../../libs/cli/src/environment.ts';
import { buildWhenNeeded } from '../build.ts';
import { root } from '../root.ts';
import { readRunFile } from '../supervisor/run-file.ts';
import { createLocalDatabase } from './local-database.ts';
import { endFirstRun } from '../supervisor/box/first-run.ts';
import { keepBoxBeside, putBoxBack } from './box-files.ts';
import { writeBillOfMaterials } from './sbom.ts';

/**
 * `npm run ops`: the commands of ops/ in a checkout. If the environment names no deployment, they work on the product
 * that runs in DATA_DIR, and `restore` creates a new database there.
 */
const [command = '', ...args] = process.argv.slice(2);

const dataDir = resolve(root, environment.DATA_DIR || '.data');

async function operateLocally(): Promise<number> {
  await buildWhenNeeded(root);
  // Imported after the build, because they import libraries.
  const { databaseVariables, namesDatabases } = await import('../../ops/src/deployment.ts');
  const { operate } = await import('../../ops/src/commands.ts');
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

/** A box also keeps and puts back its keys and settings, and its first-run page ends with the first administrator. */
async function operateBox(dataDir: string): Promise<number> {
  const [first] = args;
  if (command === 'restore' && first) putBoxBack(dataDir, first);
  const code = await operateLocally();
  if (code === 0 && command === 'backup' && first) keepBoxBeside(dataDir, first);
  if (code === 0 && command === 'admin' && first === 'grant') endFirstRun(dataDir);
  return code;
}

if (command === 'sbom') writeBillOfMaterials();
else process.exitCode = await (environment.BOX === 'on' ? operateBox(dataDir) : operateLocally());
