import { table } from '../../libs/cli/src/markdown.ts';
import type { CatalogueFigures } from './catalogue.ts';
import type { Cost } from './cpu.ts';
import type { Drain } from './drain.ts';
import type { Fairness } from './fairness.ts';
import type { GiftViews } from './gift-view.ts';
import { operations, type Size } from './growth.ts';
import type { ImportFigures } from './import.ts';
import type { Reminders } from './reminders.ts';
import type { Rest } from './rest.ts';
import type { Figures } from './results.ts';
import type { Comparison } from './rounds.ts';
import type { Sending } from './send.ts';
import type { Storage } from './storage.ts';
import type { TelemetryCost } from './telemetry.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const percent = (value: number) => `${(100 * value).toFixed(value === 1 ? 0 : 1)} %`;
const ratioOf = (value: number) => value.toFixed(2);
const sum = (values: Record<string, number>) => Object.values(values).reduce((total, value) => total + value, 0);
const missing = (goals: Record<string, boolean>): string[] =>
  Object.entries(goals).flatMap(([name, isMet]) => (isMet ? [] : [name]));

/** What was measured, its figure, and its goal if there is one. */
const measures = (rows: readonly (readonly [what: string, figure: string, goal?: string])[]): string =>
  table(
    ['', 'measured', 'goal'],
    rows.map(([what, figure, goal = '']) => [what, figure, goal]),
  );

/** Several subjects beside each other: a row for each measure. */
function sideBySide<T>(subjects: Record<string, T>, rows: Record<string, (subject: T) => string>): string {
  return table(
    ['', ...Object.keys(subjects)],
    Object.entries(rows).map(([name, read]) => [name, ...Object.values(subjects).map(read)]),
  );
}

/** The product beside its limit, which promises as much with as little as possible. */
function comparison({ ratio, ratios, subject, baseline }: Comparison, goal: string): string {
  const sides = { product: subject, limit: baseline };
  const each = sideBySide(sides, {
    'processor time of one': ({ cpuMs }) => `${cpuMs.toFixed(2)} ms`,
    'a second': ({ rate }) => whole(rate),
    p50: ({ p50 }) => ms(p50),
    p99: ({ p99 }) => ms(p99),
  });
  const ratioRows = measures([
    ['ratio of processor time', ratioOf(subject.cpuMs / baseline.cpuMs)],
    ['ratio of rates, median of the rounds', ratioOf(ratio), goal],
    ['lowest round', ratioOf(Math.min(...ratios))],
    ['highest round', ratioOf(Math.max(...ratios))],
  ]);
  return `${each}\n\n${ratioRows}`;
}

export const restFigures = ({ processor, memory }: Rest): Figures => ({
  markdown: table(
    ['process', 'of a processor', 'MB'],
    [
      ...Object.keys({ ...processor, ...memory })
        .toSorted((a, b) => (memory[b] ?? 0) - (memory[a] ?? 0))
        .map((name) => [name, percent(processor[name] ?? 0), whole(memory[name] ?? 0)]),
      ['**all**', percent(sum(processor)), whole(sum(memory))],
      ['goal', '≤ 2 %', '≤ 700'],
    ],
  ),
  missed: missing({ 'processor at rest': sum(processor) <= 0.02, 'memory at rest': sum(memory) <= 700 }),
});

export const readFigures = (read: Comparison): Figures => ({
  markdown: comparison(read, '≥ 0.85'),
  missed: missing({ 'signed-in read': read.ratio >= 0.85 }),
});

export const viewsFigures = (views: GiftViews): Figures => ({
  markdown: [
    '### Cached',
    comparison(views.cached, '≥ 1.0'),
    '### Not cached',
    comparison(views.uncached, '≥ 0.55'),
  ].join('\n\n'),
  missed: missing({ 'cached gift view': views.cached.ratio >= 1, 'gift view': views.uncached.ratio >= 0.55 }),
});

const cost = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** Processes whose cost does not round to nothing, without the sandbox. */
const processesOf = (all: readonly Cost[]): string[] =>
  [...new Set(all.flatMap(Object.keys))].filter(
    (name) => !['total', 'sandbox'].includes(name) && all.some((each) => (each[name] ?? 0) >= 0.05),
  );

const costIn = (each: Cost, name: string): string => (each[name] === undefined ? '' : cost(each[name]));

/** A column for each subject. */
const costs = (columns: Record<string, Cost>): string =>
  sideBySide(columns, {
    ...Object.fromEntries(
      processesOf(Object.values(columns)).map((name) => [name, (each: Cost) => costIn(each, name)] as const),
    ),
    '**all**': (each) => costIn(each, 'total'),
  });

