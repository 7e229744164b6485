import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../tools/failure.ts';
import { Product } from '../world/product.ts';
import { productDatabase, withRole } from '../../tools/supervisor/database.ts';
import { prepareDisks, type Disk, type Disks } from './disks.ts';

const returnsWithinMs = 60_000;

/** Short leases and pauses, so that what a fault leaves behind is taken up while somebody still looks. */
const impatient = {
  DELIVERY_LEASE_MS: '6000',
  RETRY_BASE_MS: '1000',
  RECEIPT_PATIENCE_MS: '5000',
  PUBLISH_LEASE_MS: '6000',
  PUBLISHER_POLL_MS: '500',
  EMAILS_PER_USER_A_DAY: '100000',
  TEXTS_PER_USER_A_DAY: '100000',
  TEXTS_A_DAY: '100000',
  REGISTRATIONS_PER_HOUR: '100000',
  MODEL_CALLS_PER_MINUTE: '10000',
};

/** A process of the product that ended: when, and how. */
export interface Death {
  at: number;
  name: string;
  how: string;
}

/** The product under test, with disks that can be filled, and what has died of it. */
export class Target extends Product {
  disks: Disks = {};
  readonly deaths: Death[] = [];

  /** @param root the repository, or a copy of it with its build */
  static async start(root: string, hasDisks: boolean): Promise<Target> {
    const target = new Target({ name: 'faults', root, env: impatient });
    try {
      if (hasDisks) target.disks = await prepareDisks(target.dataDir);
    } catch (error) {
      await target.destroy();
      throw error;
    }
    return target.launch();
  }

  /** The product's database, as a superuser. */
  get adminUrl(): string {
    const { postgres } = JSON.parse(readFileSync(join(this.dataDir, 'secrets.json'), 'utf8')) as { postgres: string };
    return withRole(productDatabase(Object.values(this.run.databases)[0]!.owner).url, 'postgres', postgres);
  }

  /** Waits until a process that ended has been started again. */
  async untilReplaced(name: string, pid: number, withinMs = returnsWithinMs): Promise<void> {
    for (const end = Date.now() + withinMs; this.run.processes[name]?.pid === pid; await delay(20)) {
      if (Date.now() > end) throw new Failure(`${name} was not started again`);
    }
  }

  override async destroy(): Promise<void> {
    await this.stop();
    for (const disk of Object.values(this.disks) as Disk[]) await disk.remove();
    await super.destroy();
  }

  protected override hear(line: string): void {
    const [, name, how] = /^(\w+)\s+died \((.*)\); starting again/.exec(line) ?? [];
    if (name && how) this.deaths.push({ at: Date.now(), name, how });
  }
}
