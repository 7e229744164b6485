import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * Whether the embedded stores already have the schemas and streams of a build, so that a start can skip the checks.
 * Real stores are always checked, because others may have changed them.
 */
export class Prepared {
  private readonly file: string;
  private readonly stamp: string | undefined;

  constructor({ dataDir, databaseUrl, natsUrl }: Pick<Config, 'dataDir' | 'databaseUrl' | 'natsUrl'>) {
    this.file = join(dataDir, 'prepared');
    const areOurs = databaseUrl === undefined && natsUrl === undefined;
    const areThere = ['postgres/PG_VERSION', 'nats/jetstream'].every((path) => existsSync(join(dataDir, path)));
    this.stamp = areOurs && areThere && existsSync(this.file) ? readFileSync(this.file, 'utf8') : undefined;
    // Forgotten first, so that a start that is interrupted is repeated in full.
    if (this.stamp === undefined) rmSync(this.file, { force: true });
  }

  isFor(stamp: string): boolean {
    return this.stamp === stamp;
  }

  remember(stamp: string): void {
    writeFileSync(this.file, stamp);
  }
}
