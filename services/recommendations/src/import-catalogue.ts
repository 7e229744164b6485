import { Clock } from '@presently/service/clock';
import { loadEnv } from '@presently/service/env';
import { ormConfig } from '@presently/service/orm';
import { MikroORM } from '@mikro-orm/postgresql';
import { runCatalogueCommand } from './catalogue/import/command.js';
import { definition } from './definition.js';
import { CatalogueEnv } from './env.js';

/** `node dist/import-catalogue.js import <file|url> [--feed <name>]`, `list`, `remove <feed>`. */
let orm: MikroORM | undefined;
try {
  const env = loadEnv(CatalogueEnv);
  orm = await MikroORM.init(ormConfig(definition, env.DATABASE_URL));
  await runCatalogueCommand(orm.em.fork(), process.argv.slice(2), new Clock(env.CLOCK).now());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await orm?.close();
}
