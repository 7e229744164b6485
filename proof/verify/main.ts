import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';
import { root } from '../../tools/root.ts';
import { closingLine } from '../../tools/test/summary.ts';
import { describeMachine } from '../world/machine.ts';
import { leftOutOf, pageOf } from './page.ts';
import { partsOf, type Part } from './parts.ts';
import { runPart, type Outcome } from './run-part.ts';
import { minutesOf, partsOfTurn, shareCount, sharesOf, turnOf } from './share.ts';

const folder = join(root, 'test-results/verify');
const minuteMs = 60_000;
/** A busy machine takes longer than it usually does. */
const patience = 3;

interface Options {
  title: string;
  parts: Part[];
  /** What this machine cannot run, and no share has. */
  absent?: Part[];
  /** For all of them. */
  withinMs: number;
}

function optionsOf(args: readonly string[]): Options & { isList?: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      share: { type: 'boolean' },
      seconds: { type: 'string', default: 'Infinity' },
      turn: { type: 'string' },
      list: { type: 'boolean' },
      language: { type: 'string' },
    },
  });
  const withinMs = Number(values.seconds) * 1_000;
  const all = partsOf(root);
  if (values.share) {
    const own = all.filter(({ language }) => language === undefined);
    const absent = own.filter(({ obstacle }) => obstacle?.() !== undefined);
    const shares = sharesOf(
      own.filter((part) => !absent.includes(part)),
      shareCount,
    );
    const turn = values.turn === undefined ? turnOf(root) : Number(values.turn);
    const title = `Share ${(turn % shares.length) + 1} of ${shares.length} of the proof`;
    // Each page names what this machine cannot run.
    return { title, parts: partsOfTurn(shares, turn), absent, withinMs, isList: values.list };
  }
  const chosen = all
    .filter(({ language }) => language === values.language)
    .filter(({ name, isPiece }) =>
      positionals.length > 0 ? positionals.some((word) => name.includes(word)) : !isPiece,
    );
  if (chosen.length === 0) throw new Failure(`No part is called so: ${all.map(({ name }) => name).join(', ')}`);
  return { title: 'The whole proof', parts: chosen, withinMs, isList: values.list };
}

async function runAll({ parts, absent = [], withinMs }: Options): Promise<Outcome[]> {
  const end = Date.now() + withinMs;
  const outcomes: Outcome[] = [];
  for (const part of [...parts, ...absent]) {
    const left = end - Date.now();
    // The first one always begins.
    const isLate = outcomes.length > 0 && left < part.minutes * minuteMs;
    const obstacle = part.obstacle?.() ?? (isLate ? 'no time was left' : undefined);
    const outcome: Outcome = obstacle
      ? { part, state: 'not run', tookMs: 0, passed: 0, failed: 0, what: obstacle }
      : await runPart(root, folder, part, Math.min(left, patience * part.minutes * minuteMs));
    outcomes.push(outcome);
    say(part.name, `${outcome.state}: ${outcome.what}`, outcome.tookMs);
    if (outcome.state === 'failed') console.log(tailOf(outcome.log!));
  }
  return outcomes;
}

const tailOf = (log: string): string => readFileSync(log, 'utf8').trim().split('\n').slice(-60).join('\n');

/** What the benchmark measured. */
function figuresIn(outcomes: readonly Outcome[]): string {
  const log = outcomes.find(({ part, state }) => part.name === 'bench' && state === 'passed')?.log;
  if (!log) return '';
  const text = readFileSync(log, 'utf8');
  return `\n## Figures\n\nOf few repetitions; [RESULTS.md](../proof/bench/RESULTS.md) has those of many.\n\n${text
    .slice(text.indexOf('\n## ') + 1)
    .replaceAll(/^## /gm, '### ')}`;
}

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'no commit';
  }
};

/**
 * `npm run verify`: runs everything that proves the product, one part after the other, and writes `test-results/verify.md`.
 * `-- k8s journey` runs the parts with such names, `-- screens --language de` those in another language than English;
 * `-- --share --seconds 900` those whose turn it is, after the tests.
 * Ends with `N passed, N failed, N skipped`: a part that did not run, or was ended because its time is over, is skipped.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = optionsOf(args);
  console.log(`${options.title}: ${options.parts.length} parts, usually ${minutesOf(options.parts)} min`);
  if (options.isList) {
    for (const { name, minutes } of options.parts) console.log(`${name.padEnd(32)} ${minutes} min`);
    return 0;
  }
  const [loadBefore, startedAt] = [loadavg()[0]!, new Date()];
  const outcomes = await runAll(options);
  mkdirSync(folder, { recursive: true });
  const page = join(root, 'test-results/verify.md');
  const run = { title: options.title, commit: commit(), machine: describeMachine(), loadBefore, startedAt, outcomes };
  writeFileSync(page, `${pageOf(run)}\n${figuresIn(outcomes)}`);
  say('page', 'test-results/verify.md');
  const count = (of: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[of], 0);
  const left = leftOutOf(outcomes);
  for (const { part, state, what } of left) say('left out', `${part.name}, ${state}: ${what}`);
  const counts = { passed: count('passed'), failed: count('failed'), skipped: left.length };
  console.log(closingLine(counts));
  return counts.failed === 0 ? 0 : 1;
}
