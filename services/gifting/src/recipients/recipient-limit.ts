import { Problem } from '@presently/messaging/problem';
import { recipientLimits } from '@presently/rules/bounds';
import type { BudgetLevel } from '@presently/rules/budgets';
import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockSender } from '../senders/lock-sender.js';
import { tierOf } from '../senders/tier-of.js';

const refusals = counter(metrics.quotaRefusals);

/**
 * Checks the limit of the sender's tier before a recipient is added, in the transaction that adds it. Locks the sender,
 * so concurrent calls cannot exceed the limit.
 * @throws Problem `recipient.limit-reached`
 */
export async function mustHaveRoom(tx: EntityManager, userId: string, level: BudgetLevel): Promise<void> {
  if ((await roomOf(tx, userId, level)) > 0) return;
  refusals.add(1, { 'presently.quota': 'recipients' });
  throw new Problem(
    'recipient.limit-reached',
    403,
    `A Free account may have at most ${mostOfFree(level)} people. Upgrade to Pro to add more, or remove one first.`,
  );
}

const mostOfFree = (level: BudgetLevel) => recipientLimits[level].free.toLocaleString('en');

/**
 * Checks that a number of recipients can be added, before the first of them is.
 * @throws Problem `recipient.limit-reached`
 */
export async function mustHaveRoomFor(
  tx: EntityManager,
  userId: string,
  level: BudgetLevel,
  added: number,
): Promise<void> {
  const room = await roomOf(tx, userId, level);
  if (added <= room) return;
  refusals.add(1, { 'presently.quota': 'recipients' });
  throw new Problem(
    'recipient.limit-reached',
    403,
    `A Free account may have at most ${mostOfFree(level)} people. There is room for ${Math.max(0, room)} more, ` +
      `and you have chosen ${added} new ones. Choose fewer, or upgrade to Pro.`,
  );
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
