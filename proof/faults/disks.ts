import { execFile } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preparePostgres } from '../../tools/supervisor/servers/embedded-postgres.mjs';
import { Failure } from '../../libs/cli/src/failure.ts';
import { keepSecrets } from '../../tools/supervisor/secrets.ts';

const run = promisify(execFile);
const megabyte = 1024 * 1024;

/** A small disk that can be filled to the last byte and freed. */
export class Disk {
  private readonly filler: string;
  /** Mounts, in the order of unmounting. */
  private readonly mounts: readonly string[];

  constructor(folder: string, mounts: readonly string[]) {
    this.filler = join(folder, 'filler');
    this.mounts = mounts;
  }

  fill(): void {
    const file = openSync(this.filler, 'w');
    try {
      for (const size of [megabyte, 4_096, 64]) {
        const block = Buffer.alloc(size);
        while (wasWritten(file, block));
      }
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.filler, { force: true });
  }

  async remove(): Promise<void> {
    for (const mount of this.mounts) await run('umount', ['--lazy', mount]).catch(() => undefined);
  }
}

function wasWritten(file: number, block: Buffer): boolean {
  try {
    return writeSync(file, block) === block.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

export interface Disks {
  nats?: Disk;
  postgres?: Disk;
}

const mountTmpfs = async (folder: string, size: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', folder]);
};

/** Whether this machine allows us to mount small disks. That takes root on Linux. */
export async function canMount(dataDir: string): Promise<boolean> {
  const folder = join(dataDir, 'try');
  try {
    await mountTmpfs(folder, '1m');
    await run('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Mounts a disk for each store into a data folder that is not in use yet. */
export async function prepareDisks(dataDir: string): Promise<Disks> {
  try {
    const nats = join(dataDir, 'nats');
    await mountTmpfs(nats, '192m');
    // Creating a cluster ends with a rename, which a mount point refuses. So it is created on the disk, then mounted.
    const disk = join(dataDir, 'postgres-disk');
    await mountTmpfs(disk, '1g');
    const cluster = join(disk, 'cluster');
    const { postgres: password } = keepSecrets(dataDir, ['postgres']);
    await preparePostgres({ dataDir: cluster, password: password!, initdbFlags: ['--no-sync'] });
    const place = join(dataDir, 'postgres');
    mkdirSync(place);
    await run('mount', ['--bind', cluster, place]);
    chmodSync(disk, 0o755);
    return { nats: new Disk(nats, [nats]), postgres: new Disk(disk, [place, disk]) };
  } catch (error) {
    throw new Failure(`Small disks could not be mounted: ${(error as Error).message}`);
  }
}
