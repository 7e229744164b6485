import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './parts.ts';

const file = 'proof/verify/turn';
/** A landing brings about as many commits. */
const commitsOfALanding = 10;

/**
 * A number that moves with each landing: the one in `proof/verify/turn`, to which whoever lands adds one, and one more for
 * each ten commits since, in case nobody did. A shallow clone has the file's number only.
 */
export function turnOf(root: string): number {
  const written = Number(readFileSync(join(root, file), 'utf8'));
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const changed = git('log', '-1', '--format=%H', '--', file);
    return written + Math.floor(Number(git('rev-list', '--count', `${changed}..HEAD`)) / commitsOfALanding);
  } catch {
    // An unpacked archive has no commits.
    return written;
  }
}

/** Parts that were seen green from the tree that lands. The others run by hand until they are. */
const seenGreen: readonly string[] = [
  'k8s',
  'journey assistants',
  'journey choices',
  'journey clicks',
  'journey crash',
  'journey currencies',
  'journey gifts',
  'journey ideas',
  'journey languages',
  'journey order',
  'journey phone',
  'journey push',
  'journey story',
];

/** Divides the parts into shares of at most so many minutes, in their order. A longer part is a share by itself. */
export function sharesOf(parts: readonly Part[], most: number, names: readonly string[] = seenGreen): Part[][] {
  const shares: Part[][] = [];
  let left = 0;
  for (const part of parts.filter(({ name }) => names.includes(name))) {
    if (part.minutes > left) {
      shares.push([]);
      left = most;
    }
    shares.at(-1)!.push(part);
    left -= part.minutes;
  }
  return shares;
}
