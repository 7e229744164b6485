import { setTimeout as delay } from 'node:timers/promises';
import { connectToNats } from '@presently/messaging/connection';
import { line } from '../../libs/cli/src/say.ts';
import { catchUp } from './catching-up.ts';
import type { Check, Violation } from './checks/check.ts';
import { choices } from './checks/choices.ts';
import { gifts, records } from './checks/gifts.ts';
import { messages, posts } from './checks/messages.ts';
import { caughtUp, deadLetters, processes } from './checks/pipes.ts';
import { pushes } from './checks/pushes.ts';
import { quota, tiers, views } from './checks/rules.ts';
import { webhooks } from './checks/webhooks.ts';
import type { Fault } from './faults/fault.ts';
import { Journal } from './load/journal.ts';
import { Ledger } from './load/ledger.ts';
import { Load } from './load/load.ts';
import type { Scene } from './load/people.ts';
import { Outcomes, tellTime, type Row } from './outcomes.ts';
import type { Result } from './report/result.ts';
import { Poison } from './poison.ts';
import { firstGoodAnswer } from './probes.ts';
import { Receiver } from './receiver.ts';
import type { Random } from '../world/random.ts';
import type { Rig } from './rig.ts';
import type { Target } from './target.ts';

const checks: readonly Check[] = [
  gifts,
  records,
  messages,
  posts,
  quota,
  views,
  webhooks,
  choices,
  pushes,
  tiers,
  caughtUp,
  deadLetters,
  processes,
];

const warmUpMs = 4_000;
const breathMs = 2_500;

/** Limits on the time until promises must hold. */
export interface Patience {
  catchesUpWithinMs: number;
  settlesWithinMs: number;
  /** A readable event without meaning is tried eight times, with growing pauses. */
  poisonSettlesWithinMs: number;
}
const usual: Patience = { catchesUpWithinMs: 120_000, settlesWithinMs: 45_000, poisonSettlesWithinMs: 200_000 };

/** Puts load on the product, injects one fault after the other, and checks all promises. */
export async function runSuite(
  target: Target,
  faults: readonly Fault[],
  random: Random,
  patience: Patience = usual,
): Promise<Result> {
  const closing = new AbortController();
  const ledger = new Ledger();
  const journal = new Journal();
  const { url, sandbox } = target;
  const scene: Scene = { url, sandbox, journal, ledger, random, closing: closing.signal };
  const nats = await connectToNats(target.broker, 'faults');
  const receiver = await Receiver.start();
  try {
    const load = await Load.begin(scene, receiver);
    const database = target.superuser({ query_timeout: 20_000 });
    const poison = new Poison();
    const rig: Rig = { target, database, nats, random, scene, load, ledger, poison, handledUntil: new Date(0) };
    const outcomes = new Outcomes();
    const overdue: Violation[] = [];
    await delay(warmUpMs);
    for (const fault of faults) {
      overdue.push(...(await injectOne(rig, fault, outcomes, patience.catchesUpWithinMs)));
      await delay(breathMs);
    }
    closing.abort();
    await load.ended();
    const violations = await untilSettled(rig, outcomes, patience);
    return { outcomes, violations: [...overdue, ...violations], journal };
  } finally {
    closing.abort();
    await receiver.close();
    await nats.close();
  }
}

async function injectOne(rig: Rig, fault: Fault, outcomes: Outcomes, withinMs: number): Promise<Violation[]> {
  const from = Date.now();
  const row: Row = {
    fault,
    from,
    healedAt: Infinity,
    until: Infinity,
    firstGoodMs: undefined,
    caughtUpMs: undefined,
    remark: undefined,
  };
  outcomes.rows.push(row);
  const broken: Violation[] = [];
  try {
    row.remark = (await fault.inject(rig)) ?? undefined;
  } catch (error) {
    broken.push({ kind: 'wrong', what: `${fault.name} did not heal: ${String(error)}`, at: from });
  }
  row.healedAt = Date.now();
  const [firstGoodMs, left] = await Promise.all([
    firstGoodAnswer(rig, fault.probe),
    catchUp(rig, withinMs).then((words) => {
      row.caughtUpMs = words.length === 0 ? Date.now() - row.healedAt : undefined;
      return words;
    }),
  ]);
  row.firstGoodMs = firstGoodMs;
  row.until = Date.now();
  const found = `answers after ${tellTime(firstGoodMs)}, caught up after ${tellTime(row.caughtUpMs)}`;
  console.log(line(fault.name.padEnd(28), [found, row.remark].filter(Boolean).join('; ')));
  broken.push(...left.map((what): Violation => ({ kind: 'wrong', what: `after ${fault.name}: ${what}`, at: from })));
  if (firstGoodMs === undefined)
    broken.push({ kind: 'wrong', what: `after ${fault.name}: ${fault.probe} did not answer again`, at: from });
  return broken;
}

/** Checks until all promises hold, or the time is over. @returns what is still broken */
async function untilSettled(rig: Rig, outcomes: Outcomes, patience: Patience): Promise<Violation[]> {
  const isPoisoned = rig.poison.doses.some(({ eventId }) => eventId !== undefined);
  const withinMs = isPoisoned ? patience.poisonSettlesWithinMs : patience.settlesWithinMs;
  for (const end = Date.now() + withinMs; ; await delay(2_000)) {
    outcomes.doubled.length = 0;
    const violations: Violation[] = [];
    for (const check of checks) {
      try {
        violations.push(...(await check(rig, outcomes)));
      } catch (error) {
        violations.push({ kind: 'wrong', what: `${check.name} could not be checked: ${String(error)}` });
      }
    }
    if (violations.length === 0 || Date.now() > end) return violations;
  }
}
