import { Problem } from '@presently/messaging/problem';
import { recipientLimits } from '@presently/rules/bounds';
import type { BudgetLevel } from '@presently/rules/budgets';
import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockSender } from '../senders/lock-sender.js';

const refusals = counter(metrics.quotaRefusals);

/**
 * Checks the limit of the sender's tier before a recipient is added, in the transaction that adds it. Locks the sender,
 * so concurrent calls cannot exceed the limit.
 * @throws Problem `recipient.limit-reached`
 */
export async function mustHaveRoom(tx: EntityManager, userId: string, level: BudgetLevel): Promise<void> {
  const limits = recipientLimits[level];
  const limit = limits[await lockSender(tx, userId)];
  if (limit === -1) return;
  const [{ isFull }] = await tx.execute<[{ isFull: boolean }]>(
    `select count(*) >= ? as "isFull" from (select from recipients where user_id = ? limit ?) as counted`,
    [limit, userId, limit],
  );
  if (!isFull) return;
  refusals.add(1, { 'presently.quota': 'recipients' });
  const most = limit.toLocaleString('en');
  throw new Problem(
    'recipient.limit-reached',
    403,
    `A Free account may have at most ${most} people. Upgrade to Pro to add more, or remove one first.`,
  );
}
