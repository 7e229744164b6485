import type { CatalogueFigures } from './catalogue.ts';
import type { Cost } from './cpu.ts';
import type { Drain } from './drain.ts';
import type { Fairness } from './fairness.ts';
import type { GiftViews } from './gift-view.ts';
import { operations, type Size } from './growth.ts';
import type { ImportFigures } from './import.ts';
import { list } from '../../libs/cli/src/markdown.ts';
import type { Reminders } from './reminders.ts';
import type { Rest } from './rest.ts';
import type { Figures } from './results.ts';
import type { Comparison } from './rounds.ts';
import type { Sending } from './send.ts';
import type { Storage } from './storage.ts';
import type { TelemetryCost } from './telemetry.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const percent = (value: number) => `${(100 * value).toFixed(value === 1 ? 0 : 1)} %`;
const bold = (ratio: number, digits = 2) => `**${ratio.toFixed(digits)}**`;
const percentiles = ({ p50, ...rest }: { p50: number; p95?: number; p99?: number }) =>
  [`p50 ${ms(p50)}`, ...Object.entries(rest).map(([name, value]) => `${name} ${ms(value)}`)].join(', ');
const sum = (values: Record<string, number>) => Object.values(values).reduce((total, value) => total + value, 0);
const missing = (goals: Record<string, boolean>): string[] =>
  Object.entries(goals).flatMap(([name, isMet]) => (isMet ? [] : [name]));

function comparison(name: string, goal: string, { ratio, ratios, subject, baseline }: Comparison): string {
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  const cpu = `processor time ${subject.cpuMs.toFixed(2)} ms, limit ${baseline.cpuMs.toFixed(2)} ms`;
  const rates = `${whole(subject.rate)}/s, limit ${whole(baseline.rate)}/s: ${bold(ratio)}${goal}, rounds ${spread}`;
  return `${name}: ${cpu}, ratio ${bold(subject.cpuMs / baseline.cpuMs)}; ${rates}; p50 ${ms(subject.p50)}, p99 ${ms(subject.p99)}`;
}

export const restFigures = ({ processor, memory }: Rest): Figures => ({
  markdown: list([
    `processor **${percent(sum(processor))}** of one core (≤ 2 %): ${most(processor, 0.0005, percent)}`,
    `memory **${whole(sum(memory))} MB** (≤ 700 MB): ${most(memory, 1, whole)}`,
  ]),
  missed: missing({ 'processor at rest': sum(processor) <= 0.02, 'memory at rest': sum(memory) <= 700 }),
});

/** `gifting 0.3 %, gateway 0.2 %`: the values of at least `from`, largest first. */
const most = (values: Record<string, number>, from: number, write: (value: number) => string): string =>
  Object.entries(values)
    .filter(([, value]) => value >= from)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, value]) => `${name} ${write(value)}`)
    .join(', ');

export const readFigures = (read: Comparison): Figures => ({
  markdown: list([comparison('`GET /api/recipients`', ' (≥ 0.85)', read)]),
  missed: missing({ 'signed-in read': read.ratio >= 0.85 }),
});

export const viewsFigures = (views: GiftViews): Figures => ({
  markdown: list([
    comparison('cached', ' (≥ 1.0)', views.cached),
    comparison('not cached', ' (≥ 0.55)', views.uncached),
  ]),
  missed: missing({ 'cached gift view': views.cached.ratio >= 1, 'gift view': views.uncached.ratio >= 0.55 }),
});

export const sendingFigures = ({ bare, traffic, ...sending }: Sending): Figures => ({
  markdown: list([
    `processor time per gift **${sending.cost.total.toFixed(1)} ms** (≤ 9 ms): ${byProcess(sending.cost)}`,
    `limit, the bare pipeline with the same promises: **${bare.cost.total.toFixed(1)} ms**: ${byProcess(bare.cost)}; ` +
      `ratio ${bold(sending.cost.total / bare.cost.total, 1)}`,
    `in Postgres per gift ${sum(traffic.statements).toFixed(1)} round trips, ${traffic.transactions.toFixed(1)} ` +
      `transactions and ${(traffic.walBytes / 1_000).toFixed(1)} KB of WAL; ${traffic.messages.toFixed(0)} messages ` +
      `of the broker`,
    `${whole(sending.gifts)} gifts of ${sending.senders} senders: ${whole(sending.rate)}/s, to the mail server's ` +
      `acceptance ${percentiles(sending.lag)}; to the answer ${percentiles(sending.answer)}; answers "not yet": ` +
      `${sending.warnings}; limit ${whole(bare.rate)}/s, ${percentiles(bare.answer)}`,
    `one sender alone: to the mail server's acceptance ${percentiles(sending.alone.lag)} (p50 ≤ 15 ms); to the answer ` +
      `${percentiles(sending.alone.answer)}; limit ${percentiles(bare.alone)}`,
  ]),
  missed: missing({ 'cost of a gift': sending.cost.total <= 9, 'one sender': sending.alone.lag.p50 <= 15 }),
});

