import { Clock } from '@presently/service/clock';
import { setAdministrator } from './accounts/administrators.js';
import { runCommand } from './command.js';
import { CommandEnv } from './env.js';

/** `node dist/grant-admin.js grant|revoke <username>`: the only way to grant or revoke the role of administrator. */
const [verb, username] = process.argv.slice(2);

await runCommand(CommandEnv, async (orm, env) => {
  if (!username || (verb !== 'grant' && verb !== 'revoke')) throw new Error('Usage: grant|revoke <username>');
  const user = await setAdministrator(orm.em.fork(), username, verb === 'grant', new Clock(env.CLOCK).now());
  if (!user) throw new Error(`There is no user named "${username}".`);
  return user.isAdmin ? `${user.username} is now an administrator.` : `${user.username} is no administrator any more.`;
});
