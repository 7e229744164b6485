import type { BrokerAddress } from '@presently/messaging/connection';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The argument of a baseline's process, as JSON. */
export interface BaselineOptions {
  databaseUrl?: string;
  broker?: BrokerAddress;
  smtpUrl?: string;
}

/** In a baseline's process: reads its options. */
export const options = (): Required<BaselineOptions> => JSON.parse(process.argv[2]!) as Required<BaselineOptions>;

/** In a baseline's process: reports that it serves, and ends it with its parent. */
export function serving(port = 0): void {
  process.once('disconnect', () => process.exit());
  process.send!({ port });
}

/** A separate process that executes the same query with as little code around it as possible. */
export class Baseline {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  static start(
    name: 'read-gateway' | 'read-worker' | 'gift-view' | 'pipeline-sender' | 'pipeline-mailer',
    options: BaselineOptions,
  ): Promise<Baseline> {
    const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
    const child = fork(script, [JSON.stringify(options)], { execArgv: ['--disable-warning=ExperimentalWarning'] });
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`baseline ${name} ended with ${code}`)));
      child.once('message', ({ port }: { port: number }) => resolve(new Baseline(child, port)));
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  stop(): void {
    this.child.disconnect();
  }
}
