import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@presently/testing/eventually';
import { freePort } from '@presently/testing/test-broker';

const root = join(import.meta.dirname, '..');

/** What the supervisor writes down about a running product. */
export interface RunFile {
  /** Of the supervisor. */
  pid: number;
  processes: Record<string, { pid: number; port?: number }>;
  databases: Record<string, { owner: string; runtime: string }>;
  natsUrl: string;
  url: string;
  sandboxUrl: string;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The whole product, started as a newcomer does, on free ports and a folder of its own. */
export class Product {
  private output = '';

  private constructor(
    private readonly supervisor: ChildProcess,
    readonly url: string,
    readonly sandboxUrl: string,
    readonly dataDir: string,
  ) {
    supervisor.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    supervisor.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  static async start({ dataDir, env = {} }: { dataDir?: string; env?: Record<string, string> } = {}): Promise<Product> {
    const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'presently-e2e-'));
    chmodSync(directory, 0o755);
    const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
    const child = spawn('node', ['tools/run.mjs', 'tools/supervisor/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'development',
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: directory,
        // Every suite starts all of it anew, in a folder of its own: what was compiled once is not compiled again.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const product = new Product(child, `http://localhost:${port}`, `http://localhost:${sandboxPort}`, directory);
    await product.ready();
    return product;
  }

  private async ready(): Promise<void> {
    const end = Date.now() + 120_000;
    const line = new RegExp(`ready.*${this.url}`);
    while (!line.test(this.output)) {
      if (this.supervisor.exitCode !== null || Date.now() > end)
        throw new Error(`the product did not start:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** What `npm start` has printed so far. */
  get printed(): string {
    return this.output;
  }

  get run(): RunFile {
    return JSON.parse(readFileSync(join(this.dataDir, 'run.json'), 'utf8')) as RunFile;
  }

  /** Sends a signal to one of the product's processes, as an operating system or an operator would. */
  signal(name: string, signal: NodeJS.Signals): void {
    process.kill(this.run.processes[name]!.pid, signal);
  }

  /** Switches a fault of one of the imitated third parties: `email`, `sms`, `ai`, `products`, `payments` or `social`. */
  async fault(party: string, mode: 'ok' | 'down' | 'reject' | 'slow' | 'garbage', delayMs?: number): Promise<void> {
    const answer = await fetch(`${this.sandboxUrl}/faults/${party}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, delayMs }),
    });
    if (!answer.ok) throw new Error(`the sandbox refuses ${mode} for ${party}: ${await answer.text()}`);
  }

  /** Ends everything at once and for good, as a machine does that is lost. */
  async crash(): Promise<void> {
    const { pid, processes } = this.run;
    for (const lost of [pid, ...Object.values(processes).map((one) => one.pid)]) process.kill(lost, 'SIGKILL');
    await eventually(() => Object.values(processes).every((one) => !isAlive(one.pid)));
  }

  /** Ends the product politely and returns how long it took, in milliseconds. */
  async stop(): Promise<number> {
    const start = Date.now();
    const ended = new Promise((resolve) => this.supervisor.once('exit', resolve));
    if (this.supervisor.exitCode === null) {
      this.supervisor.kill('SIGTERM');
      await ended;
    }
    return Date.now() - start;
  }

  async destroy(): Promise<void> {
    await this.stop();
    if (existsSync(this.dataDir)) rmSync(this.dataDir, { recursive: true, force: true });
  }
}
