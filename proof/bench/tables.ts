import type { CatalogueFigures } from './catalogue.ts';
import type { Cost } from './cpu.ts';
import type { Drain } from './drain.ts';
import type { GiftViews } from './gift-view.ts';
import { operations, type Size } from './growth.ts';
import type { IdeasReport } from './ideas.ts';
import { paragraph, table } from '../world/markdown.ts';
import type { Reminders } from './reminders.ts';
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
const missing = (goals: Record<string, boolean>): string[] =>
  Object.entries(goals).flatMap(([name, isMet]) => (isMet ? [] : [name]));

const comparisonHeads = ['', 'ratio', 'goal', 'rounds', 'product/s', 'baseline/s', 'p50', 'p99'];

function comparisonRow(name: string, goal: string, { ratio, ratios, subject, baseline }: Comparison): string[] {
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return [name, bold(ratio), goal, spread, whole(subject.rate), whole(baseline.rate), ms(subject.p50), ms(subject.p99)];
}

export const readTable = (read: Comparison): Figures => ({
  markdown: [
    table(comparisonHeads, [comparisonRow('`GET /api/recipients`', '≥ 0.6', read)]),
    paragraph(
      'Throughput of product to baseline on 50 connections, median of the rounds. The product checks session, access',
      'and input, calls over NATS, opens an EntityManager and filters the output. The baseline is a bare Fastify,',
      'NATS and pg in two processes with the same query, without session or checks.',
    ),
  ].join('\n\n'),
  missed: missing({ 'signed-in read': read.ratio >= 0.6 }),
});

export const viewsTable = (views: GiftViews): Figures => ({
  markdown: [
    table(comparisonHeads, [
      comparisonRow('cached by the gateway', '≥ 1.0', views.cached),
      comparisonRow('not cached', '–', views.uncached),
    ]),
    paragraph(
      'The baseline is a bare Fastify and pg in one process with the same query. "Not cached" requests 12,000 gifts in',
      'turn, more than the cache holds; 3 rounds.',
    ),
  ].join('\n\n'),
  missed: missing({ 'cached gift view': views.cached.ratio >= 1 }),
});

export const sendingTable = (sending: Sending): Figures => ({
  markdown: [
    paragraph(
      `${sending.senders} senders send one gift after the other, ${whole(sending.gifts)} in all. The answer waits up`,
      'to 2.5 s until the mail is accepted, so that it can say whether it was sent. The baseline writes a row and',
      'sends the mail in one process, without outbox, events, quota or retry: it loses a gift if it dies between the two.',
    ),
    table(
      ['', ''],
      [
        ['gifts accepted', `${whole(sending.rate)} per second`],
        ['baseline', `${whole(sending.bareRate)} per second`],
        ['ratio', bold(sending.rate / sending.bareRate)],
        ["from POST to the mail server's acceptance", percentiles(sending.lag)],
        ['from POST to its answer', percentiles(sending.answer)],
        ['answers with the warning "not yet"', String(sending.warnings)],
        ['mails lost or sent twice', '0 (the run fails otherwise)'],
      ],
    ),
  ].join('\n\n'),
  missed: [],
});

export function catalogueTable(sizes: readonly CatalogueFigures[]): Figures {
  const last = sizes.at(-1)!;
  const row = (name: string, of: (size: CatalogueFigures) => string) => [name, ...sizes.map(of)];
  const rows = [
    row('first import', (size) => `${whole(size.import.rowsPerSecond)} rows per second`),
    row('the same feed again', (size) => `${whole(size.import.againRowsPerSecond)} rows per second`),
    row('peak memory of the import', (size) => `${whole(size.import.peakMegabytes)} MB`),
    row('search', ({ search }) => percentiles(search)),
    row('the same by a scan of all rows', ({ scan }) => percentiles(scan)),
    row('ratio of scan to search', ({ ratio }) => bold(ratio, 0)),
    row('ratio to the smallest size', ({ search }) => bold(search.p50 / sizes[0]!.search.p50, 1)),
  ];
  return {
    markdown: [
      paragraph(
        `Synthetic feeds, imported with \`npm run catalogue\` while the product runs, and`,
        `${whole(last.searches)} searches in each,`,
        'for one or two interests inside each budget in turn.',
      ),
      table(
        row('products', ({ rows: products }) => whole(products)),
        rows,
      ),
      paragraph(
        'Goal: p95 of a search in the largest ≤ 30 ms. Products outside of their budget: 0 (the run fails otherwise).',
      ),
    ].join('\n\n'),
    missed: missing({ 'search p95': last.search.p95 <= 30 }),
  };
}

const modelMs = 2_000;

