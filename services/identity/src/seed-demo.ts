import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { demoAdmin, demoSender, seedDemoAccounts } from './accounts/demo-accounts.js';
import { FormerUsernames } from './users/former-usernames.js';
import { Registrar } from './users/registrar.js';
import { runCommand } from './command.js';
import { DemoEnv } from './env.js';

/** `node dist/seed-demo.js`: creates the demo accounts once and prints their ids for the seeds of other services. */
await runCommand(DemoEnv, async (orm, env) => {
  const clock = new Clock(env.CLOCK);
  await seedDemoAccounts(orm.em, new Registrar(new Outbox(), new FormerUsernames(clock), clock));
  return JSON.stringify({ demoUserId: demoSender.id, adminUserId: demoAdmin.id });
});
