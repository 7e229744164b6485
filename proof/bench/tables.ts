import type { CatalogueFigures } from './catalogue.ts';
import type { Cost } from './cpu.ts';
import type { Drain } from './drain.ts';
import type { GiftViews } from './gift-view.ts';
import { operations, type Size } from './growth.ts';
import type { IdeasReport } from './ideas.ts';
import type { Reminders } from './reminders.ts';
import type { Figures } from './results.ts';
import type { Comparison } from './rounds.ts';
import type { Sending } from './send.ts';
import type { Storage } from './storage.ts';
import type { TelemetryCost } from './telemetry.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const percent = (value: number) => `${(100 * value).toFixed(value === 1 ? 0 : 1)} %`;
const missing = (goals: Record<string, boolean>): string[] =>
  Object.entries(goals).flatMap(([name, isMet]) => (isMet ? [] : [name]));

function row(name: string, goal: string, { ratio, ratios, subject, baseline }: Comparison): string {
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  const cells = [name, `**${ratio.toFixed(2)}**`, goal, spread, whole(subject.rate), whole(baseline.rate)];
  return `| ${[...cells, ms(subject.p50), ms(subject.p99)].join(' | ')} |`;
}

const comparisons = [
  '| | ratio | goal | rounds | product/s | baseline/s | p50 | p99 |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

export const readTable = (read: Comparison): Figures => ({
  markdown: `${comparisons}
${row('`GET /api/recipients`', '≥ 0.6', read)}

Throughput of product to baseline on 50 connections, median of the rounds, in turns. It goes through session, access, validation, NATS, a fresh EntityManager and the output's whitelist; its baseline is a bare Fastify, NATS and pg in two processes with the same query, and neither session nor checks.`,
  missed: missing({ 'signed-in read': read.ratio >= 0.6 }),
});

export const viewsTable = (views: GiftViews): Figures => ({
  markdown: `${comparisons}
${row('kept by the gateway', '≥ 1.0', views.cached)}
${row('not kept', '–', views.uncached)}

The baseline is a bare Fastify and pg in one process with the same query. "Not kept" asks for 12,000 gifts in turn, more than the gateway keeps; 3 rounds.`,
  missed: missing({ 'kept gift view': views.cached.ratio >= 1 }),
});

export const sendingTable = (sending: Sending): Figures => ({
  markdown: `${sending.senders} people send one gift after the other, ${whole(sending.gifts)} in all. The answer to a send waits for the mail to be accepted, up to 2.5 s, so that it can say honestly whether it is out. The baseline writes a row and sends the mail in one process: no outbox, no events, no quota, no retry, and a gift is lost when it dies between the two.

| | |
| --- | --- |
| gifts accepted | ${whole(sending.rate)} per second |
| baseline | ${whole(sending.bareRate)} per second |
| ratio | **${(sending.rate / sending.bareRate).toFixed(2)}** |
| from POST to the mail server's acceptance | p50 ${ms(sending.lag.p50)}, p99 ${ms(sending.lag.p99)} |
| from POST to its answer | p50 ${ms(sending.answer.p50)}, p99 ${ms(sending.answer.p99)} |
| answers that had to say "not yet" | ${sending.warnings} |
| mails lost or sent twice | 0 (the run fails otherwise) |`,
  missed: [],
});

export function catalogueTable(sizes: readonly CatalogueFigures[]): Figures {
  const cells = (name: string, of: (size: CatalogueFigures) => string) => `| ${[name, ...sizes.map(of)].join(' | ')} |`;
  const last = sizes.at(-1)!;
  return {
    markdown: `Synthetic feeds, imported with \`npm run catalogue\` while the product runs, and ${whole(last.searches)} searches in each for one or two interests inside each budget in turn, as the service does them.

${cells('products', ({ rows }) => whole(rows))}
${cells('---', () => '---')}
${cells('first import', ({ import: { rowsPerSecond } }) => `${whole(rowsPerSecond)} rows per second`)}
${cells('the same feed again', ({ import: { againRowsPerSecond } }) => `${whole(againRowsPerSecond)} rows per second`)}
${cells('peak memory of the import', ({ import: { peakMegabytes } }) => `${whole(peakMegabytes)} MB`)}
${cells('search', ({ search }) => `p50 ${ms(search.p50)}, p95 ${ms(search.p95)}`)}
${cells('the same by a scan of all rows', ({ scan }) => `p50 ${ms(scan.p50)}, p95 ${ms(scan.p95)}`)}
${cells('a scan takes so many times as long', ({ ratio }) => `**${whole(ratio)}**`)}
${cells('search to search in the smallest', ({ search }) => `**${(search.p50 / sizes[0]!.search.p50).toFixed(1)}**`)}

Goal: p95 of a search in the largest ≤ 30 ms. Products outside of their budget: 0 (the run fails otherwise).`,
    missed: missing({ 'search p95': last.search.p95 <= 30 }),
  };
}

const modelMs = 2_000;

export const ideasTable = (report: IdeasReport): Figures => ({
  markdown: `${report.sets} sets for varied people and budgets, from a model that takes 2 s and the catalogue of the sandbox's shops; 6 asked for at once.

| | | goal |
| --- | --- | --- |
| products inside the budget | ${percent(report.insideBudget)} of ${whole(report.products)} | 100 % |
| gifts shown to somebody who has had them | ${report.repeats} | 0 |
| ideas with products for something the person likes | ${percent(report.matchingUpTo500)} in budgets up to $500, ${percent(report.matching)} in all; most of the products in ${percent(report.mostlyMatching)} | ≥ 80 % |
| ideas with three products | ${percent(report.stocked)} of ${whole(report.ideas)} | – |
| different categories in a set | ${report.categories.toFixed(1)} | – |
| first card | p50 ${ms(report.firstCard.p50)}, p95 ${ms(report.firstCard.p95)} | ≤ 1 s |
| full set | p50 ${ms(report.whole.p50)}, p95 ${ms(report.whole.p95)} | p95 ≤ 3 s |
| full set to the model's own time, median | **${(report.whole.p50 / modelMs).toFixed(2)}** | – |
| full set of the last 24 hours | p50 ${ms(report.cached.p50)}, p95 ${ms(report.cached.p95)} | ≤ 100 ms |
| a model that talks nonsense | ${report.garbage.byModel} of ${report.garbage.sets} sets are its own all the same, ${report.garbage.repaired} of them after being told what does not fit (${report.garbage.repairs} times); the rest by our own rules | – |`,
  missed: missing({
    'products inside the budget': report.insideBudget === 1,
    'gifts shown again': report.repeats === 0,
    'ideas that fit': report.matching >= 0.8,
    'first card': report.firstCard.p95 <= 1_000,
    'full set': report.whole.p95 <= 3_000,
    'full set, kept': report.cached.p95 <= 100,
  }),
});

export const dueTable = (day: Reminders, drained: Drain): Figures => ({
  markdown: `${whole(day.occasions)} occasions of ${whole(day.users)} users, of which a normal day's ${whole(day.due)} come due at once; ${whole(drained.gifts)} planned gifts due within one minute, one of two workers killed by force after ${whole(drained.sentAtKill)}.

| | | goal |
| --- | --- | --- |
| a day's reminders told of | ${ms(day.productMs)} | ≤ 5 s |
| the same in SQL by hand | ${ms(day.handMs)} | |
| ratio | **${(day.productMs / day.handMs).toFixed(2)}** | |
| all planned gifts out | ${drained.drainedAfter.toFixed(1)} s | ≤ 60 s |
| all accepted by the mail server | ${drained.acceptedAfter.toFixed(1)} s, ${whole(drained.gifts / drained.acceptedAfter)} per second | |
| gifts lost or sent twice | 0 (the run fails otherwise) | 0 |`,
  missed: missing({ reminders: day.productMs <= 5_000, 'planned gifts': drained.drainedAfter <= 60 }),
});

/** Processes in the order of a request's way. */
const parts = ['gateway', 'identity', 'gifting', 'notifications', 'recommendations', 'postgres', 'nats'] as const;

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const cost = (value: number) => (value < 0.05 ? '–' : value.toFixed(value < 10 ? 1 : 0));

export function growthTable(sizes: readonly Size[], kept: Storage): Figures {
  const [first, last] = [sizes[0]!, sizes.at(-1)!];
  const growthOf = (name: string) => last.costs[name]!.total / first.costs[name]!.total;
  const rest = ({ total, ...by }: Cost) => total - parts.reduce((sum, part) => sum + (by[part] ?? 0), 0);
  return {
    markdown: `Milliseconds of processor time that one operation costs the whole product, Postgres and NATS included, until it has come to rest; by senders there are, each with ten recipients and a hundred gifts given.

${line(['', ...sizes.map(({ senders, gifts }) => `${whole(senders)} senders, ${whole(gifts)} gifts`), 'last to first'])}
${line(['---', ...sizes.map(() => '---'), '---'])}
${operations
  .map((name) =>
    line([name, ...sizes.map(({ costs }) => cost(costs[name]!.total)), `**${growthOf(name).toFixed(2)}**`]),
  )
  .join('\n')}

Who spends it, with ${whole(last.senders)} senders:

${line(['', ...parts, 'rest'])}
${line(['---', ...parts.map(() => '---'), '---'])}
${operations
  .map((name) =>
    line([name, ...parts.map((part) => cost(last.costs[name]![part] ?? 0)), cost(rest(last.costs[name]!))]),
  )
  .join('\n')}

Bytes of one row with its share of the indexes, and of one event in its stream: ${Object.entries(kept)
      .map(([name, bytes]) => `${name} ${whole(bytes)}`)
      .join(', ')}.`,
    missed: missing(Object.fromEntries(operations.map((name) => [`${name}: cost stays flat`, growthOf(name) <= 1.5]))),
  };
}

export const telemetryTable = ({ silent, everyTrace, oneInTen }: TelemetryCost): Figures => ({
  markdown: `Milliseconds of processor time that a signed-in read costs the whole product, by what it tells a collector; median of the rounds, in turns.

| | ms | ratio |
| --- | --- | --- |
| nothing | ${silent.toFixed(2)} | 1 |
| every trace, and metrics | ${everyTrace.toFixed(2)} | **${(everyTrace / silent).toFixed(2)}** |
| one trace in ten, and metrics | ${oneInTen.toFixed(2)} | **${(oneInTen / silent).toFixed(2)}** |`,
  missed: [],
});
