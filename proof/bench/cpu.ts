import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../libs/cli/src/failure.ts';
import type { Product } from '../world/product.ts';
import { sum } from '../world/statistics.ts';

/** Milliseconds of processor time by process. `total` excludes the sandbox, which no real deployment has. */
export type Cost = Record<string, number> & { total: number };

/** The kernel counts in hundredths of a second. */
const tickMs = 10;
const quietMs = 400;

interface Stat {
  pid: number;
  parent: number;
  /** Its own, and its ended children's. */
  ms: number;
}

/** Measures processor time, which hardly depends on other load of the machine. */
export class CpuMeter {
  private readonly product: Product;
  private readonly others: Record<string, number | undefined>;

  /** @param others further processes, by name */
  constructor(product: Product, others: Record<string, number | undefined> = {}) {
    this.product = product;
    this.others = others;
  }

  /**
   * @param work repeats one operation. Its effects are awaited.
   * @returns the cost of one operation
   */
  async perOperation(operations: number, work: () => Promise<unknown>): Promise<Cost> {
    const before = timesOf(this.product, this.others);
    await work();
    await untilIdle(this.product);
    const after = timesOf(this.product, this.others);
    const each = Object.entries(after).map(([name, ms]) => [name, (ms - before[name]!) / operations] as const);
    const total = sum(each.map(([name, ms]) => (name === 'sandbox' ? 0 : ms)));
    return { ...Object.fromEntries(each), total };
  }
}

/** Waits until the product is idle, so that all effects of events are included. */
export async function untilIdle(product: Product): Promise<void> {
  const used = () => sum(Object.values(timesOf(product)));
  for (let last = used(), end = Date.now() + 120_000; Date.now() < end;) {
    await delay(quietMs);
    const now = used();
    if (now - last < quietMs / 4) return;
    last = now;
  }
  throw new Failure('The product never became idle');
}

/** Processor time of all processes of the product since their start, in milliseconds. */
export const processorMs = (product: Product): number =>
  sum(Object.entries(timesOf(product)).map(([name, ms]) => (name === 'sandbox' ? 0 : ms)));

/** The processes of the product and of its supervisor, by name, with the processor time of each name. */
export function familyOf({ run }: Product): Record<string, { pids: number[]; ms: number }> {
  const all = new Map(processes().map((stat) => [stat.pid, stat]));
  const names = new Map(Object.entries(run.processes).map(([name, { pid }]) => [pid, name]));
  names.set(all.get(run.pid)!.parent, 'supervisor');
  const nameOf = (pid: number): string | undefined => {
    const stat = all.get(pid);
    return names.get(pid) ?? (stat && nameOf(stat.parent));
  };
  const named = Map.groupBy(all.values(), ({ pid }) => nameOf(pid));
  named.delete(undefined);
  return Object.fromEntries(
    [...named].map(([name, stats]) => [
      name!,
      { pids: stats.map(({ pid }) => pid), ms: sum(stats.map(({ ms }) => ms)) },
    ]),
  );
}

const processes = (): Stat[] =>
  readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));

function timesOf(product: Product, others: Record<string, number | undefined> = {}): Record<string, number> {
  const all = processes();
  const withChildren = (pid: number): number =>
    sum(all.map((stat) => (stat.pid === pid ? stat.ms : stat.parent === pid ? withChildren(stat.pid) : 0)));
  const ofProduct = Object.entries(product.run.processes).map(([name, { pid }]) => [name, pid] as const);
  return Object.fromEntries(
    [...ofProduct, ...Object.entries(others)].map(([name, pid]) => [name, pid === undefined ? 0 : withChildren(pid)]),
  );
}

function statOf(pid: number): Stat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent] = fields;
    const ticks = sum(fields.slice(11, 15));
    return { pid, parent: parent!, ms: ticks * tickMs };
  } catch {
    return undefined;
  }
}
