import { Product } from '../world/product.ts';
import { prepareDisks, type Disk, type Disks } from './disks.ts';

/** Short leases and pauses, so that interrupted work resumes within the time of a check. */
const impatient = {
  DELIVERY_LEASE_MS: '6000',
  RETRY_BASE_MS: '1000',
  WEBHOOK_RETRY_BASE_MS: '1000',
  RECEIPT_PATIENCE_MS: '5000',
  PUBLISH_LEASE_MS: '6000',
  PUBLISHER_POLL_MS: '500',
  REGISTRATIONS_PER_HOUR: '100000',
};

/** A process of the product that died. */
export interface Death {
  at: number;
  name: string;
  how: string;
}

/** The product under test, with disks that can be filled, and a record of processes that died. */
export class Target extends Product {
  disks: Disks = {};
  readonly deaths: Death[];

  private constructor(root: string, deaths: Death[]) {
    const onLine = (line: string) => {
      const [, name, how] = /^(\w+)\s+died \((.*)\); starting again/.exec(line) ?? [];
      if (name && how) deaths.push({ at: Date.now(), name, how });
    };
    super({ name: 'faults', host: '127.0.0.1', root, env: impatient, onLine });
    this.deaths = deaths;
  }

  /** @param root the repository, or a copy of it with its build */
  static async prepare(root: string, hasDisks: boolean): Promise<Target> {
    const target = new Target(root, []);
    try {
      if (hasDisks) target.disks = await prepareDisks(target.dataDir);
    } catch (error) {
      await target.destroy();
      throw error;
    }
    return target.launch();
  }

  override async destroy(): Promise<void> {
    await this.stop();
    for (const disk of Object.values(this.disks) as Disk[]) await disk.remove();
    await super.destroy();
  }
}