export const fairnessFigures = (all: readonly Fairness[]): Figures => ({
  markdown: list(
    all.map(({ level, people, alone, beside, ratio, ratios, processor, calls, failed, abuse, load }) => {
      const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
      const answers = Object.entries(abuse).map(([status, rate]) => `${status}: ${rate.toFixed(1)}/s`);
      return (
        `${level} limits: p95 of ${people} people beside one abuser ${bold(ratio)} times that without (≤ 1.5), rounds ` +
        `${spread}; ${ms(alone)} and ${ms(beside)}, ${processor.alone.toFixed(2)} and ${processor.beside.toFixed(2)} ` +
        `processors, load ${load.toFixed(1)}; ${failed} of ${whole(calls)} calls failed; ` +
        `answers to the abuser ${answers.join(', ')}`
      );
    }),
  ),
  missed: missing(
    Object.fromEntries(
      all.flatMap(({ level, ratio, failed }) => [
        [`p95 beside an abuser, ${level}`, ratio <= 1.5],
        [`calls beside an abuser, ${level}`, failed === 0],
      ]),
    ),
  ),
});

export const catalogueFigures = (sizes: readonly CatalogueFigures[]): Figures => ({
  markdown: list(
    sizes.map(
      ({ rows, import: { rowsPerSecond, againRowsPerSecond, peakMegabytes }, search, hinted, widely, scan, ratio }) =>
        `${whole(rows)} products: import ${whole(rowsPerSecond)} rows/s, again ${whole(againRowsPerSecond)}, ` +
        `peak ${whole(peakMegabytes)} MB; search ${percentiles(search)}; with phrases and shelves ` +
        `${percentiles(hinted)}; forty titles ${percentiles(widely)}; scan ${percentiles(scan)}; ratio ${bold(ratio, 0)}`,
    ),
  ),
  missed: missing({
    'search p95': sizes.at(-1)!.search.p95 <= 30,
    'p95 with phrases and shelves': sizes.at(-1)!.hinted.p95 <= 100,
    'p95 of forty titles': sizes.at(-1)!.widely.p95 <= 200,
  }),
});

export const dueFigures = (day: Reminders, drained: Drain): Figures => ({
  markdown: list([
    `events for the ${whole(day.due)} reminders of a day, of ${whole(day.occasions)} occasions: ${ms(day.productMs)} ` +
      `(≤ 5 s); limit, SQL by hand: ${ms(day.handMs)}, ratio ${bold(day.productMs / day.handMs)} (≤ 1.5)`,
    `${whole(drained.gifts)} planned gifts, one of two workers killed after ${whole(drained.sentAtKill)}: sent in ` +
      `${drained.drainedAfter.toFixed(1)} s (≤ 60 s), accepted by the mail server in ` +
      `${drained.acceptedAfter.toFixed(1)} s`,
  ]),
  missed: missing({
    reminders: day.productMs <= 5_000,
    'reminders by hand': day.productMs <= 1.5 * day.handMs,
    'planned gifts': drained.drainedAfter <= 60,
  }),
});

const cost = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** `gateway 0.6, gifting 0.7`: processes whose cost does not round to nothing, without the sandbox. */
const byProcess = (costs: Cost): string =>
  Object.entries(costs)
    .filter(([name, value]) => name !== 'total' && name !== 'sandbox' && value >= 0.05)
    .map(([name, value]) => `${name} ${cost(value)}`)
    .join(', ');

export function growthFigures(sizes: readonly Size[], kept: Storage): Figures {
  const [first, last] = [sizes[0]!, sizes.at(-1)!];
  const growthOf = (name: string) => last.costs[name]!.total / first.costs[name]!.total;
  const costsOf = (name: string) => sizes.map(({ costs }) => cost(costs[name]!.total)).join(', ');
  const bytes = Object.entries(kept).map(([name, each]) => `${name} ${whole(each)}`);
  return {
    markdown: list([
      `ms with ${sizes.map(({ senders }) => whole(senders)).join(', ')} senders; ratio of last to first (≤ 1.5); ` +
        'by process with the most',
      ...operations.map(
        (name) => `${name}: ${costsOf(name)}; ${bold(growthOf(name))}; ${byProcess(last.costs[name]!)}`,
      ),
      `bytes of a row with its indexes, and of an event in a stream: ${bytes.join(', ')}`,
    ]),
    missed: missing(Object.fromEntries(operations.map((name) => [`${name}: cost stays flat`, growthOf(name) <= 1.5]))),
  };
}

export const importFigures = ({ people, readMs, applyMs, againMs, cost: spent, byHandMs }: ImportFigures): Figures => ({
  markdown: list([
    `${whole(people)} people: ${bold((readMs + applyMs) / 1_000, 1)} s (≤ 10 s), reading ` +
      `${(readMs / 1_000).toFixed(1)} s, again ${(againMs / 1_000).toFixed(1)} s; limit without events and pictures ` +
      `${(byHandMs / 1_000).toFixed(1)} s, ratio ${bold((readMs + applyMs) / byHandMs, 1)}`,
    `processor time per 1,000: ${cost(spent.total)} ms: ${byProcess(spent)}`,
  ]),
  missed: missing({ 'import of people': readMs + applyMs <= 10_000 }),
});

export const telemetryFigures = ({ silent, everyTrace, oneInTen }: TelemetryCost): Figures => ({
  markdown: list([
    `none: ${silent.toFixed(2)} ms`,
    `every trace, and metrics: ${everyTrace.toFixed(2)} ms, ${bold(everyTrace / silent)}`,
    `one trace in ten, and metrics: ${oneInTen.toFixed(2)} ms, ${bold(oneInTen / silent)}`,
  ]),
  missed: [],
});
