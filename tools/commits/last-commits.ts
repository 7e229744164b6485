import { execFileSync } from 'node:child_process';

/** Since when every commit keeps the rules: those before it stay as they are. */
const checkedSince = '2b14fe3047977471a36fbd7e4f1d212dfe630554';
/** More than a landing brings. */
const mostCommits = 50;

/**
 * The last commits on every branch that was merged, without merges, newest first.
 * @param since is not among them, nor what it is made on. A shallow clone may be without it
 */
export function lastCommits(root: string, since = checkedSince, most = mostCommits): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const list = (...range: string[]) =>
    git('rev-list', '--no-merges', `--max-count=${most}`, ...range)
      .split('\n')
      .filter(Boolean);
  try {
    return list('HEAD', `^${since}`);
  } catch {
    return list('HEAD');
  }
}
