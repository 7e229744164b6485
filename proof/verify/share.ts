import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sum } from '../world/statistics.ts';
import type { Part } from './parts.ts';

const file = 'proof/verify/turn';
/** Of one share, after the tests in CI. */
export const shareMinutes = 15;
/** After as many landings all of them have run. */
export const shareCount = 10;
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
 * Divides the parts into so many shares of about the same time: the longest first, each into the emptiest share. So every
 * share leaves time for a machine that is slower than it usually is. Of a part that has pieces these run, and screens are
 * read in English.
 */
export function sharesOf(parts: readonly Part[], count: number): Part[][] {
  const some = parts.filter(({ language, hasPieces }) => language === undefined && !hasPieces);
  const shares = Array.from({ length: Math.min(count, some.length) }, (): Part[] => []);
  for (const part of some.toSorted((one, other) => other.minutes - one.minutes))
    shares.reduce((least, share) => (minutesOf(share) < minutesOf(least) ? share : least)).push(part);
  return shares.map((share) => some.filter((part) => share.includes(part)));
}

export const minutesOf = (parts: readonly Part[]): number => sum(parts.map(({ minutes }) => minutes));

/**
 * The parts of one turn. When a share comes again it begins with its next part: the first always runs, so that no part is
 * left out for good, however slow the machine is.
 */
export function partsOfTurn(shares: readonly Part[][], turn: number): Part[] {
  const share = shares[turn % shares.length] ?? [];
  const first = Math.floor(turn / shares.length) % share.length;
  return [...share.slice(first), ...share.slice(0, first)];
}