/** A row for each subject. */
function costRows(rows: Record<string, Cost>): string {
  const names = processesOf(Object.values(rows));
  return table(
    ['', ...names, 'all'],
    Object.entries(rows).map(([name, each]) => [name, ...[...names, 'total'].map((of) => costIn(each, of))]),
  );
}

export const sendingFigures = ({ bare, traffic, ...sending }: Sending): Figures => ({
  markdown: [
    'Milliseconds of processor time of a gift; the limit is the bare pipeline with the same promises.',
    costs({ product: sending.cost, limit: bare.cost }),
    measures([
      ['processor time of a gift', ms(sending.cost.total), '≤ 9 ms'],
      ['ratio to the limit', ratioOf(sending.cost.total / bare.cost.total), '≤ 3.3'],
      ["one sender, to the mail server's acceptance, p50", ms(sending.alone.lag.p50), '≤ 15 ms'],
      ["one sender, to the mail server's acceptance, p99", ms(sending.alone.lag.p99)],
      ['one sender, to the answer, p50', ms(sending.alone.answer.p50)],
      ['one sender, to the answer, p99', ms(sending.alone.answer.p99)],
      ['one sender, limit, p50', ms(bare.alone.p50)],
      ['one sender, limit, p99', ms(bare.alone.p99)],
      ['one sender, ratio of p50 to the limit', ratioOf(sending.alone.lag.p50 / bare.alone.p50), '≤ 2.0'],
    ]),
    `${whole(sending.gifts)} gifts of ${sending.senders} senders at once:`,
    measures([
      ['a second', whole(sending.rate)],
      ['a second, limit', whole(bare.rate)],
      ["to the mail server's acceptance, p50", ms(sending.lag.p50)],
      ["to the mail server's acceptance, p99", ms(sending.lag.p99)],
      ['to the answer, p50', ms(sending.answer.p50)],
      ['to the answer, p99', ms(sending.answer.p99)],
      ['to the answer, limit, p50', ms(bare.answer.p50)],
      ['to the answer, limit, p99', ms(bare.answer.p99)],
      ['answers "not yet"', whole(sending.warnings)],
      ['round trips to Postgres of a gift', sum(traffic.statements).toFixed(1)],
      ['transactions of a gift', traffic.transactions.toFixed(1)],
      ['KB of WAL of a gift', (traffic.walBytes / 1_000).toFixed(1)],
      ['messages of the broker of a gift', traffic.messages.toFixed(0)],
    ]),
  ].join('\n\n'),
  missed: missing({
    'cost of a gift': sending.cost.total <= 9,
    'cost of a gift beside the limit': sending.cost.total <= 3.3 * bare.cost.total,
    'one sender': sending.alone.lag.p50 <= 15,
    'one sender beside the limit': sending.alone.lag.p50 <= 2 * bare.alone.p50,
  }),
});

/** Statuses that the abuser got, a second. */
const answersOf = (all: readonly Fairness[]): Record<string, (level: Fairness) => string> =>
  Object.fromEntries(
    [...new Set(all.flatMap(({ abuse }) => Object.keys(abuse)))]
      .toSorted()
      .map((status) => [`answers ${status} to the abuser a second`, ({ abuse }) => (abuse[status] ?? 0).toFixed(1)]),
  );

export const fairnessFigures = (all: readonly Fairness[]): Figures => ({
  markdown: [
    `p95 of ${all[0]!.people} people, without and beside one abuser. Goals: ratio ≤ 1.5, no failed call.`,
    sideBySide(Object.fromEntries(all.map((each) => [`${each.by}, ${each.level} limits`, each])), {
      'ratio, median of the rounds': ({ ratio }) => ratioOf(ratio),
      'lowest round': ({ ratios }) => ratioOf(Math.min(...ratios)),
      'highest round': ({ ratios }) => ratioOf(Math.max(...ratios)),
      'p95 without': ({ alone }) => ms(alone),
      'p95 beside': ({ beside }) => ms(beside),
      'processors without': ({ processor }) => processor.alone.toFixed(2),
      'processors beside': ({ processor }) => processor.beside.toFixed(2),
      load: ({ load }) => load.toFixed(1),
      calls: ({ calls }) => whole(calls),
      'failed calls': ({ failed }) => whole(failed),
      ...answersOf(all),
    }),
  ].join('\n\n'),
  missed: missing(
    Object.fromEntries(
      all.flatMap(({ level, by, ratio, failed }) => [
        [`p95 beside ${by}, ${level}`, ratio <= 1.5],
        [`calls beside ${by}, ${level}`, failed === 0],
      ]),
    ),
  ),
});