export function ideasTable(report: IdeasReport): Figures {
  const { garbage } = report;
  const matching =
    `${percent(report.matchingUpTo500)} in budgets up to $500, ${percent(report.matching)} in all; ` +
    `most of the products in ${percent(report.mostlyMatching)}`;
  const nonsense =
    `${garbage.byModel} of ${garbage.sets} sets still come from the model, ${garbage.repaired} of them after a ` +
    `repair (${garbage.repairs} tried); the rest by our own rules`;
  return {
    markdown: [
      paragraph(
        `${report.sets} sets for varied recipients and budgets, from a model that takes 2 s and the catalogue of the`,
        "sandbox's shops, 6 at once.",
      ),
      table(
        ['', '', 'goal'],
        [
          ['products inside the budget', `${percent(report.insideBudget)} of ${whole(report.products)}`, '100 %'],
          ['products shown again to a recipient who had them', String(report.repeats), '0'],
          ['ideas with products for an interest', matching, '≥ 80 %'],
          ['ideas with three products', `${percent(report.stocked)} of ${whole(report.ideas)}`, '–'],
          ['different categories in a set', report.categories.toFixed(1), '–'],
          ['first card', percentiles(report.firstCard), '≤ 1 s'],
          ['full set', percentiles(report.whole), 'p95 ≤ 3 s'],
          ["ratio of the full set to the model's time, median", bold(report.whole.p50 / modelMs), '–'],
          ['full set from the cache (24 hours)', percentiles(report.cached), '≤ 100 ms'],
          ['a model that answers nonsense', nonsense, '–'],
        ],
      ),
    ].join('\n\n'),
    missed: missing({
      'products inside the budget': report.insideBudget === 1,
      'gifts shown again': report.repeats === 0,
      'ideas that fit': report.matching >= 0.8,
      'first card': report.firstCard.p95 <= 1_000,
      'full set': report.whole.p95 <= 3_000,
      'full set, cached': report.cached.p95 <= 100,
    }),
  };
}

export const dueTable = (day: Reminders, drained: Drain): Figures => ({
  markdown: [
    paragraph(
      `${whole(day.occasions)} occasions of ${whole(day.users)} users, of which a normal day's ${whole(day.due)} are`,
      `due at once; ${whole(drained.gifts)} planned gifts due within one minute, one of two workers killed by force after`,
      `${whole(drained.sentAtKill)}.`,
    ),
    table(
      ['', '', 'goal'],
      [
        ["events for a day's reminders", ms(day.productMs), '≤ 5 s'],
        ['the same in SQL by hand', ms(day.handMs), ''],
        ['ratio', bold(day.productMs / day.handMs), ''],
        ['all planned gifts sent', `${drained.drainedAfter.toFixed(1)} s`, '≤ 60 s'],
        [
          'all accepted by the mail server',
          `${drained.acceptedAfter.toFixed(1)} s, ${whole(drained.gifts / drained.acceptedAfter)} per second`,
          '',
        ],
        ['gifts lost or sent twice', '0 (the run fails otherwise)', '0'],
      ],
    ),
  ].join('\n\n'),
  missed: missing({ reminders: day.productMs <= 5_000, 'planned gifts': drained.drainedAfter <= 60 }),
});

/** Processes in the order in which a request passes them. */
const parts = ['gateway', 'identity', 'gifting', 'notifications', 'recommendations', 'postgres', 'nats'] as const;

const cost = (value: number) => (value < 0.05 ? '–' : value.toFixed(value < 10 ? 1 : 0));

export function growthTable(sizes: readonly Size[], kept: Storage): Figures {
  const [first, last] = [sizes[0]!, sizes.at(-1)!];
  const growthOf = (name: string) => last.costs[name]!.total / first.costs[name]!.total;
  const rest = ({ total, ...by }: Cost) => total - parts.reduce((sum, part) => sum + (by[part] ?? 0), 0);
  const bytes = Object.entries(kept).map(([name, each]) => `${name} ${whole(each)}`);
  return {
    markdown: [
      paragraph(
        'Milliseconds of processor time of one operation in the whole product, Postgres and NATS included, until it is',
        'idle; by number of senders, each with ten recipients and a hundred gifts.',
      ),
      table(
        ['', ...sizes.map(({ senders, gifts }) => `${whole(senders)} senders, ${whole(gifts)} gifts`), 'last to first'],
        operations.map((name) => [name, ...sizes.map(({ costs }) => cost(costs[name]!.total)), bold(growthOf(name))]),
      ),
      `By process, with ${whole(last.senders)} senders:`,
      table(
        ['', ...parts, 'rest'],
        operations.map((name) => [
          name,
          ...parts.map((part) => cost(last.costs[name]![part] ?? 0)),
          cost(rest(last.costs[name]!)),
        ]),
      ),
      paragraph(
        'Bytes of one row with its share of the indexes, and of one event in its stream:',
        `${bytes.join(', ')}.`,
      ),
    ].join('\n\n'),
    missed: missing(Object.fromEntries(operations.map((name) => [`${name}: cost stays flat`, growthOf(name) <= 1.5]))),
  };
}

export const telemetryTable = ({ silent, everyTrace, oneInTen }: TelemetryCost): Figures => ({
  markdown: [
    paragraph(
      'Milliseconds of processor time of a signed-in read in the whole product, by exported telemetry; median of the',
      'rounds.',
    ),
    table(
      ['', 'ms', 'ratio'],
      [
        ['none', silent.toFixed(2), '1'],
        ['every trace, and metrics', everyTrace.toFixed(2), bold(everyTrace / silent)],
        ['one trace in ten, and metrics', oneInTen.toFixed(2), bold(oneInTen / silent)],
      ],
    ),
  ].join('\n\n'),
  missed: [],
});
