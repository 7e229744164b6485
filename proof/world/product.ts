import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { environment } from '../../tools/environment.ts';
import { Failure } from '../../tools/failure.ts';
import { freePorts } from '../../tools/supervisor/ports.ts';
import { readRunFile, type RunFile } from '../../tools/supervisor/run-file.ts';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a product is to be started. What is left out is usual. */
export interface ProductSettings {
  /** Stands in the name of the folder that is made for it. */
  name: string;
  /** The repository, or a copy of it with its build. */
  root?: string;
  /** A folder that may hold data already; a new one without it. */
  dataDir?: string | undefined;
  /** Variables beyond the usual ones. */
  env?: Record<string, string>;
  /** What Node is told to run. */
  script?: readonly string[];
  /** As whom it is spoken to: `localhost` is what people write, and an address needs no looking up. */
  host?: 'localhost' | '127.0.0.1';
  startsWithinMs?: number;
}

/** The whole product as its supervisor runs it, on free ports and a folder of its own; it goes with whoever started it. */
export class Product {
  readonly dataDir: string;
  private readonly settings: ProductSettings;
  private readonly isOurs: boolean;
  private supervisor?: ChildProcess;
  private ports: number[] = [];
  private text = '';
  private unfinished = '';

  constructor(settings: ProductSettings) {
    this.settings = settings;
    this.isOurs = settings.dataDir === undefined;
    this.dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), `presently-${settings.name}-`));
    chmodSync(this.dataDir, 0o755); // the postgres user must be able to enter
  }

  get url(): string {
    return this.urlOf(0);
  }

  get sandboxUrl(): string {
    return this.urlOf(1);
  }

  /** What it has printed so far. */
  get printed(): string {
    return this.text;
  }

  /** Where everything is. */
  get run(): RunFile {
    const run = readRunFile(this.dataDir);
    if (!run) throw new Failure('The product is not running any more');
    return run;
  }

  /** @throws Failure that shows what it has printed when it does not get ready; nothing of it runs any more then. */
  async launch(): Promise<this> {
    try {
      this.ports = await freePorts(2);
      this.supervisor = this.spawn();
      await this.untilReady(this.supervisor);
      return this;
    } catch (error) {
      await (this.isOurs ? this.destroy() : this.stop());
      throw error;
    }
  }

  /**
   * Switches a fault of one of the imitated third parties: `email`, `sms`, `ai`, `products`, `payments` or `social`.
   * @throws Failure when the sandbox refuses it
   */
  async fault(party: string, mode: 'ok' | 'down' | 'reject' | 'slow' | 'garbage', delayMs?: number): Promise<void> {
    const answer = await fetch(`${this.sandboxUrl}/faults/${party}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, delayMs }),
    });
    if (!answer.ok) throw new Failure(`The sandbox refuses ${mode} for ${party}: ${await answer.text()}`);
  }

  pidOf(name: string): number {
    const pid = this.run.processes[name]?.pid;
    if (pid === undefined) throw new Failure(`${name} does not run`);
    return pid;
  }

  /** Ends the product politely and returns how long it took, in milliseconds. Its folder stays. */
  async stop(): Promise<number> {
    const started = performance.now();
    const { supervisor } = this;
    if (supervisor && isRunning(supervisor)) {
      const ended = new Promise((resolve) => supervisor.once('exit', resolve));
      supervisor.kill('SIGTERM');
      await ended;
    }
    return performance.now() - started;
  }

  /** Ends the product, and nothing is left of it. */
  async destroy(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Told each line that is printed. */
  protected hear(_line: string): void {}

  private urlOf(port: 0 | 1): string {
    return `http://${this.settings.host ?? '127.0.0.1'}:${this.ports[port]}`;
  }

  private spawn(): ChildProcess {
    const { root: home = root, script = ['--disable-warning=ExperimentalWarning', 'tools/supervisor/main.ts'] } =
      this.settings;
    const supervisor = spawn(process.execPath, script, {
      cwd: home,
      // The channel is what tells the supervisor that this process is gone, even if it was killed.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...environment,
        // Those of a test run are not for what it tests.
        NODE_OPTIONS: '',
        NODE_ENV: 'development',
        // Each starts all of it anew, in a folder of its own: what was compiled once is not compiled again.
        NODE_COMPILE_CACHE: join(home, 'node_modules/.cache/compiled'),
        PORT: String(this.ports[0]),
        SANDBOX_PORT: String(this.ports[1]),
        DATA_DIR: this.dataDir,
        ...this.settings.env,
      },
    });
    for (const stream of [supervisor.stdout!, supervisor.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.text += text;
        const lines = (this.unfinished + text).split('\n');
        this.unfinished = lines.pop()!;
        for (const line of lines) this.hear(line);
      });
    return supervisor;
  }

  private async untilReady(supervisor: ChildProcess): Promise<void> {
    const { startsWithinMs = 240_000 } = this.settings;
    for (const end = Date.now() + startsWithinMs; !/^ready\b.*\n/m.test(this.text); await delay(20)) {
      if (isRunning(supervisor) && Date.now() < end) continue;
      throw new Failure(`The product did not start:\n${this.text}`);
    }
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;
