import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/root.ts';
import { say } from '../../libs/cli/src/say.ts';
import { Random } from '../world/random.ts';
import { canMount } from './disks.ts';
import { verifyMutants } from './mutants/mutants.ts';
import { readOptions } from './options.ts';
import { Page } from './report/page.ts';
import { linesOf, toMarkdown } from './report/report.ts';
import { allFaults, schedule } from './schedule.ts';
import { runSuite } from './suite.ts';
import { Target } from './target.ts';

export async function main(args: readonly string[]): Promise<number> {
  const page = new Page(join(root, 'docs/faults.md'));
  if (args.includes('--mutants')) return verifyMutants(root, args, page);
  const options = readOptions(args);
  if (options.isList) {
    for (const { name, what, isQuick } of allFaults) say(name.padEnd(28), `${what}${isQuick ? ' (quick)' : ''}`);
    return 0;
  }
  const random = new Random(options.seed);
  const wanted = schedule(options, random);
  const hasDisks = wanted.some(({ needsDisk }) => needsDisk) && (await mayMount());
  const faults = wanted.filter(({ needsDisk }) => hasDisks || !needsDisk);
  const notRun = wanted.filter((fault) => !faults.includes(fault)).map(({ name }) => name);
  const started = Date.now();
  say('seed', String(options.seed));
  const target = await Target.prepare(root, hasDisks);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void target.destroy().then(() => process.exit(130)));
  try {
    say('product', `${target.url}   ready`, Date.now() - started);
    const result = await runSuite(target, faults, random);
    const run = { seed: options.seed, isQuick: options.isQuick, notRun, tookMs: Date.now() - started };
    console.table(linesOf(result));
    for (const { what, because } of result.outcomes.doubled) say('in the window', `${what} (${because.join(', ')})`);
    for (const { kind, what } of result.violations) say(`BROKEN ${kind}`, what);
    for (const name of notRun) say('NOT RUN', `${name}: no disk can be mounted here`);
    if (options.isWrite) page.writeFaults(toMarkdown(result, run));
    say('promises broken', String(result.violations.length));
    const isIncomplete = notRun.length > 0 && !options.isWithoutDisk;
    return result.violations.length > 0 || isIncomplete ? 1 : 0;
  } finally {
    await target.destroy();
  }
}

async function mayMount(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'presently-mount-'));
  try {
    return await canMount(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
