import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a baseline is told, as its one argument. */
export interface BaselineOptions {
  databaseUrl?: string;
  natsUrl?: string;
  smtpUrl?: string;
}

/** Of a baseline's process: reads what it was told. */
export const told = (): Required<BaselineOptions> => JSON.parse(process.argv[2]!) as Required<BaselineOptions>;

/** Of a baseline's process: says that it serves, on a port if it has one, and ends with the one who started it. */
export function serving(port = 0): void {
  process.once('disconnect', () => process.exit());
  process.send!({ port });
}

/** A process of its own that does the same query with as little as possible around it. */
export class Baseline {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  static start(
    name: 'read-gateway' | 'read-worker' | 'gift-view' | 'send',
    options: BaselineOptions,
  ): Promise<Baseline> {
    const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
    const child = fork(script, [JSON.stringify(options)], { execArgv: ['--disable-warning=ExperimentalWarning'] });
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`baseline ${name} ended with ${code}`)));
      child.once('message', ({ port }: { port: number }) => resolve(new Baseline(child, port)));
    });
  }

  stop(): void {
    this.child.disconnect();
  }
}
