import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { isUUID } from 'class-validator';
import { runCommand } from './command.js';
import { CommandEnv } from './env.js';
import { Erasures } from './erasure/erasures.js';

/**
 * `node dist/erase-again.js <user id>…`: erases users again who have come back with a restored backup. Identity
 * completes the erasures when it runs. Ids of unknown users are skipped.
 */
const userIds = process.argv.slice(2);

await runCommand(CommandEnv, async (orm, env) => {
  if (userIds.length === 0 || !userIds.every((id) => isUUID(id))) throw new Error('Usage: <user id>…');
  const erasures = new Erasures(new Outbox(), new Clock(env.CLOCK));
  let erased = 0;
  for (const userId of userIds) {
    const ended = await orm.em.fork().transactional((tx) => erasures.endAccount(tx, userId));
    if (ended) erased++;
  }
  return `${erased} of ${userIds.length} had come back`;
});
