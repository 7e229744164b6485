import { context, createContextKey, type Context } from '@opentelemetry/api';
import { SharedClock } from './shared-clock.js';

/**
 * What a call has cost until now, in milliseconds: processor time of this process, its part of the database's time, and
 * the cost of its calls to other services.
 *
 * One thread works for many calls in turn, so whoever goes on with a call says so ({@link workFor}), at the few places
 * where something from outside arrives: a call, an answer, a part of a body. Time between that and the next such place
 * counts for the call. It need not be exact to the millisecond: it finds the one account that uses a hundred times more
 * than others.
 */
export class Cost {
  ms = 0;
  /** Hears of what is added, also after the answer: the work may go on when the browser has gone. */
  onMore: ((ms: number) => void) | undefined;

  add(ms: number): void {
    this.ms += ms;
    this.onMore?.(ms);
  }
}

const key = createContextKey('presently.cost');
const database = new SharedClock();
/** Whatever takes longer waits for a lock: the wait of a statement is no work of its call. */
const longestStatementMs = 1_000;

export const withCost = (cost: Cost, base: Context): Context => base.setValue(key, cost);

/** The cost of the call that the running code belongs to. */
export const costNow = (): Cost | undefined => context.active().getValue(key) as Cost | undefined;

/** For whom this thread works, and its processor time when that began. */
let current: { cost: Cost; since: number } | undefined;

/** From now on this thread works for a call; it worked for another one until now. */
export function workFor(cost: Cost | undefined): void {
  const now = threadMs();
  const before = current;
  current = cost && { cost, since: now };
  // What comes in the next turn of the event loop belongs to others, until it says for whom.
  if (!before && cost) setImmediate(workFor, undefined);
  before?.cost.add(now - before.since);
}

/** Counts a statement of the call that the running code belongs to. */
export function countStatement<T>(answer: Promise<T>): Promise<T> {
  const cost = costNow();
  if (!cost) return answer;
  const end = database.begin();
  return answer.finally(() => {
    cost.add(Math.min(end(), longestStatementMs));
    workFor(cost);
  });
}

/** Time of a processor, and not of a clock: while this thread waits for a processor, others use it. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
