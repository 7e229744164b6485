import { eventually } from '@presently/testing/eventually';
import { Product as StartedProduct } from './product.ts';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The whole product, started as a newcomer does. */
export class Product extends StartedProduct {
  static start({ dataDir, env = {} }: { dataDir?: string; env?: Record<string, string> } = {}): Promise<Product> {
    const script = ['tools/run.mjs', 'tools/supervisor/main.ts'];
    return new Product({ name: 'e2e', dataDir, env, script, host: 'localhost', startsWithinMs: 120_000 }).launch();
  }

  /** Sends a signal to one of the product's processes, as an operating system or an operator would. */
  signal(name: string, signal: NodeJS.Signals): void {
    process.kill(this.pidOf(name), signal);
  }

  /** Ends everything at once and for good, as a machine does that is lost. */
  async crash(): Promise<void> {
    const { pid, processes } = this.run;
    const lost = Object.keys(processes).map((name) => this.pidOf(name));
    for (const one of [pid, ...lost]) process.kill(one, 'SIGKILL');
    await eventually(() => lost.every((one) => !isAlive(one)));
  }
}
