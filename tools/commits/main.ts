import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, explain } from '../../libs/cli/src/failure.ts';
import { root } from '../root.ts';
import { lastCommits } from './last-commits.ts';
import { areasIn, faultsOf } from './message.ts';

/**
 * Checks messages of commits: `npm run commits [-- <range of commits>]`, by default the last ones,
 * or `main.ts --file <message>` for git's hook.
 */
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Where a message has rules: commits whose tree has none of them were made before. */
const hasRules = (commit: string): boolean => git('ls-tree', commit, 'tools/commits/message.ts') !== '';

function messagesToCheck([option, value]: readonly string[]): Map<string, string> {
  if (option === '--file') return new Map([[value!, readFileSync(value!, 'utf8')]]);
  const commits = option ? linesOf(git('rev-list', '--no-merges', option)) : lastCommits(root);
  return new Map(
    commits.filter(hasRules).map((commit) => [commit.slice(0, 8), git('show', '-s', '--format=%B', commit)]),
  );
}

function check(args: readonly string[]): void {
  // An unpacked archive has no commits.
  if (!existsSync(join(root, '.git'))) return;
  const areas = areasIn(linesOf(git('ls-tree', '-rd', '--name-only', 'HEAD')));
  const faulty = [...messagesToCheck(args)].flatMap(([name, message]) => {
    const faults = faultsOf(message, areas);
    return faults.length > 0 ? [[`${name} ${message.split('\n')[0]}`, ...faults].join('\n  ')] : [];
  });
  if (faulty.length > 0) throw new Failure(faulty.join('\n'));
}

try {
  check(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
