import { loadEnv } from '@presently/service/env';
import { ormConfig } from '@presently/service/orm';
import { MikroORM } from '@mikro-orm/postgresql';
import { definition } from './definition.js';
import type { CommandEnv } from './env.js';

/**
 * Runs a command on identity's database, next to the running service. Prints a failure as one sentence on stderr and
 * sets exit code 1.
 * @param work returns the text to print
 */
export async function runCommand<E extends CommandEnv>(
  type: new () => E,
  work: (orm: MikroORM, env: E) => Promise<string>,
): Promise<void> {
  let orm: MikroORM | undefined;
  try {
    const env = loadEnv(type);
    orm = await MikroORM.init(ormConfig(definition, env.DATABASE_URL));
    console.log(await work(orm, env));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await orm?.close();
  }
}