export const catalogueFigures = (sizes: readonly CatalogueFigures[]): Figures => ({
  markdown: [
    'Goals in the largest feed, at p95: a search ≤ 30 ms, with phrases and shelves ≤ 100 ms, forty titles ≤ 200 ms.',
    sideBySide(Object.fromEntries(sizes.map((size) => [`${whole(size.rows)} products`, size])), {
      'rows imported a second': (size) => whole(size.import.rowsPerSecond),
      'rows imported again a second': (size) => whole(size.import.againRowsPerSecond),
      'peak, MB': (size) => whole(size.import.peakMegabytes),
      'search, p50': ({ search }) => ms(search.p50),
      'search, p95': ({ search }) => ms(search.p95),
      'with phrases and shelves, p50': ({ hinted }) => ms(hinted.p50),
      'with phrases and shelves, p95': ({ hinted }) => ms(hinted.p95),
      'forty titles, p50': ({ widely }) => ms(widely.p50),
      'forty titles, p95': ({ widely }) => ms(widely.p95),
      'scan, p50': ({ scan }) => ms(scan.p50),
      'scan, p95': ({ scan }) => ms(scan.p95),
      'ratio of scan to search': ({ ratio }) => ratio.toFixed(0),
    }),
  ].join('\n\n'),
  missed: missing({
    'search p95': sizes.at(-1)!.search.p95 <= 30,
    'p95 with phrases and shelves': sizes.at(-1)!.hinted.p95 <= 100,
    'p95 of forty titles': sizes.at(-1)!.widely.p95 <= 200,
  }),
});

export const dueFigures = (day: Reminders, drained: Drain): Figures => ({
  markdown: [
    `The ${whole(day.due)} reminders of a day, of ${whole(day.occasions)} occasions:`,
    measures([
      ['their events', ms(day.productMs), '≤ 5 s'],
      ['limit, SQL by hand', ms(day.handMs)],
      ['ratio', ratioOf(day.productMs / day.handMs), '≤ 1.5'],
    ]),
    `${whole(drained.gifts)} planned gifts, one of two workers killed after ${whole(drained.sentAtKill)}:`,
    measures([
      ['sent', `${drained.drainedAfter.toFixed(1)} s`, '≤ 60 s'],
      ['accepted by the mail server', `${drained.acceptedAfter.toFixed(1)} s`],
    ]),
  ].join('\n\n'),
  missed: missing({
    reminders: day.productMs <= 5_000,
    'reminders by hand': day.productMs <= 1.5 * day.handMs,
    'planned gifts': drained.drainedAfter <= 60,
  }),
});

export function growthFigures(sizes: readonly Size[], kept: Storage): Figures {
  const [first, last] = [sizes[0]!, sizes.at(-1)!];
  const growthOf = (name: string) => last.costs[name]!.total / first.costs[name]!.total;
  return {
    markdown: [
      'Milliseconds of processor time of an operation, by the number of senders. Goal: last to first ≤ 1.5.',
      table(
        ['', ...sizes.map(({ senders }) => whole(senders)), 'last to first'],
        operations.map((name) => [
          name,
          ...sizes.map((size) => cost(size.costs[name]!.total)),
          ratioOf(growthOf(name)),
        ]),
      ),
      `By process, with ${whole(last.senders)} senders:`,
      costRows(Object.fromEntries(operations.map((name) => [name, last.costs[name]!]))),
      'Bytes of a row with its indexes, and of an event in a stream:',
      table(
        ['', 'bytes'],
        Object.entries(kept).map(([name, bytes]) => [name, whole(bytes)]),
      ),
    ].join('\n\n'),
    missed: missing(Object.fromEntries(operations.map((name) => [`${name}: cost stays flat`, growthOf(name) <= 1.5]))),
  };
}

export const importFigures = ({ people, readMs, applyMs, againMs, cost: spent, byHandMs }: ImportFigures): Figures => ({
  markdown: [
    measures([
      [`${whole(people)} people`, seconds(readMs + applyMs), '≤ 10 s'],
      ['of it reading', seconds(readMs)],
      ['again', seconds(againMs)],
      ['limit without events and pictures', seconds(byHandMs)],
      ['ratio', ((readMs + applyMs) / byHandMs).toFixed(1)],
    ]),
    'Milliseconds of processor time of 1,000 people:',
    costs({ ms: spent }),
  ].join('\n\n'),
  missed: missing({ 'import of people': readMs + applyMs <= 10_000 }),
});

export const telemetryFigures = ({ silent, everyTrace, oneInTen }: TelemetryCost): Figures => ({
  markdown: table(
    ['a signed-in read that exports', 'processor time', 'ratio'],
    [
      ['nothing', `${silent.toFixed(2)} ms`, ratioOf(1)],
      ['every trace, and metrics', `${everyTrace.toFixed(2)} ms`, ratioOf(everyTrace / silent)],
      ['one trace in ten, and metrics', `${oneInTen.toFixed(2)} ms`, ratioOf(oneInTen / silent)],
    ],
  ),
  missed: [],
});
