import { table } from '../../libs/cli/src/markdown.ts';
import type { Outcome } from './run-part.ts';

const minutes = (ms: number) => (ms / 60_000).toFixed(1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export interface Run {
  title: string;
  commit: string;
  machine: string;
  loadBefore: number;
  startedAt: Date;
  outcomes: readonly Outcome[];
}

/** Parts about which a run says nothing. */
export const leftOutOf = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ state }) => state === 'cut' || state === 'not run');

/** What ran, how long, and how it ended, on one page. */
export function pageOf({ title, commit, machine, loadBefore, startedAt, outcomes }: Run): string {
  const rows = outcomes.map(({ part, state, tookMs, passed, failed }) => [
    part.name,
    state,
    state === 'not run' ? '' : String(passed),
    state === 'not run' ? '' : String(failed),
    state === 'not run' ? '' : minutes(tookMs),
    String(part.minutes),
  ]);
  const total = [
    '**all**',
    '',
    ...(['passed', 'failed', 'tookMs'] as const).map((of) => {
      const value = sum(outcomes.map((outcome) => outcome[of]));
      return of === 'tookMs' ? minutes(value) : String(value);
    }),
    String(sum(outcomes.map(({ part }) => part.minutes))),
  ];
  const notes = outcomes.filter(({ state }) => state !== 'passed').map(({ part, what }) => `- ${part.name}: ${what}`);
  const left = leftOutOf(outcomes).map(({ part }) => part.name);
  return [
    `# ${title}`,
    `_${startedAt.toISOString().slice(0, 16).replace('T', ' ')}, ${commit}, ${machine}, load before ${loadBefore.toFixed(1)}_`,
    ...(left.length > 0 ? [`**Left out:** ${left.join(', ')}. About them this run says nothing.`] : []),
    table(['part', 'result', 'passed', 'failed', 'minutes', 'usual'], [...rows, total]),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  ].join('\n\n');
}
