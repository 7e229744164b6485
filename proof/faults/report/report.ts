import { describeMachine, today } from '../../world/machine.ts';
import { list } from '../../../libs/cli/src/markdown.ts';
import type { Violation } from '../checks/check.ts';
import { tellTime, type Row } from '../outcomes.ts';
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

/** An item for each part: `- gifting: kill 2.3/2.4, pause 0.9/4.1`. */
function recoveries(result: Result): string {
  const byPart = new Map<string, string[]>();
  for (const [index, { recovery, remark }] of linesOf(result).entries()) {
    const [part, fault] = result.outcomes.rows[index]!.fault.name.split(':') as [string, string];
    const took = recovery.replaceAll(/ s\b| /g, '');
    byPart.set(part, [...(byPart.get(part) ?? []), `${fault} ${took}${remark && ` (${remark})`}`]);
  }
  const parts = [...byPart].toSorted(([one], [other]) => one.localeCompare(other));
  return list(parts.map(([part, faults]) => `${part}: ${faults.toSorted().join(', ')}`));
}

/** The page in docs. */
export function toMarkdown(result: Result, { seed, isQuick, notRun, tookMs }: Run): string {
  const { outcomes, violations, journal } = result;
  const { ok, fail, unknown } = journal.count(0, Infinity);
  const causes = [...new Set(outcomes.doubled.flatMap(({ because }) => because))];
  const doubled = [outcomes.doubled.length, ...causes].join(', ');
  const broken = violations.map(({ kind, what }) => `${kind}: ${what}`);
  const kind = `${isQuick ? 'the quick form' : 'all faults'}, seed ${seed}, ${Math.round(tookMs / 60_000)} min`;
  return `# What happens when parts break

Written by \`npm run verify:faults -- --write\`, which breaks one part after the other under load and checks
[what is promised](reliability.md). \`-- --list\` explains the names. Each figure is in seconds after the end of the
fault: the first good answer/all work caught up.

- ${today()}, ${describeMachine()}; ${kind}
- ${ok + fail + unknown} operations: ${ok} confirmed, ${fail} refused, ${unknown} without an answer
- promises broken: **${violations.length}**; messages doubled inside the window: ${doubled}
${notRun.length > 0 ? `- **not run**: ${notRun.join(', ')}\n` : ''}
${recoveries(result)}
${violations.length > 0 ? `\n## Broken\n\n${list(broken)}\n` : ''}`;
}
