import { endOf } from '@presently/rules/budget-windows';
import {
  allowedBy,
  budgetNames,
  budgets,
  standingOf,
  type Allowed,
  type BudgetLevel,
  type BudgetName,
} from '@presently/rules/budgets';
import type { BudgetUsage } from '@presently/contracts/kit/budget-usage';
import type { Caller } from '@presently/messaging/call-context';
import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import type { ServiceName } from '@presently/topology/services';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock.js';
import { deleteInBatches } from '../queries/delete-in-batches.js';
import { UsedUp } from './used-up.js';

/** An account with the facts that decide its limits. */
export type Account = Pick<Caller, 'userId' | 'tier' | 'isConfirmed'>;

/** One use of a budget. */
export interface Use {
  budget: BudgetName;
  /** Decides the limit. Without it the budget has one limit for all. */
  account?: Account;
  /** Whose use it is, for a budget that does not count by account: a hash of a contact or of a network. */
  holder?: string;
  /** Replaces the declared limit of a window by one that the operator has set. */
  limit?: number;
}

/** Uses as they are counted: by whom, until when, how many, and how many are allowed. */
interface Count {
  budget: BudgetName;
  holder: string;
  ends_at: Date;
  uses: number;
  most: number;
  usedUp: UsedUp;
}

interface Counted {
  budget: string;
  holder: string;
}
const keyOf = ({ budget, holder }: Counted): string => `${budget} ${holder}`;
const keysOf = (counted: readonly Counted[]) => new Set(counted.map(keyOf));

// The order of the rows is the order of their locks: without one, two calls could block each other.
const insertUses = new Statement<Counted>(
  `with given as (
     select * from jsonb_to_recordset($1::jsonb)
       as use (holder text, budget text, ends_at timestamptz, uses int, most int)
   )
   insert into budget_usage as known (holder, budget, ends_at, used)
   select holder, budget, ends_at, uses from given where uses <= most order by holder, budget
   on conflict (holder, budget, ends_at) do update set used = known.used + excluded.used
     where known.used + excluded.used <=
       (select most from given where given.holder = known.holder and given.budget = known.budget)
   returning holder, budget`,
);

/** Adds up the uses of the same budget by the same holder. Where limits differ, the lowest applies. */
function summed(counts: readonly Count[]): Count[] {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const sum = sums.get(keyOf(count));
    if (sum) Object.assign(sum, { uses: sum.uses + count.uses, most: Math.min(sum.most, count.most) });
    else sums.set(keyOf(count), { ...count });
  }
  return [...sums.values()];
}

const refusals = counter(metrics.quotaRefusals);
const everyone = 'everyone';

/**
 * Counts the use of budgets in the service's own schema, so that replicas share the counts. Uses at the same time never
 * exceed a limit together. A refused use is not counted.
 */
