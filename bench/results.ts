import { cpus, release, totalmem } from 'node:os';
import type { CatalogueFigures } from './catalogue.ts';
import type { Drain } from './drain.ts';
import type { GiftViews } from './gift-view.ts';
import type { IdeasReport } from './ideas.ts';
import type { Reminders } from './reminders.ts';
import type { Comparison } from './rounds.ts';
import type { Sending } from './send.ts';

export interface Results {
  /** Load average of the machine before anything was started: near 0, or the figures are of little use. */
  loadBefore: number;
  read: Comparison;
  views: GiftViews;
  sending: Sending;
  ideas: IdeasReport;
  shopping: CatalogueFigures;
  day: Reminders;
  drained: Drain;
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

function row(name: string, goal: string, { ratio, ratios, subject, baseline }: Comparison): string {
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  const cells = [
    name,
    `**${ratio.toFixed(2)}**`,
    goal,
    spread,
    whole(subject.rate),
    whole(baseline.rate),
    ms(subject.p50),
    ms(subject.p99),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The figures as a page. */
export function toMarkdown(
  { loadBefore, read, views, sending, shopping, ideas, day, drained }: Results,
  rounds: number,
  seconds: number,
): string {
  const [cpu] = cpus();
  return `# What it does per second

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.versions.node}. Product, baselines,
Postgres, NATS and the load all share this machine: the ratios say something, the rates only beside them.
Load average before the run, of whatever else ran here: ${loadBefore.toFixed(1)}.

50 connections; ${rounds} rounds of ${seconds} s for product and baseline in turns, after one turn each to warm up. Ratios are throughput of product to baseline, median of the rounds.

| | ratio | goal | rounds | product/s | baseline/s | p50 | p99 |
| --- | --- | --- | --- | --- | --- | --- | --- |
${row('signed-in read, `GET /api/recipients`', '≥ 0.6', read)}
${row('public gift view, kept by the gateway', '≥ 1.0', views.cached)}
${row('public gift view, not kept', '–', views.uncached)}

- The read goes through session, access, validation, NATS, a fresh EntityManager and the output's whitelist; its baseline is a bare Fastify, NATS and pg in two processes with the same query, and neither session nor checks.
- The view's baseline is a bare Fastify and pg in one process with the same query. "Not kept" asks for 12,000 gifts in turn, more than the gateway keeps; 3 rounds.

## Sending

${sending.senders} people send one gift after the other, ${whole(sending.gifts)} in all. The answer to a send waits for the mail to be accepted, up to 2.5 s, so that it can say honestly whether it is out.

| | |
| --- | --- |
| gifts accepted | ${whole(sending.rate)} per second |
| from POST to the mail server's acceptance | p50 ${ms(sending.lag.p50)}, p99 ${ms(sending.lag.p99)} |
| from POST to its answer | p50 ${ms(sending.answer.p50)}, p99 ${ms(sending.answer.p99)} |
| answers that had to say "not yet" | ${sending.warnings} |
| mails lost or sent twice | 0 (the run fails otherwise) |

## The catalogue

A synthetic feed of ${whole(shopping.rows)} products, imported with \`npm run catalogue\` while the product runs, and ${whole(shopping.searches)} searches for one or two interests inside each budget in turn, as the service does them.

| | | goal |
| --- | --- | --- |
| first import | ${whole(shopping.import.rowsPerSecond)} rows per second, peak memory ${whole(shopping.import.peakMegabytes)} MB | |
| the same feed again | ${whole(shopping.import.againRowsPerSecond)} rows per second | |
| search | p50 ${ms(shopping.search.p50)}, p95 ${ms(shopping.search.p95)} | p95 ≤ 30 ms |
| the same by a scan of all rows | p50 ${ms(shopping.scan.p50)}, p95 ${ms(shopping.scan.p95)}: ${whole(shopping.ratio)} times as long at the median | |
| products outside of their budget | 0 (the run fails otherwise) | |

${ideasSection(ideas)}
## What comes due

${whole(day.occasions)} occasions of ${whole(day.users)} users, of which a normal day's ${whole(day.due)} come due at once; ${whole(drained.gifts)} planned gifts due within one minute, one of two workers killed by force after ${whole(drained.sentAtKill)}.

| | | goal |
| --- | --- | --- |
| a day's reminders told of | ${ms(day.productMs)} | ≤ 5 s |
| the same in SQL by hand | ${ms(day.handMs)} | |
| ratio | **${(day.productMs / day.handMs).toFixed(2)}** | |
| all planned gifts out | ${drained.drainedAfter.toFixed(1)} s | ≤ 60 s |
| all accepted by the mail server | ${drained.acceptedAfter.toFixed(1)} s | |
| gifts lost or sent twice | 0 (the run fails otherwise) | 0 |
`;
}

const percent = (value: number) => `${(100 * value).toFixed(value === 1 ? 0 : 1)} %`;

const ideasSection = (report: IdeasReport) => `## Ideas

${report.sets} sets for varied people and budgets, from a model that takes 2 s and the catalogue of the sandbox's shops; 6 asked for at once.

| | | goal |
| --- | --- | --- |
| products inside the budget | ${percent(report.insideBudget)} of ${whole(report.products)} | 100 % |
| gifts shown to somebody who has had them | ${report.repeats} | 0 |
| ideas with products for something the person likes | ${percent(report.matchingUpTo500)} in budgets up to $500, ${percent(report.matching)} in all; most of the products in ${percent(report.mostlyMatching)} | ≥ 80 % |
| ideas with three products | ${percent(report.stocked)} of ${whole(report.ideas)} | – |
| different categories in a set | ${report.categories.toFixed(1)} | – |
| first card | p50 ${ms(report.firstCard.p50)}, p95 ${ms(report.firstCard.p95)} | ≤ 1 s |
| full set | p50 ${ms(report.whole.p50)}, p95 ${ms(report.whole.p95)} | p95 ≤ 3 s |
| full set of the last 24 hours | p50 ${ms(report.cached.p50)}, p95 ${ms(report.cached.p95)} | ≤ 100 ms |
| a model that talks nonsense | ${report.garbage.byModel} of ${report.garbage.sets} sets are its own all the same, ${report.garbage.repaired} of them after being told what does not fit (${report.garbage.repairs} times); the rest by our own rules | – |
`;
