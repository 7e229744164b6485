import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Far more than the medium suites have there at once: 170 MB. */
const neededBytes = 2 * 1024 ** 3;

/** Whether the mounts of a system, as in /proc/mounts, have a folder in memory where programs may run. */
export const isInMemory = (mounts: string, folder: string): boolean =>
  mounts
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, at, type, options]) => at === folder && type === 'tmpfs' && !options?.split(',').includes('noexec'));

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return isInMemory(readFileSync('/proc/mounts', 'utf8'), memory) && bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Creates a folder for the files of one test run, deleted after it. Tests create and delete thousands of them, each
 * time with a new database and broker: about a fifth of their processor time on a disk, little in memory.
 */
export function createScratchFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'presently-test-'));
  // The user that runs Postgres must be able to enter.
  chmodSync(folder, 0o755);
  return folder;
}
