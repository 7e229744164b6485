import { Clock } from '@presently/service/clock';
import { loadEnv } from '@presently/service/env';
import { ormConfig } from '@presently/service/orm';
import { MikroORM } from '@mikro-orm/postgresql';
import { isUUID } from 'class-validator';
import { definition } from './definition.js';
import { seedDemo } from './demo/seed-demo.js';
import { DemoEnv } from './env.js';

/** `node dist/seed-demo.js <demoUserId>`: writes the recipients, occasions and gifts of the demo sender, once. */
let orm: MikroORM | undefined;
try {
  const env = loadEnv(DemoEnv);
  const userId = process.argv[2];
  if (!userId || !isUUID(userId)) throw new Error('Usage: seed-demo <demoUserId>');
  orm = await MikroORM.init(ormConfig(definition, env.DATABASE_URL));
  const isNew = await seedDemo(orm.em.fork(), userId, new Clock(env.CLOCK).now(), env.SANDBOX_SHOP_IN_BROWSER);
  console.log(isNew ? 'The demo sender has recipients, occasions and gifts' : 'The demo data was there already');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await orm?.close();
}
