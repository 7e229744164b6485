import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sum } from '../world/statistics.ts';
import type { Part } from './parts.ts';

const file = 'proof/verify/turn';
/** Of one share, after the tests in CI. */
export const shareMinutes = 15;
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

/**
 * Divides the parts into shares of at most so many minutes: each goes to the first with room. A longer part is a share by
 * itself. Of a part that has pieces these run, and screens are read in English.
 */
export function sharesOf(parts: readonly Part[], most: number): Part[][] {
  const shares: Part[][] = [];
  for (const part of parts.filter(({ language, hasPieces }) => language === undefined && !hasPieces)) {
    const share = shares.find((others) => sum([part, ...others].map(({ minutes }) => minutes)) <= most);
    if (share) share.push(part);
    else shares.push([part]);
  }
  return shares;
}