export class Budgets {
  constructor(
    private readonly service: ServiceName,
    private readonly level: BudgetLevel,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts uses in one statement. Several need a transaction that the caller rolls back for a refusal.
   * @throws Problem `budget-used`, 429
   */
  async charge(em: EntityManager, ...uses: readonly Use[]): Promise<void> {
    const usedUp = await this.spend(em, ...uses);
    if (usedUp) throw usedUp.toProblem();
  }

  /** Like {@link charge}, but returns the first budget of which not enough is left. */
  async spend(em: EntityManager, ...uses: readonly Use[]): Promise<UsedUp | undefined> {
    const counted = summed(uses.map((use) => this.countOf(use))).filter(({ most }) => most !== Infinity);
    if (counted.length === 0) return undefined;
    if (counted.length > 1 && !em.isInTransaction()) throw new Error('Several budgets need a transaction');
    const written = keysOf(await this.count(em, counted));
    const refused = counted.find((each) => !written.has(keyOf(each)));
    if (refused) refusals.add(1, { 'presently.quota': refused.budget });
    return refused?.usedUp;
  }

  /**
   * Counts uses that are independent of each other, in one statement.
   * @param uses at most one of each budget and holder
   * @returns for each use the budget, if it is used up
   */
  async spendEach(em: EntityManager, uses: readonly Use[]): Promise<(UsedUp | undefined)[]> {
    const counts = uses.map((use) => this.countOf(use));
    const counted = counts.filter(({ most }) => most !== Infinity);
    const written = keysOf(counted.length > 0 ? await this.count(em, counted) : []);
    return counts.map((each) => {
      if (each.most === Infinity || written.has(keyOf(each))) return undefined;
      refusals.add(1, { 'presently.quota': each.budget });
      return each.usedUp;
    });
  }

  /** The answer names what was counted. The others have reached their limit. */
  private count(em: EntityManager, counted: readonly Count[]): Promise<Counted[]> {
    const rows = counted.map(({ holder, budget, ends_at, uses, most }) => ({ holder, budget, ends_at, uses, most }));
    return insertUses.rows(em, JSON.stringify(rows));
  }

  /** Removes a use that was counted at a time, in the window of that time. */
  async refund(em: EntityManager, use: Use, countedAt: Date): Promise<void> {
    const { holder, budget, ends_at } = this.countOf(use, countedAt);
    // No row remains of an account that was erased meanwhile. The count is read under its lock: another refund may
    // lower it at the same moment.
    await em.execute(
      `with held as (
         select holder, budget, ends_at, used from budget_usage where (holder, budget, ends_at) = (?, ?, ?) for update
       ), lowered as (
         update budget_usage known set used = known.used - 1 from held
         where held.used > 1
           and (known.holder, known.budget, known.ends_at) = (held.holder, held.budget, held.ends_at)
       )
       delete from budget_usage known using held
       where held.used = 1 and (known.holder, known.budget, known.ends_at) = (held.holder, held.budget, held.ends_at)`,
      [holder, budget, ends_at],
    );
  }

  /** What an account has used of each budget of this service that counts by account. */
  async usageOf(em: EntityManager, account: Account): Promise<BudgetUsage[]> {
    const rows = await em.execute<{ budget: string; endsAt: string | Date; used: number }[]>(
      'select budget, ends_at as "endsAt", used from budget_usage where holder = ? and ends_at > ?',
      [account.userId, this.clock.now()],
    );
    const own = budgetNames.filter(
      (name) => budgets[name].owner === this.service && budgets[name].counts === 'account',
    );
    return own.map((budget) => {
      const { most, ends_at } = this.countOf({ budget, account });
      const row = rows.find((each) => each.budget === budget && +new Date(each.endsAt) === +ends_at);
      return { budget, what: budgets[budget].what, used: row?.used ?? 0, limit: most, resetsAt: ends_at.toISOString() };
    });
  }

  /** Deletes the counts of windows that are over. */
  async purge(em: EntityManager): Promise<void> {
    if (!budgetNames.some((name) => budgets[name].owner === this.service)) return;
    await deleteInBatches(em, {
      table: 'budget_usage',
      key: ['holder', 'budget', 'ends_at'],
      where: 'ends_at <= ?',
      parameters: [this.clock.now()],
    });
  }

  private countOf({ budget, account, holder, limit }: Use, now = this.clock.now()): Count {
    const { counts, window } = budgets[budget];
    const standing = account ? standingOf(account) : 'free';
    const allowed: Allowed = limit === undefined ? allowedBy(budget, standing, this.level) : { limit, window };
    const ends_at = endOf(allowed.window, now);
    const seconds = Math.max(1, Math.ceil((ends_at.getTime() - this.clock.now().getTime()) / 1_000));
    return {
      budget,
      holder: holderOf(counts, account, holder),
      ends_at,
      uses: 1,
      most: allowed.limit,
      usedUp: new UsedUp(budget, allowed, standing, seconds),
    };
  }
}

function holderOf(counts: (typeof budgets)[BudgetName]['counts'], account?: Account, holder?: string): string {
  const found = counts === 'account' ? account?.userId : counts === 'everyone' ? everyone : holder;
  if (found === undefined) throw new Error(`A budget by ${counts} needs its holder`);
  return found;
}

/** Deletes what an erased user has used. */
export async function deleteUsageOf(em: EntityManager, userId: string): Promise<void> {
  await em.execute('delete from budget_usage where holder = ?', [userId]);
}
