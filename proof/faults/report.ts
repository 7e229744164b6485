import { describeMachine, today } from '../world/machine.ts';
import { table } from '../world/markdown.ts';
import type { Violation } from './checks/check.ts';
import { tellTime, type Row } from './outcomes.ts';
import type { Result } from './result.ts';

/** The time span that belongs to a row: until the next fault. */
const spanOf = (rows: readonly Row[], index: number): [number, number] => [
  index === 0 ? 0 : rows[index]!.from,
  rows[index + 1]?.from ?? Infinity,
];

const within = (at: number | undefined, [from, to]: readonly [number, number]) =>
  at !== undefined && at >= from && at < to;

export interface ReportLine {
  fault: string;
  operations: string;
  lost: number;
  doubled: string;
  recovery: string;
  remark: string;
}

/** The table, one line per fault. */
export function linesOf({ outcomes, violations, journal }: Result): ReportLine[] {
  const { rows, doubled } = outcomes;
  return rows.map((row, index) => {
    const span = spanOf(rows, index);
    const { ok, fail, unknown } = journal.count(...span);
    const count = (kind: Violation['kind']) =>
      violations.filter((violation) => violation.kind === kind && within(violation.at, span)).length;
    const allowed = doubled.filter(({ at }) => within(at, span)).length;
    return {
      fault: row.fault.what,
      operations: `${ok} / ${fail} / ${unknown}`,
      lost: count('lost'),
      doubled: `${count('doubled')}${allowed > 0 ? ` (+${allowed} in the window)` : ''}`,
      recovery: `${tellTime(row.firstGoodMs)} / ${tellTime(row.caughtUpMs)}`,
      remark: row.remark ?? '',
    };
  });
}

export interface Run {
  seed: number;
  isQuick: boolean;
  notRun: readonly string[];
  tookMs: number;
}

/** The page in docs. */
export function toMarkdown(result: Result, { seed, isQuick, notRun, tookMs }: Run): string {
  const { outcomes, violations, journal } = result;
  const { ok, fail, unknown } = journal.count(0, Infinity);
  const rows = linesOf(result).map(({ fault, operations, lost, doubled, recovery, remark }) => [
    fault,
    operations.replaceAll(' ', ''),
    recovery.replaceAll(' ', ''),
    [lost > 0 && `${lost} lost`, doubled !== '0' && `doubled: ${doubled}`, remark].filter(Boolean).join('; '),
  ]);
  const kind = `${isQuick ? 'the quick form' : 'all faults'}, seed ${seed}, ${Math.round(tookMs / 60_000)} min`;
  return `# What happens when parts break

Written by \`npm run verify:faults -- --write\`: the product as \`npm start\` runs it, under load (mails and texts now
and for later, views, ideas, payments, posts, new and deleted accounts), and one fault after the other. The promises:
[reliability.md](reliability.md). The checks: \`proof/faults/checks\`.

- ${today()}, ${describeMachine()}; ${kind}
- ${ok + fail + unknown} operations: ${ok} confirmed, ${fail} refused, ${unknown} without an answer
- operations: confirmed/refused/unanswered; recovery: first good answer/all caught up, after the end of the fault
- promises broken: **${violations.length}**; messages doubled inside the window: ${outcomes.doubled.length}
${notRun.length > 0 ? `- **not run**: ${notRun.join(', ')}\n` : ''}
${table(['fault', 'operations', 'recovery', 'remark'], rows)}
${section(
  'Doubled inside the window',
  outcomes.doubled.map(({ what, because }) => `${what}: ${because.join(', ')}`),
)}${section(
    'Broken',
    violations.map(({ kind, what }) => `${kind}: ${what}`),
  )}`;
}

const section = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `\n## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}\n`;
