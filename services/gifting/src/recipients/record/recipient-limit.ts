import { Problem } from '@presently/messaging/problem';
import { recipientLimits } from '@presently/rules/bounds';
import type { BudgetLevel } from '@presently/rules/budgets';
import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockSender } from '../../senders/lock-sender.js';
import { tierOf } from '../../senders/tier-of.js';

const refusals = counter(metrics.quotaRefusals);

/**
 * Checks the limit of the sender's tier before recipients are added, in the transaction that adds them or before it.
 * Locks the sender, so concurrent calls cannot exceed the limit.
 * @param chosen how many the sender has chosen, where it is not one by one
 * @throws Problem `recipient.limit-reached`
 */
export async function mustHaveRoom(
  tx: EntityManager,
  userId: string,
  level: BudgetLevel,
  chosen?: number,
): Promise<void> {
  const room = await roomOf(tx, userId, level);
  if ((chosen ?? 1) <= room) return;
  refusals.add(1, { 'presently.quota': 'recipients' });
  const most = recipientLimits[level].free.toLocaleString('en');
  const advice =
    chosen === undefined
      ? 'Upgrade to Pro to add more, or remove one first.'
      : `There is room for ${Math.max(0, room)} more, and you have chosen ${chosen} new ones. ` +
        'Choose fewer, or upgrade to Pro.';
  throw new Problem('recipient.limit-reached', 403, `A Free account may have at most ${most} people. ${advice}`, {
    params: { most },
  });
}

/** How many recipients a sender may add. Locks the sender, so that it stays true in this transaction. */
export async function roomOf(tx: EntityManager, userId: string, level: BudgetLevel): Promise<number> {
  const limit = recipientLimits[level][await lockSender(tx, userId)];
  return limit === -1 ? Infinity : limit - (await countedUpTo(tx, userId, limit));
}

/** {@link roomOf} at this moment, without a lock. */
export async function roomNow(em: EntityManager, userId: string, level: BudgetLevel): Promise<number> {
  const limit = recipientLimits[level][await tierOf(em, userId)];
  return limit === -1 ? Infinity : limit - (await countedUpTo(em, userId, limit));
}

async function countedUpTo(em: EntityManager, userId: string, limit: number): Promise<number> {
  const [{ counted }] = await em.execute<[{ counted: number }]>(
    'select count(*)::int as counted from (select from recipients where user_id = ? limit ?) as rows',
    [userId, limit],
  );
  return counted;
}
