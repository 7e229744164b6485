import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../libs/cli/src/failure.ts';
import type { Product } from '../world/product.ts';

/** Milliseconds of processor time, by process of the product. `total` is without the sandbox, which no real deployment has. */
export type Cost = Record<string, number> & { total: number };

/** The kernel counts in hundredths of a second. */
const tickMs = 10;
const quietMs = 400;

interface Stat {
  pid: number;
  parent: number;
  /** Of its own, and of the children that have ended. */
  ms: number;
}

/** What an operation costs: processor time hardly depends on what else the machine does, as wall time would. */
export class CpuMeter {
  private readonly product: Product;
  private before: Record<string, number> = {};

  constructor(product: Product) {
    this.product = product;
  }

  /**
   * @param work does the same operation over and over; what it sets off is waited for.
   * @returns the cost of one operation.
   */
  async perOperation(operations: number, work: () => Promise<unknown>): Promise<Cost> {
    this.before = timesOf(this.product);
    await work();
    await this.settled();
    const after = timesOf(this.product);
    const each = Object.entries(after).map(([name, ms]) => [name, (ms - this.before[name]!) / operations] as const);
    const total = each.reduce((sum, [name, ms]) => (name === 'sandbox' ? sum : sum + ms), 0);
    return { ...Object.fromEntries(each), total };
  }

  /** Until the product does next to nothing: an event's effects have come to their end. */
  private async settled(): Promise<void> {
    const sum = () => Object.values(timesOf(this.product)).reduce((total, ms) => total + ms, 0);
    for (let last = sum(), end = Date.now() + 120_000; Date.now() < end;) {
      await delay(quietMs);
      const now = sum();
      if (now - last < quietMs / 4) return;
      last = now;
    }
    throw new Failure('The product never came to rest');
  }
}

function timesOf(product: Product): Record<string, number> {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  const withChildren = (pid: number): number =>
    all.reduce((sum, stat) => {
      if (stat.pid === pid) return sum + stat.ms;
      return stat.parent === pid ? sum + withChildren(stat.pid) : sum;
    }, 0);
  return Object.fromEntries(
    Object.entries(product.run.processes).map(([name, { pid }]) => [name, pid === undefined ? 0 : withChildren(pid)]),
  );
}

function statOf(pid: number): Stat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { pid, parent: parent!, ms: ticks * tickMs };
  } catch {
    return undefined;
  }
}
