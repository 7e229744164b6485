import { Outbox } from '@presently/messaging/outbox';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { runCommand } from './command.js';
import { CommandEnv } from './env.js';
import { AccountMails } from './mails/account-mails.js';
import { resetFactors } from './second-factor/reset-factors.js';
import { SecurityLog } from './security-log/security-log.js';
import { SecurityNotices } from './security-log/security-notices.js';

/** `node dist/reset-factors.js <username>`: removes the second factors of a user who has lost them. */
const [username] = process.argv.slice(2);

await runCommand(CommandEnv, async ({ em }, env) => {
  if (!username) throw new Error('Usage: reset-factors <username>');
  const clock = new Clock(env.CLOCK);
  const outbox = new Outbox();
  const mails = new AccountMails(em, outbox, clock);
  const notices = new SecurityNotices(mails, new Budgets('identity', 'strict', clock), clock);
  const securityLog = new SecurityLog(notices, clock);
  const user = await resetFactors(em.fork(), username, { outbox, securityLog, now: clock.now() });
  if (!user) throw new Error(`There is no user named "${username}".`);
  const notice = user.contact
    ? 'A notice goes to the confirmed address.'
    : 'No address is confirmed, so no notice is sent.';
  return `${user.username} signs in with the password alone now. ${notice}`;
});
